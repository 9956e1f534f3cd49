import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { Terminal } from '#infra/aws/ops/command.ts';

// DynamoDB's side of a restore. A restored table has the keys, the indexes and the encryption of its source, and nothing else.

export type RestoreWindow = { earliest: Date; latest: Date };

/** Between which instants a table can be restored. Throws a sentence when it cannot. */
export async function windowOf(client: DynamoDBClient, TableName: string): Promise<RestoreWindow> {
  const { ContinuousBackupsDescription } = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } =
    ContinuousBackupsDescription?.PointInTimeRecoveryDescription ?? {};
  if (earliest && latest) return { earliest, latest };
  throw new Error(`${TableName} has no recovery points. Somebody has switched its point-in-time recovery off.`);
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

export const tableStatus = async (client: DynamoDBClient, TableName: string): Promise<string | null> => {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus ?? null;
  } catch (error) {
    if (isNamed(error, 'ResourceNotFoundException')) return null;
    throw error;
  }
};

/** Begins a restore, unless an earlier run of the same command has. */
export async function beginRestore(client: DynamoDBClient, from: string, to: string, at: Date): Promise<void> {
  if ((await tableStatus(client, to)) !== null) return;
  await client.send(
    new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: to, RestoreDateTime: at }),
  );
}

const lookEveryMs = 15_000;

/** Large tables take hours; the command can be stopped and run again meanwhile. */
export async function untilActive(client: DynamoDBClient, name: string, { pause, print }: Terminal): Promise<void> {
  for (let looks = 0; (await tableStatus(client, name)) !== 'ACTIVE'; looks += 1) {
    if (looks % 20 === 0) print(`${name} is being restored …`);
    await pause(lookEveryMs);
  }
}

type Protection = { timeToLive: string | undefined; tags: Readonly<Record<string, string>>; mustStay: boolean };

/** What a table of the stack has besides its items. Safe to repeat. */
export async function protect(client: DynamoDBClient, TableName: string, protection: Protection): Promise<void> {
  const { timeToLive, tags, mustStay } = protection;
  if (timeToLive) {
    const TimeToLiveSpecification = { AttributeName: timeToLive, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification })).catch((error: unknown) => {
      // It is on already.
      if (!isNamed(error, 'ValidationException')) throw error;
    });
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const Tags = Object.entries(tags).map(([Key, Value]) => ({ Key, Value }));
  await client.send(new TagResourceCommand({ ResourceArn: Table?.TableArn, Tags }));
  if (mustStay && !Table?.DeletionProtectionEnabled)
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
}
