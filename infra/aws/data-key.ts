import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { Grantee } from './grantee.ts';

/**
 * One key of the customer's own for answers, results, logs, the webhook's secret and the alarms.
 * Why not the keys that AWS manages: CloudWatch cannot publish to a topic under those, and a key of one's own can be
 * switched off, which makes every answer unreadable at once, and shows each use in CloudTrail. It costs $1 a month.
 * The queues stay with SQS's own encryption: their messages carry ids only.
 */
export class DataKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: `Answers, results and logs of ${config.stage}`,
      enableKeyRotation: true,
      // The shortest grace that AWS allows; production's key is never deleted with its stack.
      pendingWindow: Duration.days(7),
      // Without its key, retained data would be lost.
      removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.allowService('logs', `logs.${Aws.REGION}.amazonaws.com`, {
      ArnLike: {
        'kms:EncryptionContext:aws:logs:arn': `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:*`,
      },
    });
    this.allowService('alarms', 'cloudwatch.amazonaws.com', { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } });
  }

  /** What DynamoDB asks of the key in the caller's name: to read, and to write. */
  grantRead(fn: Grantee): void {
    fn.allow(['kms:Decrypt', 'kms:DescribeKey'], [this.key.keyArn]);
  }

  grantReadWrite(fn: Grantee): void {
    const actions = [
      ...['Decrypt', 'DescribeKey', 'Encrypt', 'GenerateDataKey', 'GenerateDataKeyWithoutPlaintext'],
      ...['ReEncryptFrom', 'ReEncryptTo'],
    ];
    fn.allow(
      actions.map((action) => `kms:${action}`),
      [this.key.keyArn],
    );
  }

  private allowService(sid: string, service: string, conditions: Record<string, Record<string, string>>): void {
    this.key.addToResourcePolicy(
      new PolicyStatement({
        sid,
        principals: [new ServicePrincipal(service)],
        actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
        // In a key's policy `*` means this key.
        resources: ['*'],
        conditions,
      }),
    );
  }
}
