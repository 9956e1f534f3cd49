import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ErasingPlaces } from './erase-from.ts';

/**
 * A submission whose mail was about to go at the instant of the backup has had it since, and nobody can know: the event by
 * which SES reported it is older than the restored table, and does not come again. So the mail is settled as doubtful and
 * never sent. Two mails with health figures are worse than one result that a person has to open on the dashboard. Answers with how many there were. Safe to repeat.
 */
export async function settleOpenMails({ client, submissionsTable: TableName }: ErasingPlaces): Promise<number> {
  let settled = 0;
  let from: Record<string, unknown> | undefined;
  do {
    const scan = new ScanCommand({
      TableName,
      FilterExpression: 'attribute_exists(waiting) AND (attribute_not_exists(mail) OR mail = :sending)',
      ExpressionAttributeValues: { ':sending': 'sending' },
      ProjectionExpression: 'userId, sessionId',
      ConsistentRead: true,
      ExclusiveStartKey: from,
    });
    const page = await client.send(scan);
    for (const { userId, sessionId } of page.Items ?? []) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: { userId, sessionId },
          UpdateExpression: 'SET mail = :doubtful, mailDetail = :restored',
          ConditionExpression: 'attribute_exists(userId)',
          ExpressionAttributeValues: { ':doubtful': 'doubtful', ':restored': 'restored' },
        }),
      );
      settled += 1;
    }
    from = page.LastEvaluatedKey;
  } while (from);
  return settled;
}
