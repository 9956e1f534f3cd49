import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { CfnLogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { createLogGroup } from './logs.ts';
import type { Ground } from './node-function.ts';

/**
 * The CDK brings a function of its own that empties the bucket before it is deleted. Left alone it makes a log group
 * that outlives the stack and may write to any: it gets a log group and rights like every other function here.
 */
export function housekeepers(scope: Construct, ground: Pick<Ground, 'config' | 'dataKey'>): void {
  const provider = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  if (!provider)
    throw new Error('The CDK no longer calls its bucket emptier as custom-resources.ts expects: look again.');
  const log = createLogGroup(scope, 'EmptyBucketLog', ground);
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
