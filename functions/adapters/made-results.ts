import { type DynamoDBDocumentClient, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
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

/**
 * Results that no index knows: those of release 1.0.0, which wrote no version beside the page. Reads the whole table, page by
 * page, and no page of a result: a kilobyte of answers costs what it costs to pass it by.
 */
export const scanUnmarked = ({ client, tableName }: Table) =>
  async function* (): AsyncGenerator<MadeRow> {
    let from: Record<string, unknown> | undefined;
    do {
      const scan = {
        TableName: tableName,
        FilterExpression:
          'attribute_not_exists(madeBy) AND attribute_not_exists(replacedBy) AND attribute_not_exists(letter)',
        ProjectionExpression: 'userId, submissionId',
        ExclusiveStartKey: from,
      };
      const page = await client.send(new ScanCommand(scan));
      for (const item of page.Items ?? []) yield rowOf(item);
      from = page.LastEvaluatedKey;
    } while (from);
  };

const rowOf = ({ userId, submissionId }: Record<string, unknown>): MadeRow => ({
  userId: String(userId),
  submissionId: String(submissionId),
});
