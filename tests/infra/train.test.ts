import { describe, expect, test } from 'vitest';
import { edgeStackName, qualifierOf, stackName, toolkitName } from '#infra/aws/stages/stack-names.ts';
import { product } from '#shared/product.ts';
import { appOf, type Resource, resourcesOf, trainOf } from './synthesize.ts';

const repository = 'quiz-ltd/quiz';
const provider = 'arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com';

const rolesOf = (stage: 'dev' | 'prod', given = '') =>
  Object.fromEntries(
    Object.entries(trainOf(stage, { repository, provider: given }).template.findResources('AWS::IAM::Role')).map(
      ([id, role]) => [id.replace(/[0-9A-F]{8}$/, ''), role as Resource],
    ),
  );

/** What a policy allows, as text: names of AWS in braces. */
const written = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\{"Ref":"AWS::(\w+)"\}/g, (_, name: string) => `"{${name}}"`)
    .replaceAll(/\{"Fn::Join":\["",\[(.*?)\]\]\}/g, (_, parts: string) => `"${parts.replaceAll(/^"|"$|","/g, '')}"`);

type Statement = { Action: string | string[]; Resource: string | string[]; Effect: string; Condition?: object };

const statementsOf = (stage: 'dev' | 'prod', role: string): Statement[] =>
  Object.entries(trainOf(stage, { repository, provider: '' }).template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(`${role}DefaultPolicy`))
    .flatMap(([, policy]) => JSON.parse(written(policy.Properties.PolicyDocument.Statement)) as Statement[]);

const list = (value: string | string[]) => [value].flat();
/** `action resource`, one by one. */
const rightsOf = (stage: 'dev' | 'prod', role: string): string[] =>
  statementsOf(stage, role)
    .flatMap(({ Action, Resource }) => list(Action).flatMap((action) => list(Resource).map((on) => `${action} ${on}`)))
    .sort();

const here = '{Region}:{AccountId}';
const cdk = (stage: string, name: string, region = '{Region}') =>
  `arn:{Partition}:iam::{AccountId}:role/cdk-${qualifierOf(stage)}-${name}-role-{AccountId}-${region}`;
const stack = (name: string, region = '{Region}') =>
  `arn:{Partition}:cloudformation:${region}:{AccountId}:stack/${name}/*`;

/** Plans a change of one stack. */
const plans = (stage: string, name: string, region = '{Region}') => [
  `sts:AssumeRole ${cdk(stage, 'file-publishing', region)}`,
  ...['CreateChangeSet', 'DescribeChangeSet', 'DeleteChangeSet'].map(
    (action) => `cloudformation:${action} ${stack(name, region)}`,
  ),
  `iam:PassRole ${cdk(stage, 'cfn-exec', region)}`,
  ...['GetParameter', 'GetParameters'].map(
    (action) =>
      `ssm:${action} arn:{Partition}:ssm:${region}:{AccountId}:parameter/cdk-bootstrap/${qualifierOf(stage)}/version`,
  ),
  `s3:GetObject arn:{Partition}:s3:::cdk-${qualifierOf(stage)}-assets-{AccountId}-${region}/*`,
];

const readsStacks = (stage: string) =>
  ['DescribeStacks', 'GetTemplate'].flatMap((action) => [
    `cloudformation:${action} ${stack(stackName(stage))}`,
    `cloudformation:${action} ${stack(edgeStackName(stage), 'us-east-1')}`,
  ]);
const rotates = [
  `kms:Decrypt arn:{Partition}:kms:${here}:key/*`,
  `kms:GenerateDataKey arn:{Partition}:kms:${here}:key/*`,
  `secretsmanager:GetSecretValue arn:{Partition}:secretsmanager:${here}:secret:OriginSecret9A421E71-*`,
  `secretsmanager:PutSecretValue arn:{Partition}:secretsmanager:${here}:secret:OriginSecret9A421E71-*`,
];

describe('the release train trusts', () => {
  test.each([
    ['dev', 'DeployRole', 'dev'],
    ['prod', 'DeployRole', 'prod'],
    ['prod', 'PlanRole', 'prod-plan'],
  ] as const)('in %s, for the %s, the jobs of one repository in the environment %s alone', (stage, id, environment) => {
    const trust = rolesOf(stage, provider)[id]?.Properties.AssumeRolePolicyDocument.Statement;
    expect(trust).toEqual([
      {
        Effect: 'Allow',
        Action: 'sts:AssumeRoleWithWebIdentity',
        Principal: { Federated: provider },
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': `repo:${repository}:environment:${environment}`,
          },
        },
      },
    ]);
  });

  test('nobody else: there is one role a stage, and one more that plans a release of production', () => {
    expect(Object.keys(rolesOf('dev'))).toEqual(['DeployRole']);
    expect(Object.keys(rolesOf('prod'))).toEqual(['DeployRole', 'PlanRole']);
  });

  test('GitHub’s provider, which is made where the account has none and stays when the stack goes', () => {
    const made = (given: string) =>
      Object.values(
        trainOf('dev', { repository, provider: given }).template.findResources('AWS::IAM::OIDCProvider'),
      ) as Resource[];
    expect(made(provider)).toEqual([]);
    expect(made('')).toEqual([
      {
        Type: 'AWS::IAM::OIDCProvider',
        Properties: expect.objectContaining({
          Url: 'https://token.actions.githubusercontent.com',
          ClientIdList: ['sts.amazonaws.com'],
        }),
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
      },
    ]);
  });
});

