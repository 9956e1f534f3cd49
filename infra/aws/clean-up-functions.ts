import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { createLogGroup } from './logs.ts';
import type { SharedProps } from './shared-props.ts';

/**
 * The CDK brings a function of its own that empties the bucket before it is deleted. Left alone it makes a log group
 * that outlives the stack and may write to any: it gets a log group and rights like every other function here.
 */
export function addCleanUpFunctions(scope: Construct, props: Pick<SharedProps, 'config' | 'dataKey'>): void {
  const provider = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  if (!provider)
    throw new Error('The CDK no longer calls its bucket emptier as clean-up-functions.ts expects: look again.');
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
