import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isNamed } from '#functions/adapters/users.ts';
import { type Call, type Command, option, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/deployed-stack.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { readStage, writeSettings } from '#infra/aws/stages/stage-file.ts';
import {
  type RestorableTable,
  restorableTables,
  restoredName,
  restoredWordOf,
} from '#infra/aws/stages/stage-schema.ts';
import { accountsTable } from '#infra/facts/table-keys.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { featureTableNames, tableOf } from '#shared/features/tables.ts';
import { product } from '#shared/product.ts';
import { eraseAgain } from './erase.ts';
import { type ErasingPlaces, formerIdsIn, placesOf } from './person-places.ts';
import { restoreUsers, usersToRestore } from './restore-users.ts';

// DynamoDB's side of a restore. A restored table has the keys, the indexes and the encryption of its source, and nothing else.

const tableStatus = async (client: DynamoDBClient, TableName: string): Promise<string | null> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus ?? null;
  } catch (error) {
    if (isNamed(error, ['ResourceNotFoundException'])) return null;
    throw error;
  }
};

/** Starts a restore, unless an earlier run of the same command has. */
async function beginRestore(client: DynamoDBClient, from: string, to: string, at: Date): Promise<void> {
  if ((await tableStatus(client, to)) !== null) return;
  await client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: to, RestoreDateTime: at }),
  );
}

const lookEveryMs = 15_000;

/** Waits until the table is ready. Large tables take hours; the command can be interrupted and run again. */
async function untilActive(client: DynamoDBClient, name: string, { pause, print }: Call): Promise<void> {
  for (let looks = 0; (await tableStatus(client, name)) !== 'ACTIVE'; looks += 1) {
    if (looks % 20 === 0) print(`${name} is being restored …`);
    await pause(lookEveryMs);
  }
}

/** Adds what a table of the stack has besides its items. Safe to repeat. */
async function protect(client: DynamoDBClient, { table, to: TableName }: Step, { stage, production }: Config) {
  const AttributeName = timeToLiveOf[table];
  if (AttributeName) {
    const TimeToLiveSpecification = { AttributeName, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })).catch((error: unknown) => {
      // It is enabled already.
      if (!isNamed(error, ['ValidationException'])) throw error;
    });
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const Tags = Object.entries({ product: product.id, stage }).map(([Key, Value]) => ({ Key, Value }));
  await client.send(new TagResourceCommand({ ResourceArn: Table?.TableArn, Tags }));
  if (production && !Table?.DeletionProtectionEnabled)
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
}

const dayMs = 24 * 3600 * 1000;
/**
 * The mark of an erased user lasts as long as a backup. This is one day less, so that no mark expires during a restore.
 */
const mostDaysBack = lifetimes.backupDays - 1;

/** The instant to which the tables are restored, as typed. `example`: what to type. */
function readInstant(text: string | undefined, now: Date, example: string): Date {
  const at = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) || Number.isNaN(at.getTime()))
    throw new UsageError(`Name the second to restore to, in UTC: ${example}`);
  if (at > now) throw new UsageError(`${text} is in the future.`);
  if (now.getTime() - at.getTime() <= mostDaysBack * dayMs) return at;
  throw new UsageError(
    `${text} is more than ${mostDaysBack} days ago. Users who were erased that long ago could no longer be left out.`,
  );
}

type Step = { table: RestorableTable; from: string; to: string };

/**
 * Restores the tables into new ones, removes the users who were erased since, and writes the new names to the stage's file. The
 * next deployment switches over. The old tables stay unchanged.
 */
async function run(call: Call): Promise<void> {
  const { stage, print } = call;
  const at = readInstant(call.text('at'), call.now(), String(restore.examples[0]));
  const config = readStage(stage);
  const places = await placesOf(stage);
  const word = restoredWordOf(at);
  const steps = restorableTables.map((table) => ({
    table,
    from: places[`${table}Table`],
    to: restoredName(stage, table, word),
  }));
  const client = new DynamoDBClient({});
  if (call.has('from-vault')) await checkFromVault(client, steps);
  else await checkSteps(client, steps, at);
  const users = call.has('users') ? await usersToRestore(config, await readOutputs(stage), call.now()) : null;
  print(`${places.place}\nThe tables as of ${at.toISOString()}, restored into new ones:`);
  for (const { from, to } of steps) print(`- ${from} → ${to}`);
  print('Everything after that instant stays in the old tables only, which are not changed.');
  if (users) {
    const { nextPoolId, backup } = users;
    print(
      `A login in the pool ${nextPoolId} for every user in these tables, and in the backup of ${backup} (${users.users.length}).`,
    );
    print('Their ids change. Each user chooses a new password with a code by mail.');
  }
  if (call.has('dry-run')) return print('Nothing was changed.');
  if (!(await call.isConfirmed(stackName(stage)))) throw new UsageError('Nothing was restored.');

  for (const { from, to } of steps) await beginRestore(client, from, to, at);
  for (const { to } of steps) await untilActive(client, to, call);
  const restored: ErasingPlaces = {
    ...places,
    ...(users && { userPool: { ...places.userPool, userPoolId: users.nextPoolId } }),
    ...Object.fromEntries(steps.map(({ table, to }) => [`${table}Table`, to])),
  };
  // Before the new tables are in use. An earlier run of this command may have moved users already.
  const formerIds = users ? await formerIdsIn(users.bucket) : undefined;
  print(`Removed, because they were erased since: ${await eraseAgain(restored, call.pause, formerIds)} users.`);
  print(`Mails that may have been sent since, and are not sent again: ${await settleOpenMails(restored)}.`);
  if (users) await restoreUsers(restored, users, word, call);
  // Recovery points only from here on, because an earlier one would bring erased users back.
  for (const step of steps) await protect(client, step, config);
  const toNextPool = { userPoolGeneration: config.userPoolGeneration + 1, nextUserPool: undefined };
  const file = writeSettings(stage, { restoredTables: word, ...(users && toNextPool) });
  print(`${file} names the new tables now. Commit it: a deployment without that line switches back.`);
  print(`1. npm run ops -- deploy --stage ${stage}          switches the stage to them, after a confirmation`);
  print(
    `2. npm run ops -- erase --stage ${stage} --again   removes the users who were erased between this command and the switch`,
  );
}

