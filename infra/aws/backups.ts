import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type CfnBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Rights } from '#functions/edge/rights.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import type { GrantSources } from './functions/grants.ts';
import type { NodeFunction, SharedProps } from './functions/node-function.ts';
import { createWorker } from './functions/worker.ts';
import type { DataKey } from './kms-keys.ts';
import type { Config } from './stages/config.ts';
import { stackName } from './stages/stack-names.ts';
import type { Tables } from './tables.ts';

/**
 * S3 rounds each expiry up to the next midnight (UTC). So the newest version expires at the end of day 33, and an earlier
 * version a day and a midnight later: within the 35 days for which the mark of an erased user is stored.
 */
const replacedDays = 1;
const newestDays = lifetimes.backupDays - replacedDays - 2;

/**
 * Cognito has no backup, and all data depends on its user ids. So once a day a function backs up what is needed to
 * restore logins. Nobody else reads or writes the bucket, except an operator who restores.
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
      later: {
        userBackups: {
          environment: { USER_BACKUPS_BUCKET: this.bucket.bucketName },
          allow: (fn, actions) => allowBackups(fn, this.bucket, props.dataKey, actions),
        },
      },
    });
    new Rule(this, 'EveryHour', {
      description: 'Backs up the users, once a day',
      schedule: Schedule.rate(Duration.hours(1)),
      // No retries: the next hour's run continues.
      targets: [new LambdaTarget(this.worker.called, { retryAttempts: 0 })],
    });
  }
}

/** Versioned, so that a writer cannot destroy earlier backups. */
/** Listing is a right to the bucket, with the folder as a condition; reading and writing are rights to its objects. */
function allowBackups(
  fn: NodeFunction,
  bucket: Bucket,
  { key }: DataKey,
  actions: NonNullable<Rights['userBackups']>,
): void {
  const onObjects = actions.filter((action) => action !== 'ListBucket');
  fn.allowEach('s3', onObjects, bucket.arnForObjects('users/*'));
  if (actions.includes('ListBucket'))
    fn.allow(['s3:ListBucket'], [bucket.bucketArn], { StringEquals: { 's3:prefix': 'users/' } });
  fn.allow(['kms:Decrypt', 'kms:GenerateDataKey'], [key.keyArn]);
}

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

/** One day less than we promise users, because AWS Backup deletes within some hours after the day has come. */
const keptDays = lifetimes.backupDays - 1;

type BackupsProps = Pick<SharedProps, 'config'> & { tables: Tables };

/**
 * Copies the tables once a day into a vault that even a stolen administrator account cannot empty. Point-in-time
 * recovery is finer and quicker, but anyone who may delete a table may also delete its recovery points. In production
 * the vault lock becomes final three days after the first deployment: from then on nobody, not even AWS, can delete a
 * copy early or extend its life. So the lock also keeps the promise about erased data. The vault uses AWS's own key,
 * because anyone who may schedule the deletion of ours could make every copy unreadable within a week.
 *
 * The marks of erased users are not copied, so that no copy recreates a user. Rate limit counters are worthless a day
 * later.
 */
export class Backups extends Construct {
  /**
   * Every stage has one, because it costs nothing while it is empty, and because a vault that is removed and created
   * again would find its name in use.
   */
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, { config, tables }: BackupsProps) {
    super(scope, id);
    this.vault = new BackupVault(this, 'Vault', {
      lockConfiguration: {
        // The CDK requires the two to differ.
        minRetention: Duration.days(keptDays - 1),
        maxRetention: Duration.days(keptDays),
        ...(config.production && { changeableFor: Duration.days(3) }),
      },
      removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    // Production's vault outlives its stack, so the name has a part of this stack's id. The CDK checks only names that it can read.
    const vault = this.vault.node.defaultChild as CfnBackupVault;
    vault.backupVaultName = `${stackName(config.stage)}-${partOfStackId}`;
    if (!config.backupVault) return;
    const copied = [tables.submissions, tables.results, tables.accounts, ...tables.ofFeatures.values()];
    const plan = new BackupPlan(this, 'Daily', {
      backupVault: this.vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'Daily',
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          deleteAfter: Duration.days(keptDays),
        }),
      ],
    });
    new BackupSelection(this, 'Tables', {
      backupPlan: plan,
      resources: copied.map((table) => BackupResource.fromDynamoDbTable(table)),
      role: new Role(this, 'Role', {
        description: `Copies the tables of ${config.stage}`,
        assumedBy: new ServicePrincipal('backup.amazonaws.com'),
        // AWS extends this policy when AWS Backup needs another right. With our own copy of it, every backup of a table
        // would then fail.
        managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup')],
      }),
      // It is the same policy, which the CDK would attach a second time.
      disableDefaultBackupPolicy: true,
    });
  }
}

/** The first eight characters of the id that CloudFormation gives a stack (arn:…:stack/name/id). */
const partOfStackId = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));
