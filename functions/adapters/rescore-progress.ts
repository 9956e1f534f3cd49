import { DeleteCommand, type DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Progress } from '#functions/results/rescore/rescore-all.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';

type Table = { client: DynamoDBDocumentClient; tableName: string };

const daySeconds = 24 * 60 * 60;

/** Where a run of `npm run rescore` stands, in the table of counters: ids of submissions and numbers, and of whom nothing. */
export const rescoreProgress = ({ client, tableName: TableName }: Table, run: string, now: () => Date) => {
  const Key = { key: `rescore#${run}` };
  return {
    findProgress: async (): Promise<Progress | null> => {
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? (JSON.parse(String(Item.progress)) as Progress) : null;
    },
    saveProgress: async (progress: Progress): Promise<void> => {
      const expiresAt = Math.floor(now().getTime() / 1000) + lifetimes.backupDays * daySeconds;
      const Item = { ...Key, progress: JSON.stringify(progress), expiresAt };
      await client.send(new PutCommand({ TableName, Item }));
    },
    clearProgress: async (): Promise<void> => {
      await client.send(new DeleteCommand({ TableName, Key }));
    },
  };
};
