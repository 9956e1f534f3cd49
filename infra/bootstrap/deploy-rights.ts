import { Aws } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { edgeRegion, stackName } from '#infra/aws/stack-name.ts';
import { allow, cdkRole, readStacks, rotateOriginSecret, stackArn } from './shared-rights.ts';

/**
 * What a job may do once the environment has let it in. The CDK's role deploys by CloudFormation, which may change
 * everything in the account: so the environment's reviewers are what protects production, and no list of rights. The CDK's
 * lookup role is left out, because it reads the whole account, people's addresses too; the CDK goes on without it.
 */
export const deployRights = (stage: string): PolicyStatement[] => [
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
