import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Link } from '#functions/links/link.ts';
import { fileExpiry, fileKey, type LinksTable, linkExpiry, linkKey, ownerKey } from './links-table.ts';
import { storedLinkSchema } from './stored-link.ts';

/**
 * Stores a link and the files behind it, all or nothing, and only while the account is as it was when the token was
 * checked. So no link comes after an erasure or after “log out everywhere”, both of which write the account first.
 */
export const saveLink =
  ({ client, tableName: TableName }: LinksTable, accountsTable: string) =>
  async (
    link: Link,
    files: readonly string[],
    seenRevision: number,
  ): Promise<'saved' | 'taken' | 'account-changed'> => {
    const { userId, linkId, endsAt } = link;
    const put = (Item: Record<string, unknown>) => ({ Put: { TableName, Item } });
    const owner = { ...ownerKey(linkId), owner: userId, expiresAt: linkExpiry(endsAt) };
    const own = { ...link, ...linkKey(userId, linkId), schema: storedLinkSchema, expiresAt: linkExpiry(endsAt) };
    const write = new TransactWriteCommand({
      TransactItems: [
        {
          ConditionCheck: {
            TableName: accountsTable,
            Key: { userId },
            ConditionExpression: 'revision = :seen AND attribute_not_exists(isErasing)',
            ExpressionAttributeValues: { ':seen': seenRevision },
          },
        },
        { Put: { TableName, Item: owner, ConditionExpression: 'attribute_not_exists(userId)' } },
        put(own),
        ...files.map((jwe, at) => put({ ...fileKey(userId, linkId, at), jwe, expiresAt: fileExpiry(endsAt) })),
      ],
    });
    try {
      await client.send(write);
      return 'saved';
    } catch (failure) {
      if (!(failure instanceof TransactionCanceledException)) throw failure;
      const [, taken] = failure.CancellationReasons ?? [];
      return taken?.Code === 'ConditionalCheckFailed' ? 'taken' : 'account-changed';
    }
  };