describe('the release train may', () => {
  test.each(['dev', 'prod'] as const)('deploy the stacks of %s alone, and read what its commands read', (stage) => {
    const executes = ['DescribeStackEvents', 'ExecuteChangeSet', 'GetTemplateSummary', 'UpdateTerminationProtection'];
    expect(rightsOf(stage, 'DeployRole')).toEqual(
      [
        ...plans(stage, stackName(stage)),
        ...plans(stage, edgeStackName(stage), 'us-east-1'),
        ...executes.flatMap((action) => [
          `cloudformation:${action} ${stack(stackName(stage))}`,
          `cloudformation:${action} ${stack(edgeStackName(stage), 'us-east-1')}`,
        ]),
        ...readsStacks(stage),
        ...rotates,
        `cloudformation:DescribeStacks ${stack('*')}`,
        `cloudformation:DescribeStacks ${stack(toolkitName(stage), 'us-east-1')}`,
        'servicequotas:GetServiceQuota *',
        'ses:GetAccount *',
        'bedrock:GetFoundationModelAvailability *',
        `ses:GetEmailIdentity arn:{Partition}:ses:${here}:identity/*`,
      ].sort(),
    );
  });

  test('plan a release of production, and not execute what it has planned', () => {
    expect(rightsOf('prod', 'PlanRole')).toEqual(
      [...plans('prod', stackName('prod')), ...readsStacks('prod'), ...rotates].sort(),
    );
  });

  test('assume no role of the CDK that may change stacks of every stage', () => {
    for (const role of ['DeployRole', 'PlanRole'])
      for (const right of rightsOf('prod', role)) expect(right).not.toMatch(/-(deploy|lookup)-role-/);
  });

  test('name nothing of another stage in a right that changes something', () => {
    const [dev, prod] = [rightsOf('dev', 'DeployRole'), rightsOf('prod', 'DeployRole')];
    const changes = (rights: string[]) => rights.filter((right) => !/^\w+:(Describe|Get)/.test(right));
    // The keys and the secret have conditions on the stage's tags, which another test reads.
    const common = changes(dev).filter(
      (right) => changes(prod).includes(right) && !/^(kms|secretsmanager):/.test(right),
    );
    expect(common).toEqual([]);
    expect(changes(dev).length).toBeGreaterThan(5);
  });

  test.each([
    ['dev', 'dev'],
    ['shippedStaging', 'staging'],
    ['shippedProd', 'prod'],
  ] as const)('use what was bootstrapped for the stage: so does every stack of %s', (variant, stage) => {
    const { template, edgeTemplate } = appOf(variant);
    for (const made of [template, edgeTemplate])
      if (made)
        expect(made.toJSON().Parameters.BootstrapVersion.Default).toBe(`/cdk-bootstrap/${qualifierOf(stage)}/version`);
    expect(JSON.stringify(template.toJSON())).toContain(`cdk-${qualifierOf(stage)}-assets-`);
  });

  test('tell stages apart by names that the CDK accepts', () => {
    const names = ['dev', 'staging', 'staging2', 'prod', 'production'].map(qualifierOf);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]{1,10}$/);
  });

  test('ask for a secret and a key of this stage only, and for the key through Secrets Manager only', () => {
    const ofStage = { 'aws:ResourceTag/product': product.id, 'aws:ResourceTag/stage': 'prod' };
    for (const role of ['DeployRole', 'PlanRole']) {
      const conditionOf = (service: string) =>
        statementsOf('prod', role).find(({ Action }) => list(Action)[0]?.startsWith(service))?.Condition;
      expect(conditionOf('secretsmanager:')).toEqual({ StringEquals: ofStage });
      expect(conditionOf('kms:')).toEqual({
        StringEquals: { ...ofStage, 'kms:ViaService': 'secretsmanager.{Region}.amazonaws.com' },
      });
    }
  });

  test('hand the CDK’s executing role to CloudFormation, and to nothing else', () => {
    const conditions = statementsOf('prod', 'PlanRole').flatMap(({ Action, Condition }) =>
      ['iam:PassRole', 'cloudformation:CreateChangeSet'].includes(String(Action)) ? [Condition] : [],
    );
    expect(conditions).toEqual(
      expect.arrayContaining([
        { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
        { StringEquals: { 'cloudformation:RoleArn': cdk('prod', 'cfn-exec') } },
      ]),
    );
  });

  test('change the secret that the product’s stack has under that name, with those tags', () => {
    const secret = resourcesOf('prod', 'AWS::SecretsManager::Secret').find(([id]) => id === 'OriginSecret9A421E71');
    expect(secret?.[1].Properties.Name).toBeUndefined();
    const tags = [
      { Key: 'product', Value: product.id },
      { Key: 'stage', Value: 'prod' },
    ];
    expect(secret?.[1].Properties.Tags).toEqual(tags);
    const [key] = resourcesOf('prod', 'AWS::KMS::Key').filter(([id]) => id.startsWith('DataKey'));
    expect(key?.[1].Properties.Tags).toEqual(tags);
  });
});
