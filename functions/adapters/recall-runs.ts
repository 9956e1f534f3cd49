import { type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PartProgress, RecallJob, RecallRun } from '#functions/results/rescore/recall.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';

// Recalls and where they are, in the table of counters: ids of submissions and numbers, and of whom nothing.

type Table = { client: DynamoDBDocumentClient; tableName: string };

const daySeconds = 24 * 60 * 60;

export const recallRuns = ({ client, tableName: TableName }: Table, now: () => Date) => {
  const keyOfRun = (engine: string) => ({ key: `recall#${engine}` });
  const keyOfPart = ({ engine, begunAt, part }: RecallJob) => ({ key: `recall#${engine}#${begunAt}#${part}` });
  const find = async <Found>(Key: { key: string }): Promise<Found | null> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? (JSON.parse(String(Item.state)) as Found) : null;
  };
  const save = async (Key: { key: string }, state: object) => {
    const expiresAt = Math.floor(now().getTime() / 1000) + lifetimes.backupDays * daySeconds;
    await client.send(new PutCommand({ TableName, Item: { ...Key, state: JSON.stringify(state), expiresAt } }));
  };
  return {
    findRun: (engine: string) => find<RecallRun>(keyOfRun(engine)),
    saveRun: (run: RecallRun) => save(keyOfRun(run.engine), run),
    findPart: (job: RecallJob) => find<PartProgress>(keyOfPart(job)),
    savePart: (job: RecallJob, progress: PartProgress) => save(keyOfPart(job), progress),
  };
};
