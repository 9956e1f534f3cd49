import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { DataKey } from '#infra/aws/kms-keys.ts';
import type { Config } from '#infra/aws/stages/config.ts';

/**
 * One log group for each writer. It is deleted with the stack, has the operator's retention, and has a generated name, so that
 * the stack can be created again. Production keeps its logs until they expire.
 */
export const createLogGroup = (
  scope: Construct,
  id: string,
  { config, dataKey }: { config: Config; dataKey: DataKey },
) =>
  new LogGroup(scope, id, {
    retention: config.logRetentionDays,
    encryptionKey: dataKey.key,
    removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