const timeToLiveOf: Readonly<Partial<Record<RestorableTable, string>>> = {
  accounts: accountsTable.timeToLive,
  ...Object.fromEntries(featureTableNames.map((name) => [name, tableOf(name).timeToLive])),
};

/** After AWS Backup has restored the tables: the original ones and their recovery points may be gone. */
async function checkFromVault(client: DynamoDBClient, steps: readonly Step[]): Promise<void> {
  for (const { from, to } of steps) {
    if (from === to) throw new Error(`The stage already uses ${to}.`);
    if ((await tableStatus(client, to)) === null)
      throw new UsageError(`AWS Backup has not begun to restore ${to}: docs/operations.md, 'The vault', says how.`);
  }
}

/** Checks everything that can be wrong before anything has started. */
async function checkSteps(client: DynamoDBClient, steps: readonly Step[], at: Date): Promise<void> {
  for (const { from, to } of steps) {
    if (from === to) throw new Error(`The stage already uses ${to}.`);
    if ((await tableStatus(client, from)) === null) throw new Error(`The table ${from} no longer exists.`);
    const { ContinuousBackupsDescription } = await client.send(
      new DescribeContinuousBackupsCommand({ TableName: from }),
    );
    const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
      ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
    if (!earliest || !latest)
      throw new Error(`${from} has no recovery points: its point-in-time recovery was switched off.`);
    if (at < earliest || at > latest)
      throw new Error(`${from} can be restored only to ${earliest.toISOString()} … ${latest.toISOString()}.`);
  }
}

export const restore: Command = {
  word: 'restore',
  does: 'restores the tables to an instant, into new ones, and prepares the switch. Resumes after an interruption',
  examples: [
    'npm run ops -- restore --stage prod --at 2026-11-21T08:00:00Z --dry-run',
    'npm run ops -- restore --stage prod --at 2026-11-21T08:00:00Z',
    'npm run ops -- restore --stage prod --at 2026-11-21T08:00:00Z --users',
  ],
  options: {
    stage: option.stage,
    users: { does: 'also creates every login again, in the next user pool: for when the pool is lost' },
    'from-vault': { does: 'goes on with tables that AWS Backup has restored from the vault, under the new names' },
    at: { value: 'instant', does: `to which second, in UTC; at most ${mostDaysBack} days ago` },
    confirm: option.confirm('the name of the stack'),
    'dry-run': option.dryRun,
  },
  run,
};

/**
 * Settles mails that may have been sent after the instant of the backup. The SES event that would prove it is older
 * than the restored table and does not come again. So these mails are settled as doubtful and never sent: two mails
 * with health figures are worse than one result that the user has to open on the dashboard. Returns their number. Safe
 * to repeat.
 */
async function settleOpenMails({ client, submissionsTable: TableName }: ErasingPlaces): Promise<number> {
  let settled = 0;
  const scan = {
    TableName,
    FilterExpression: 'attribute_exists(waiting) AND (attribute_not_exists(mail) OR mail = :sending)',
    ExpressionAttributeValues: { ':sending': 'sending' },
    ProjectionExpression: 'userId, runId',
    ConsistentRead: true,
  };
  for await (const { Items = [] } of paginateScan({ client }, scan))
    for (const { userId, runId } of Items) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { userId, runId },
          UpdateExpression: 'SET mail = :doubtful, mailDetail = :restored',
          ConditionExpression: 'attribute_exists(userId)',
          ExpressionAttributeValues: { ':doubtful': 'doubtful', ':restored': 'restored' },
        }),
      );
      settled += 1;
    }
  return settled;
}
