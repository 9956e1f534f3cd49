import { describe, expect, test } from 'vitest';
import { type CheckedTemplate, schemaFaults } from './schema-faults.ts';
import { appOf, templateOf, trainOf, type VariantName } from './synthesize.ts';

/** Together they have every kind of resource that a stage can have. */
const five: VariantName[] = ['dev', 'prod', 'mailFromZone', 'webhookOwnSecret', 'everything'];

test.each(five)('CloudFormation’s own schemas find nothing in the template (%s)', (variant) => {
  expect(schemaFaults(templateOf(variant).toJSON() as CheckedTemplate)).toEqual([]);
});

test('nor in the stack at the edge', () => {
  const edge = appOf('everything').edgeTemplate?.toJSON() as CheckedTemplate;
  expect(Object.keys(edge.Resources).length).toBeGreaterThan(5);
  expect(schemaFaults(edge)).toEqual([]);
});

test('nor in what the release train needs', () => {
  const { template } = trainOf('prod', { repository: 'owner/name', provider: '' });
  expect(schemaFaults(template.toJSON() as CheckedTemplate)).toEqual([]);
});

describe('a fault that is planted is found', () => {
  const ourTable = templateOf('dev').findResources('AWS::DynamoDB::Table');
  const [[id, table] = ['', { Properties: {} }]] = Object.entries(ourTable);
  const faultsWith = (changed: object, Type = 'AWS::DynamoDB::Table') =>
    schemaFaults({ Resources: { [id]: { Type, Properties: { ...table.Properties, ...changed } } } }).map((fault) =>
      fault.replaceAll(id, 'Table'),
    );
  /** Without what refers to other resources, which are not in these templates. */
  const plain = { SSESpecification: { SSEEnabled: true } };

  test.each([
    ['an unknown type', {}, 'AWS::DynamoDB::Tabel', 'Table: there is no type AWS::DynamoDB::Tabel.'],
    ['an unknown property', { TableNam: 'x' }, undefined, 'Table.TableNam is not known.'],
    [
      'an unknown one inside',
      { SSESpecification: { SSEEnabled: true, Kms: 'x' } },
      undefined,
      'Table.SSESpecification.Kms is not known.',
    ],
    ['a missing one', { KeySchema: undefined }, undefined, 'Table.KeySchema is missing.'],
    [
      'a missing one inside',
      { TimeToLiveSpecification: { AttributeName: 'x' } },
      undefined,
      'Table.TimeToLiveSpecification.Enabled is missing.',
    ],
    [
      'a text for a truth',
      { DeletionProtectionEnabled: 'true' },
      undefined,
      'Table.DeletionProtectionEnabled is "true", which is no boolean.',
    ],
    ['an object for a list', { GlobalSecondaryIndexes: {} }, undefined, 'Table.GlobalSecondaryIndexes is not a list.'],
    ['a list for an object', { SSESpecification: [] }, undefined, 'Table.SSESpecification is not an object.'],
    ['a tag without its name', { Tags: [{ Value: 'x' }] }, undefined, 'Table.Tags[0] is not a tag.'],
    [
      'a resource that is not there',
      { TableName: { 'Fn::GetAtt': ['Nothing', 'Arn'] } },
      undefined,
      'Table refers to Nothing, which is not in the template.',
    ],
    [
      'an attribute that there is not',
      { TableName: { 'Fn::GetAtt': [id, 'Ran'] } },
      undefined,
      'Table asks Table for Ran, which AWS::DynamoDB::Table does not have.',
    ],
  ])('%s', (_, changed, Type, sentence) => {
    expect(faultsWith({ ...plain, ...changed }, Type)).toEqual([sentence]);
  });

  test('a value that is none of those allowed', () => {
    const pool = { Type: 'AWS::Cognito::UserPool', Properties: { UserPoolTier: 'LIGHT' } };
    expect(schemaFaults({ Resources: { Pool: pool } })).toEqual([
      'Pool.UserPoolTier is "LIGHT", and can only be LITE, ESSENTIALS, PLUS.',
    ]);
  });

  test('a fraction where a whole number belongs', () => {
    const group = { Type: 'AWS::Logs::LogGroup', Properties: { RetentionInDays: 7.5 } };
    expect(schemaFaults({ Resources: { Log: group } })).toEqual(['Log.RetentionInDays is 7.5, which is no integer.']);
  });

  test('nothing planted, nothing found', () => {
    expect(faultsWith(plain)).toEqual([]);
  });
});
