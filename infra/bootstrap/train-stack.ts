import { Aws, CfnOutput, DefaultStackSynthesizer, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '#infra/aws/stages/config.ts';
import {
  edgeRegion,
  edgeStackName,
  qualifierOf,
  stackName,
  toolkitName,
  trainStackName,
} from '#infra/aws/stages/stack-names.ts';
import { product } from '#shared/product.ts';

type CdkRole = 'file-publishing' | 'cfn-exec';

const cdkRole = (stage: string, name: CdkRole, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifierOf(stage)}-${name}-role-${Aws.ACCOUNT_ID}-${region}`;

const assetsOf = (stage: string, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:s3:::cdk-${qualifierOf(stage)}-assets-${Aws.ACCOUNT_ID}-${region}/*`;
const bootstrapVersion = (stage: string, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:ssm:${region}:${Aws.ACCOUNT_ID}:parameter/cdk-bootstrap/${qualifierOf(stage)}/version`;

/** CloudFormation appends an id to a stack's ARN, which is unknown before the stack is made. */
const stackArn = (name: string, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:cloudformation:${region}:${Aws.ACCOUNT_ID}:stack/${name}/*`;

const allow = (
  actions: string[],
  resources: string[],
  conditions: Record<string, Record<string, string>> = {},
): PolicyStatement => new PolicyStatement({ actions, resources, conditions });

/** For `npm run ops -- diff`, which compares with the deployed stack, and for deploy and journeys, which read outputs. */
const readStacks = (stage: string): PolicyStatement =>
  allow(
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
    [stackArn(stackName(stage)), stackArn(edgeStackName(stage), edgeRegion)],
  );

/**
 * For the next origin secret. CloudFormation generates the end of its name, and the key's id is unknown before it is
 * created, so both are matched by the stage's tags. The key can be used only through Secrets Manager.
 */
const rotateOriginSecret = (stage: string): PolicyStatement[] => {
  const ofStage = { 'aws:ResourceTag/product': product.id, 'aws:ResourceTag/stage': stage };
  const here = `${Aws.REGION}:${Aws.ACCOUNT_ID}`;
  return [
    allow(
      ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
      [`arn:${Aws.PARTITION}:secretsmanager:${here}:secret:${originSecretId}-*`],
      { StringEquals: ofStage },
    ),
    allow(['kms:Decrypt', 'kms:GenerateDataKey'], [`arn:${Aws.PARTITION}:kms:${here}:key/*`], {
      StringEquals: { ...ofStage, 'kms:ViaService': `secretsmanager.${Aws.REGION}.amazonaws.com` },
    }),
  ];
};

/** CloudFormation begins the secret's name with its logical id. A test compares it with the one in the product stack. */
export const originSecretId = 'OriginSecret9A421E71';

/**
 * Plans a change of a stage's stacks: uploads what it names, and uses only CloudFormation's execution role of this
 * stage. The job calls CloudFormation itself, because the CDK's own deploy role may change every stack of the account,
 * whichever stage it belongs to. The CDK reports that it cannot assume that role, and continues as the job.
 */
const planChanges = (stage: string, region: string, stacks: string[]): PolicyStatement[] => [
  allow(['sts:AssumeRole'], [cdkRole(stage, 'file-publishing', region)]),
  allow(['cloudformation:DescribeChangeSet', 'cloudformation:DeleteChangeSet'], stacks),
  allow(['cloudformation:CreateChangeSet'], stacks, {
    StringEquals: { 'cloudformation:RoleArn': cdkRole(stage, 'cfn-exec', region) },
  }),
  allow(['iam:PassRole'], [cdkRole(stage, 'cfn-exec', region)], {
    StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' },
  }),
  allow(['ssm:GetParameter', 'ssm:GetParameters'], [bootstrapVersion(stage, region)]),
  // CloudFormation reads the template as the job, and `release` reads what the plan named.
  allow(['s3:GetObject'], [assetsOf(stage, region)]),
];

/** What a deployment needs in addition to its plan. */
const executeChanges = (stacks: string[]): PolicyStatement =>
  allow(
    ['DescribeStackEvents', 'ExecuteChangeSet', 'GetTemplateSummary', 'UpdateTerminationProtection'].map(
      (action) => `cloudformation:${action}`,
    ),
    stacks,
  );

/**
 * The rights of a job that the environment has approved. It changes the stacks of its stage, using the execution role
 * of its stage. That role may change everything in the account. So a stage that must be safe from another one needs an
 * account of its own, and it is the environment's reviewers who protect it from its own jobs. The CDK's lookup role is
 * left out, because it can read the whole account, including users' addresses, and the CDK works without it.
 */
const deployRights = (stage: string): PolicyStatement[] => {
  const [own, edge] = [stackArn(stackName(stage)), stackArn(edgeStackName(stage), edgeRegion)];
  return [
    ...planChanges(stage, Aws.REGION, [own]),
    ...planChanges(stage, edgeRegion, [edge]),
    executeChanges([own, edge]),
    readStacks(stage),
    ...rotateOriginSecret(stage),
    // Before the first deployment, every stack of the region, to find a stack of this stage under another product.id.
    allow(['cloudformation:DescribeStacks'], [stackArn('*'), stackArn(toolkitName(stage), edgeRegion)]),
    // These actions cannot be limited to resources, or only to resources that depend on a setting: the sender's address and its domain.
    allow(['servicequotas:GetServiceQuota', 'ses:GetAccount', 'bedrock:GetFoundationModelAvailability'], ['*']),
    allow(['ses:GetEmailIdentity'], [`arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/*`]),
  ];
};

/** GitHub's OIDC issuer, which identifies the job. */
const issuer = 'token.actions.githubusercontent.com';
/** The audience for which aws-actions/configure-aws-credentials requests the token. */
const audience = 'sts.amazonaws.com';

/**
 * Only the jobs of one repository in one environment: no other environment, no fork, no pull request. The comparison is
 * case-sensitive, and GitHub keeps the capitals of owner and name.
 */
const jobsOf = (providerArn: string, repository: string, environment: string): WebIdentityPrincipal =>
  new WebIdentityPrincipal(providerArn, {
    StringEquals: {
      [`${issuer}:aud`]: audience,
      [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
    },
  });

/**
 * The rights of a job before a reviewer has approved it: it can upload what would be deployed, and create a change set,
 * but not execute one.
 */
const planRights = (stage: string): PolicyStatement[] => [
  ...planChanges(stage, Aws.REGION, [stackArn(stackName(stage))]),
  readStacks(stage),
  ...rotateOriginSecret(stage),
];

export type Train = {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The ARN of GitHub's OIDC provider, if the account has one: there can be only one. Blank: the stack makes it. */
  readonly provider: string;
};

/**
 * Which GitHub jobs may deploy a stage, without any stored secret. It is a separate stack that an operator creates
 * once, because the train must not be able to change its own rights by what it deploys. It is a CDK stack and not a
 * handwritten template, so that its names come from the same source as the product stack's, and the same tests and
 * cdk-nag cover it.
 */
export class TrainStack extends Stack {
  constructor(scope: Construct, config: Config, { repository, provider }: Train) {
    const { stage } = config;
    super(scope, trainStackName(stage), {
      description: `${product.name}: what the release train of ${repository} may do (${stage})`,
      synthesizer: new DefaultStackSynthesizer({ qualifier: qualifierOf(stage) }),
      terminationProtection: config.production,
    });
    const providerArn = provider || this.createProvider();
    const addRole = (id: string, environment: string, description: string, rights: PolicyStatement[]) => {
      const role = new Role(this, id, { assumedBy: jobsOf(providerArn, repository, environment), description });
      for (const right of rights) role.addToPolicy(right);
      new CfnOutput(this, `${id}Arn`, {
        description: `AWS_ROLE of the environment ${environment}`,
        value: role.roleArn,
      });
    };
    addRole('DeployRole', stage, `Deploys ${stage}`, deployRights(stage));
    // Before approval, the train may only read and create a plan. Only production waits for approval.
    if (config.production) addRole('PlanRole', `${stage}-plan`, `Plans a release of ${stage}`, planRights(stage));
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', stage);
  }

  /**
   * AWS verifies GitHub's certificate itself, so no thumbprint is needed. It stays with the account, because other stages use
   * it.
   */
  private createProvider(): string {
    const made = new OidcProviderNative(this, 'GitHub', {
      url: `https://${issuer}`,
      clientIds: [audience],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, 'ProviderArn', { value: made.oidcProviderArn });
    return made.oidcProviderArn;
  }
}
