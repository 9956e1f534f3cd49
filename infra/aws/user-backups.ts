import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';
import type { GrantSources } from './grants.ts';
import type { NodeFunction } from './node-function.ts';
import type { SharedProps } from './shared-props.ts';
import { createWorker } from './worker.ts';

/**
 * S3 rounds each time up to the next midnight (UTC). So the newest version goes at the end of day 33, and what is left of it,
 * an earlier version, a day and a midnight later: within the 35 days in which the mark of an erased person lives.
 */
const replacedDays = 1;
const newestDays = lifetimes.backupDays - replacedDays - 2;

/**
 * Cognito has no backup, and everything hangs on the ids that it gave. So once a day a function writes down what logins can be
 * made again from. Nobody else reads or writes the bucket but an operator who restores.
 */
export class UserBackups extends Construct {
  readonly bucket: Bucket;
  readonly worker: NodeFunction;

  constructor(scope: Construct, id: string, props: SharedProps & { sources: GrantSources }) {
    super(scope, id);
    this.bucket = createBucket(this, props);
    this.worker = createWorker(this, {
      ...props,
      name: 'backUpUsers',
      environment: { USER_BACKUPS_BUCKET: this.bucket.bucketName },
    });
    this.worker.allow(['s3:GetObject', 's3:PutObject'], [this.bucket.arnForObjects('users/*')]);
    this.worker.allow(['s3:ListBucket'], [this.bucket.bucketArn], { StringEquals: { 's3:prefix': 'users/' } });
    this.worker.allow(['kms:Decrypt', 'kms:GenerateDataKey'], [props.dataKey.key.keyArn]);
    new Rule(this, 'EveryHour', {
      description: 'Backs up the users, once a day',
      schedule: Schedule.rate(Duration.hours(1)),
      // No retries: the next hour goes on.
      targets: [new LambdaTarget(this.worker.called, { retryAttempts: 0 })],
    });
  }
}

/** Versions, so that whoever may write cannot destroy what was written before. */
const createBucket = (scope: Construct, { config, dataKey }: { config: Config; dataKey: DataKey }): Bucket =>
  new Bucket(scope, 'Bucket', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.KMS,
    encryptionKey: dataKey.key,
    bucketKeyEnabled: true,
    enforceSSL: true,
    versioned: true,
    lifecycleRules: [
      { expiration: Duration.days(newestDays), noncurrentVersionExpiration: Duration.days(replacedDays) },
      { expiredObjectDeleteMarker: true, abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    autoDeleteObjects: !config.production,
  });
