import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { Grantee } from './grantee.ts';

/**
 * One customer-managed key for answers, results, logs, the webhook's secret and the alarms. It costs $1 a month. Why not a
 * key that AWS manages: CloudWatch cannot publish to a topic under such a key. Our own key can be switched off, which makes
 * every answer unreadable at once, and CloudTrail shows each use of it. The queues use SQS's own encryption: their
 * messages have ids only.
 */
export class DataKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: `Answers, results and logs of ${config.stage}`,
      enableKeyRotation: true,
      // The shortest waiting time that AWS allows. Production's key is never deleted with its stack.
      pendingWindow: Duration.days(7),
      // Retained data cannot be read without its key.
      removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    this.allowService('logs', `logs.${Aws.REGION}.amazonaws.com`, {
      ArnLike: {
        'kms:EncryptionContext:aws:logs:arn': `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:*`,
      },
    });
    this.allowService('alarms', 'cloudwatch.amazonaws.com', { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } });
  }

  /** The rights that DynamoDB needs from the caller to read encrypted items. */
  grantRead(fn: Grantee): void {
    fn.allow(['kms:Decrypt', 'kms:DescribeKey'], [this.key.keyArn]);
  }

  /** The rights that DynamoDB needs from the caller to read and write encrypted items. */
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
        // In the policy of a key, `*` means this key.
        resources: ['*'],
        conditions,
      }),
    );
  }
}
