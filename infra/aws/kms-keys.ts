import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { Config } from './stages/config.ts';

/** A construct with a role, such as a `NodeFunction`. A separate type, so that the data key need not import it. */
export type Grantee = {
  allow: (actions: string[], resources: string[], conditions?: Record<string, Record<string, unknown>>) => void;
};

/** The function may use the key only through DynamoDB, not by calling KMS itself. */
const throughDynamoDB = { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` } };

/**
 * One customer-managed key for answers, results, logs, the webhook's secret and the alarms. It costs $1 a month. An
 * AWS-managed key is no alternative, because CloudWatch cannot publish to a topic that uses one. Disabling our own key
 * makes every answer unreadable at once, and CloudTrail shows each use of it. The queues use SQS's own encryption,
 * because their messages contain only ids.
 */
export class DataKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: `Answers, results and logs of ${config.stage}`,
      enableKeyRotation: true,
      // The shortest waiting period that AWS allows. Production's key is never deleted with its stack.
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
    fn.allow(['kms:Decrypt', 'kms:DescribeKey'], [this.key.keyArn], throughDynamoDB);
  }

  /** The rights that DynamoDB needs from the caller to read and write encrypted items. */
  grantReadWrite(fn: Grantee): void {
    const generating = ['kms:GenerateDataKey', 'kms:GenerateDataKeyWithoutPlaintext'];
    const writing = ['kms:Encrypt', ...generating, 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];
    fn.allow(['kms:Decrypt', 'kms:DescribeKey', ...writing], [this.key.keyArn], throughDynamoDB);
  }

  private allowService(sid: string, service: string, conditions: Record<string, Record<string, string>>): void {
    this.key.addToResourcePolicy(
      new PolicyStatement({
        sid,
        principals: [new ServicePrincipal(service)],
        actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
        // In a key policy, `*` means this key.
        resources: ['*'],
        conditions,
      }),
    );
  }
}

/**
 * The keys that sign results, one for each generation; the newest signs. KMS cannot rotate such a key. To replace it,
 * raise `signingKeyGeneration` in the stage's file by one. Former keys remain but sign nothing: their public halves
 * stay in /.well-known/jwks.json, so that old signatures can be verified. Each costs $1 a month. No private key ever
 * leaves KMS.
 */
export class SigningKeys extends Construct {
  /** The ARNs; the newest is the last. */
  readonly arns: readonly string[];
  private readonly newest: string;

  constructor(scope: Construct, id: string, { config }: { config: Config }) {
    super(scope, id);
    const keyOf = (generation: number) =>
      new Key(this, `Key${generation}`, {
        description: `Signs results of ${config.stage}, generation ${generation}`,
        keySpec: KeySpec.ECC_NIST_P256,
        keyUsage: KeyUsage.SIGN_VERIFY,
        pendingWindow: Duration.days(7),
        // Users and their doctors hold signed results, so the keys outlive the stack.
        removalPolicy: config.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      }).keyArn;
    this.newest = keyOf(config.signingKeyGeneration);
    const former = Array.from({ length: config.signingKeyGeneration - 1 }, (_, index) => keyOf(index + 1));
    this.arns = [...former, this.newest];
  }

  /** For the function that signs. */
  get environment(): Record<string, string> {
    return { SIGNING_KEY: this.newest };
  }

  /** For the function that publishes the public keys: all of them, the newest last. */
  get publicEnvironment(): Record<string, string> {
    return { SIGNING_KEYS: this.arns.join(' ') };
  }

  /** Includes the right to read the public key, because a signature names it. */
  allowSign(fn: Grantee): void {
    fn.allow(['kms:Sign', 'kms:GetPublicKey'], [this.newest]);
  }

  allowPublish(fn: Grantee): void {
    fn.allow(['kms:GetPublicKey'], [...this.arns]);
  }
}
