import { type CfnResource, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type CfnLogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataKey } from '#infra/aws/kms-keys.ts';
import type { Config } from '#infra/aws/stages/config.ts';

type Logged = { config: Config; dataKey: DataKey };

/**
 * One log group for each writer. It is deleted with the stack, has the operator's retention, and has a generated name, so that
 * the stack can be created again. Production keeps its logs until they expire.
 */
export const createLogGroup = (scope: Construct, id: string, { config, dataKey }: Logged): LogGroup =>
  new LogGroup(scope, id, {
    retention: config.logRetentionDays,
    encryptionKey: dataKey.key,
    removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });

/**
 * Gives the CDK's own function, which empties the bucket before its deletion, a log group and rights like those of our
 * functions. By default it creates a log group that outlives the stack, and may write to every log group.
 */
export function addCleanUpFunctions(scope: Construct, props: Logged): void {
  const provider = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  if (!provider)
    throw new Error('The CDK has renamed its function that empties buckets. Put the new name into log-groups.ts.');
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
