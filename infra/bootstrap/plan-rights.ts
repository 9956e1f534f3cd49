import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { stackName } from '#infra/aws/stack-name.ts';
import {
  allow,
  assetBucket,
  bootstrapVersion,
  cdkRole,
  readStacks,
  rotateOriginSecret,
  stackArn,
} from './shared-rights.ts';

/**
 * What a job may do before a person has said yes: upload what would be deployed, and write down a change set. It cannot
 * execute one. So it may not take the CDK's deploying role, which could; the CDK says so and goes on as the job itself.
 */
export const planRights = (stage: string): PolicyStatement[] => [
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
