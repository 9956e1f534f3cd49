import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { deadLetterPartition } from '#functions/results/lanes.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { SubmissionsTable } from './submissions-table.ts';

/** What the sweep has given up after days of failures, from the sparse index, oldest first. For operators, page by page. */
export async function* deadLetterSubmissions({
  client,
  tableName,
}: Pick<SubmissionsTable, 'client' | 'tableName'>): AsyncGenerator<ResultJob> {
  let from: Record<string, unknown> | undefined;
  do {
    const query = new QueryCommand({
      TableName: tableName,
      IndexName: 'waiting',
      KeyConditionExpression: 'waiting = :deadLetter',
      ExpressionAttributeValues: { ':deadLetter': deadLetterPartition },
      ExclusiveStartKey: from,
    });
    const page = await client.send(query);
    for (const { userId, sessionId, submissionId } of page.Items ?? [])
      yield { userId: String(userId), sessionId: String(sessionId), submissionId: String(submissionId) };
    from = page.LastEvaluatedKey;
  } while (from);
}
