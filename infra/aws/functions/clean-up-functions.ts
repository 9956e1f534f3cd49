import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { createLogGroup } from './log-groups.ts';
import type { SharedProps } from './shared-props.ts';

/**
 * Gives the CDK's own function, which empties the bucket before its deletion, a log group and rights like those of our
 * functions. By default it creates a log group that outlives the stack, and may write to every log group.
 */
export function addCleanUpFunctions(scope: Construct, props: Pick<SharedProps, 'config' | 'dataKey'>): void {
  const provider = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  if (!provider)
    throw new Error(
      'The CDK has renamed its function that empties buckets. Put the new name into clean-up-functions.ts.',
    );
  const log = createLogGroup(scope, 'EmptyBucketLog', props);
  const handler = provider.node.findChild('Handler') as CfnResource;
  handler.addPropertyOverride('LoggingConfig', { LogGroup: log.logGroupName });
  handler.addResourceDependency(log.node.defaultChild as CfnLogGroup);
  const role = provider.node.findChild('Role') as CfnResource;
  role.addPropertyOverride('ManagedPolicyArns', []);
  role.addPropertyOverride('Policies', [
    {
      PolicyName: 'WriteOwnLog',
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [
          { Effect: 'Allow', Action: ['logs:CreateLogStream', 'logs:PutLogEvents'], Resource: log.logGroupArn },
        ],
      },
    },
  ]);
}
