import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { IndexedRow } from '#functions/results/rescore/rescore-all.ts';
import type { MadeRow } from '#functions/results/rescore/rescore-one.ts';
import { madeByQuery } from './made-by.ts';

type Table = { client: DynamoDBDocumentClient; tableName: string };

/** One page of the results in this shard whose engine's version begins so, in order, after the row that was seen last. */
export const listMadeBy =
  ({ client, tableName }: Table) =>
  async (shard: string, prefix: string, after: string, limit: number): Promise<IndexedRow[]> => {
    const query = { ...madeByQuery(tableName, shard, prefix, after), Limit: limit };
    const { Items = [] } = await client.send(new QueryCommand(query));
    return Items.map((item) => ({ ...rowOf(item), place: String(item.madeBy) }));
  };

const rowOf = ({ userId, submissionId }: Record<string, unknown>): MadeRow => ({
  userId: String(userId),
  submissionId: String(submissionId),
});
