import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';

/**
 * A log group of its own for each thing that writes: it ends with the stack, nothing is kept for longer than the
 * operator said, and what CloudFormation names can be created again. Production keeps its logs until they expire.
 */
export const createLogGroup = (
  scope: Construct,
  id: string,
  { config, dataKey }: { config: Config; dataKey: DataKey },
) =>
  new LogGroup(scope, id, {
    retention: config.logRetentionDays,
    encryptionKey: dataKey.key,
    removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
