import { Aws, CfnOutput, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Config } from '#infra/aws/config.ts';
import { edgeRegion, edgeStackName, stackName, trainStackName } from '#infra/aws/stack-names.ts';
import { product } from '#shared/product.ts';

/** Of `cdk bootstrap`, unless somebody has chosen another. The product's stack names its assets by it too. */
const qualifier = 'hnb659fds';
type CdkRole = 'deploy' | 'file-publishing' | 'cfn-exec';

const cdkRole = (name: CdkRole, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:role/cdk-${qualifier}-${name}-role-${Aws.ACCOUNT_ID}-${region}`;

const assetBucket = `arn:${Aws.PARTITION}:s3:::cdk-${qualifier}-assets-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
const bootstrapVersion = `arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter/cdk-bootstrap/${qualifier}/version`;

/** CloudFormation ends the ARN of a stack in an id of its own, which nobody knows before the stack is made. */
const stackArn = (name: string, region: string = Aws.REGION): string =>
  `arn:${Aws.PARTITION}:cloudformation:${region}:${Aws.ACCOUNT_ID}:stack/${name}/*`;

const allow = (
  actions: string[],
  resources: string[],
  conditions: Record<string, Record<string, string>> = {},
): PolicyStatement => new PolicyStatement({ actions, resources, conditions });

/** What `npm run ops -- diff` compares with, and the names that deploy and journeys read from the outputs. */
const readStacks = (stage: string): PolicyStatement =>
  allow(
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
    [stackArn(stackName(stage)), stackArn(edgeStackName(stage), edgeRegion)],
  );

/**
 * For the next secret between CloudFront and the API. CloudFormation ends its name by itself, and the key's id is not known
 * before it is made: so both are told by the stage's tags, and the key works for Secrets Manager only, which asks for it.
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

/** CloudFormation begins the secret's name with its logical id. A test holds it equal to the one in the product's stack. */
export const originSecretId = 'OriginSecret9A421E71';

/**
 * What a job may do once the environment has let it in. The CDK's role deploys by CloudFormation, which may change
 * everything in the account: so the environment's reviewers are what protects production, and no list of rights. The CDK's
 * lookup role is left out, because it reads the whole account, people's addresses too; the CDK goes on without it.
 */
const deployRights = (stage: string): PolicyStatement[] => [
  allow(
    ['sts:AssumeRole'],
    [Aws.REGION, edgeRegion].flatMap((region) => [cdkRole('deploy', region), cdkRole('file-publishing', region)]),
  ),
  readStacks(stage),
  // What a plan says, before it is executed.
  allow(['cloudformation:DescribeChangeSet'], [stackArn(stackName(stage))]),
  ...rotateOriginSecret(stage),
  ...toLook,
];

/** What deploy and doctor ask of the account. */
const toLook = [
  // Before the first deployment: every stack of the region, for one of this stage under another product.id.
  allow(['cloudformation:DescribeStacks'], [stackArn('*'), stackArn('CDKToolkit', edgeRegion)]),
  // These know no resources, or none that is known before a setting names it: the sender's address and its domain.
  allow(['servicequotas:GetServiceQuota', 'ses:GetAccount', 'bedrock:GetFoundationModelAvailability'], ['*']),
  allow(['ses:GetEmailIdentity'], [`arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/*`]),
];

/** GitHub's own service that says which job asks. */
const issuer = 'token.actions.githubusercontent.com';
/** For whom aws-actions/configure-aws-credentials has the token made. */
const audience = 'sts.amazonaws.com';

/**
 * The jobs of one repository in one environment, and nobody else: no other environment, no fork, no pull request. Compared
 * letter by letter, and GitHub writes owner and name with the capitals that they have there.
 */
const jobsOf = (providerArn: string, repository: string, environment: string): WebIdentityPrincipal =>
  new WebIdentityPrincipal(providerArn, {
    StringEquals: {
      [`${issuer}:aud`]: audience,
      [`${issuer}:sub`]: `repo:${repository}:environment:${environment}`,
    },
  });

/**
 * What a job may do before a person has said yes: upload what would be deployed, and write down a change set. It cannot
 * execute one. So it may not take the CDK's deploying role, which could; the CDK says so and goes on as the job itself.
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
  // CloudFormation reads the template as the job. Its name is a hash of what is in it.
  allow(['s3:GetObject'], [`${assetBucket}/*`]),
  ...rotateOriginSecret(stage),
];

export type Train = {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  /** The ARN of GitHub's provider, where the account has one: there can be one only. Blank: the stack makes it. */
  readonly provider: string;
};

/**
 * Which jobs of GitHub may deploy a stage, without any stored secret. A stack of its own, made once by a person: the train
 * must not be able to change what the train may do by what it deploys. A CDK stack and not a template by hand, so that the
 * names come from where the product's stack has them, and the same tests and the same cdk-nag read it.
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
    // Before a person has said yes, the train may look and write down a plan. Only production waits for that.
    if (config.production) addRole('PlanRole', `${stage}-plan`, `Plans a release of ${stage}`, planRights(stage));
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', stage);
  }

  /** AWS checks GitHub's certificate by itself: no thumbprint. It stays with the account, because other stages use it. */
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
