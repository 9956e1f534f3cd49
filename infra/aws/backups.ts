import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupSelection, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { FunctionRole } from './node-function.ts';
import type { SharedProps } from './shared-props.ts';
import type { Tables } from './tables.ts';

/** One day less than is promised to people: AWS Backup deletes within some hours after the day has come. */
const keptDays = lifetimes.backupDays - 1;

type BackupsProps = Pick<SharedProps, 'config' | 'dataKey'> & { tables: Tables };

/**
 * A copy of the tables once a day, in a vault that a stolen administrator cannot empty. Point-in-time recovery is finer and
 * quicker, but whoever may delete a table may delete its recovery points too. In production the lock becomes final three
 * days after the first deployment: from then on nobody, AWS included, can delete a copy before its time or keep one for longer,
 * and the promise to people about erased data holds by the same lock.
 *
 * The marks of the erased are not copied, so that no copy brings anybody back; counters of tries are worth nothing a day later.
 */
export class Backups extends Construct {
  constructor(scope: Construct, id: string, { config, dataKey, tables }: BackupsProps) {
    super(scope, id);
    if (!config.backupVault) return;
    const vault = new BackupVault(this, 'Vault', {
      encryptionKey: dataKey.key,
      lockConfiguration: {
        // The CDK wants the two to differ.
        minRetention: Duration.days(keptDays - 1),
        maxRetention: Duration.days(keptDays),
        ...(config.production && { changeableFor: Duration.days(3) }),
      },
      removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    const copied = [tables.submissions, tables.results, tables.accounts, tables.links];
    const plan = new BackupPlan(this, 'Daily', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'Daily',
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          deleteAfter: Duration.days(keptDays),
        }),
      ],
    });
    const role = new FunctionRole(this, 'Role', `Copies the tables of ${config.stage}`, 'backup.amazonaws.com');
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeTable', 'dynamodb:CreateBackup', 'dynamodb:StartAwsBackupJob'],
        resources: copied.map(({ tableArn }) => tableArn),
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['backup:DescribeBackupVault', 'backup:CopyIntoBackupVault'],
        resources: [vault.backupVaultArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['kms:DescribeKey', 'kms:Decrypt', 'kms:GenerateDataKey'],
        resources: [dataKey.key.keyArn],
      }),
    );
    new BackupSelection(this, 'Tables', {
      backupPlan: plan,
      resources: copied.map((table) => BackupResource.fromDynamoDbTable(table)),
      role,
      disableDefaultBackupPolicy: true,
    });
  }
}
