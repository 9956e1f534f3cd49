import { describe, expect, test } from 'vitest';
import { type CheckedTemplate, schemaFaults } from './schema-faults.ts';
import { allResources, appOf, templateOf, trainOf, type VariantName, variantNames } from './synthesize.ts';

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
  /** Without references to other resources, which are not in these templates. */
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

type Graph = ReadonlyMap<string, ReadonlySet<string>>;
type Template = { Resources: Record<string, unknown>; Conditions?: Record<string, unknown> };

/**
 * Which resource waits for which, as CloudFormation orders them: by `DependsOn`, and by `Ref`, `Fn::GetAtt` and `Fn::Sub`
 * anywhere in a resource. An update policy and metadata count too: CloudFormation reads the whole resource.
 */
const graphOf = ({ Resources }: Template): Graph =>
  new Map(
    Object.entries(Resources).map(([id, resource]) => [
      id,
      new Set(namesIn(resource, 'the resource').filter((name) => name in Resources)),
    ]),
  );

const namesIn = (value: unknown, key: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((part) => namesIn(part, key));
  if (typeof value === 'string') return key === 'DependsOn' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    if (name === 'Ref') return [String(inside)];
    if (name === 'Fn::GetAtt') return [String(inside).split(/[.,]/)[0] ?? ''];
    if (name === 'Fn::Sub') return namesInText(inside);
    return namesIn(inside, name);
  });
};

/** `${Name}` and `${Name.Attribute}`, but not `${!Literal}`, nor what the function's own map defines. */
const namesInText = (sub: unknown): string[] => {
  const [text, own = {}] = Array.isArray(sub) ? (sub as [string, Record<string, unknown>?]) : [String(sub)];
  const named = [...text.matchAll(/\$\{([^!}][^}]*)\}/g)].map(([, name = '']) => name.split('.')[0] ?? '');
  return [...named.filter((name) => !(name in own)), ...namesIn(own, 'Fn::Sub')];
};

/** Groups of resources that wait for each other (Tarjan's strongly connected components), each sorted. */
function circlesOf(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (id: string): void => {
    indexes.set(id, indexes.size);
    lowest.set(id, indexes.size - 1);
    path.push(id);
    for (const next of graph.get(id) ?? []) {
      if (!indexes.has(next)) visit(next);
      if (path.includes(next)) lowest.set(id, Math.min(lowest.get(id) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(id) !== indexes.get(id)) return;
    const group = path.splice(path.indexOf(id));
    if (group.length > 1 || graph.get(id)?.has(id)) circles.push(group.sort());
  };
  for (const id of graph.keys()) if (!indexes.has(id)) visit(id);
  return circles;
}

/** A place of `Fn::Sub`, as a template has it. */
const place = (name: string) => `$\{${name}}`;

const circlesIn = (template: unknown) => circlesOf(graphOf(template as Template));

test.each(variantNames)('CloudFormation can order the resources of a stage: none waits for itself (%s)', (variant) => {
  expect(circlesIn(templateOf(variant).toJSON())).toEqual([]);
  const { edgeTemplate } = appOf(variant);
  if (edgeTemplate) expect(circlesIn(edgeTemplate.toJSON())).toEqual([]);
});

test.each(variantNames)(
  'a stage takes no more than 360 of the 500 resources that one stack can have (%s)',
  (variant) => {
    expect(allResources(variant).length).toBeLessThanOrEqual(360);
  },
);

test('CloudFormation can order the resources of the release train', () => {
  const { template } = trainOf('prod', { repository: 'owner/name', provider: '' });
  expect(circlesIn(template.toJSON())).toEqual([]);
});

describe('a planted circle is found', () => {
  test.each([
    ['a reference', { Properties: { Name: { Ref: 'Other' } } }],
    ['an attribute', { Properties: { Name: { 'Fn::GetAtt': ['Other', 'Arn'] } } }],
    ['an attribute in one word', { Properties: { Name: { 'Fn::GetAtt': 'Other.Arn' } } }],
    ['a dependency', { DependsOn: ['Other'] }],
    ['a single dependency', { DependsOn: 'Other' }],
    ['an update policy', { UpdatePolicy: { CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: 'Other' } } } }],
    ['a text', { Properties: { Name: { 'Fn::Sub': `arn:aws:iam::1:role/${place('Other.Name')}` } } }],
    ['the map of a text', { Properties: { Name: { 'Fn::Sub': [place('x'), { x: { Ref: 'Other' } }] } } }],
    [
      'nested functions',
      { Properties: { Name: { 'Fn::Join': ['', ['a', { 'Fn::If': ['c', { Ref: 'Other' }, ''] }]] } } },
    ],
  ])('by %s', (_, resource) => {
    const Other = { Properties: { Target: { 'Fn::GetAtt': ['Third', 'Arn'] } } };
    const Third = { Properties: { Target: { Ref: 'First' } } };
    expect(circlesIn({ Resources: { First: resource, Other, Third, Alone: { DependsOn: ['First'] } } })).toEqual([
      ['First', 'Other', 'Third'],
    ]);
  });

  test('in the template of production, when the role of CodeDeploy waits for its functions', () => {
    const template = structuredClone(templateOf('everything').toJSON()) as {
      Resources: Record<string, { Type: string; DependsOn?: string[] }>;
    };
    const all = Object.entries(template.Resources);
    const [, policy] = all.find(([id]) => id.startsWith('CanaryRoleDefaultPolicy')) ?? [];
    const functions = all.filter(([, { Type }]) => Type === 'AWS::Lambda::Function').map(([id]) => id);
    expect(policy).toBeDefined();
    if (policy) policy.DependsOn = functions;
    expect(circlesIn(template).flat().length).toBeGreaterThan(20);
  });

  test('what only looks like a circle is not reported', () => {
    const text = { Properties: { Name: { 'Fn::Sub': [`${place('!Other')} ${place('Other')}`, { Other: 'x' }] } } };
    expect(circlesIn({ Resources: { First: text, Other: { DependsOn: ['First'] } } })).toEqual([]);
  });
});
