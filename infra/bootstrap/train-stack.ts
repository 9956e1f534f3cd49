import { Aws, CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '#infra/aws/stages/config.ts';
import { edgeRegion, edgeStackName, stackName, trainStackName } from '#infra/aws/stages/stack-names.ts';
import { product } from '#shared/product.ts';

/** The default of `cdk bootstrap`. The product stack names its assets by it too. */
const qualifier = 'hnb659fds';
type CdkRole = 'deploy' | 'file-publishing' | 'cfn-exec';

const cdkRole = (name: CdkRole, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifier}-${name}-role-${Aws.ACCOUNT_ID}-${region}`;

const assetBucket = `arn:${Aws.PARTITION}:s3:::cdk-${qualifier}-assets-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
const bootstrapVersion = `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter/cdk-bootstrap/${qualifier}/version`;

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
 * For the next origin secret. CloudFormation generates the end of its name, and the key's id is unknown before it is made: so
 * both are matched by the stage's tags, and the key is usable only through Secrets Manager.
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
 * The rights of a job that the environment has admitted. The CDK's role deploys by CloudFormation, which may change everything
 * in the account: so the environment's reviewers are what protects production, and no list of rights can. The CDK's lookup role
 * is left out, because it can read the whole account, including users' addresses; the CDK works without it.
 */
const deployRights = (stage: string): PolicyStatement[] => [
  allow(
    ['sts:AssumeRole'],
    [Aws.REGION, edgeRegion].flatMap((region) => [cdkRole('deploy', region), cdkRole('file-publishing', region)]),
  ),
  readStacks(stage),
  // The content of a plan, before it is executed.
  allow(['cloudformation:DescribeChangeSet'], [stackArn(stackName(stage))]),
  ...rotateOriginSecret(stage),
  // Before the first deployment: every stack of the region, to find one of this stage under another product.id.
  allow(['cloudformation:DescribeStacks'], [stackArn('*'), stackArn('CDKToolkit', edgeRegion)]),
  // These actions cannot be limited to resources, or only to resources that depend on a setting: the sender's address and its domain.
  allow(['servicequotas:GetServiceQuota', 'ses:GetAccount', 'bedrock:GetFoundationModelAvailability'], ['*']),
  allow(['ses:GetEmailIdentity'], [`arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/*`]),
];

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
 * The rights of a job before a reviewer has approved: upload what would be deployed, and create a change set. It cannot execute
 * one. So it may not assume the CDK's deploy role, which could; the CDK reports that and continues as the job itself.
 */
const planRights = (stage: string): PolicyStatement[] => [
  allow(['sts:AssumeRole'], [cdkRole('file-publishing')]),
  readStacks(stage),
  allow(['cloudformation:DescribeChangeSet', 'cloudformation:DeleteChangeSet'], [stackArn(stackName(stage))]),
  allow(['cloudformation:CreateChangeSet'], [stackArn(stackName(stage))], {
    StringEquals: { 'cloudformation:RoleArn': cdkRole('cfn-exec') },
  }),
  allow(['iam:PassRole'], [cdkRole('cfn-exec')], {
    StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' },
  }),
  allow(['ssm:GetParameter', 'ssm:GetParameters'], [bootstrapVersion]),
  // CloudFormation reads the template as the job. Its name is a hash of its content.
  allow(['s3:GetObject'], [`${assetBucket}/*`]),
  ...rotateOriginSecret(stage),
];

export type Train = {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The ARN of GitHub's OIDC provider, if the account has one: there can be only one. Blank: the stack makes it. */
  readonly provider: string;
};

/**
 * Which GitHub jobs may deploy a stage, without any stored secret. A separate stack that an operator makes once: the train must
 * not be able to change its own rights by what it deploys. A CDK stack and not a handwritten template, so that the names come
 * from the same source as the product stack's, and the same tests and cdk-nag cover it.
 */
export class TrainStack extends Stack {
  constructor(scope: Construct, config: Config, { repository, provider }: Train) {
    const { stage } = config;
    super(scope, trainStackName(stage), {
      description: `${product.name}: what the release train of ${repository} may do (${stage})`,
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
