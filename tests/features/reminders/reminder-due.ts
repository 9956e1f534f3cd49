import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { standInPath } from '#infra/local/local-key.ts';
import { tableNames } from '#infra/local/tables.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { TestStack } from '#tests/support/stack.ts';

/** Makes the user's reminder due, so that the next sweep mails it. Returns the stored reminder. */
export const makeReminderDue = async (stack: TestStack, userId: UserId) => {
  const dynamo = new DynamoDBClient({
    endpoint: `${stack.url}${standInPath}/dynamodb`,
    region: 'eu-west-1',
    credentials: { accessKeyId: stack.localKey(), secretAccessKey: 'local' },
  });
  const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  const accounts = { client, tableName: tableNames.ACCOUNTS_TABLE, reportUnreadable: () => {} };
  const account = await changeAccount(accounts)(userId, (latest) =>
    latest.reminder ? { ...latest, reminder: { ...latest.reminder, dueAt: new Date(0).toISOString() } } : null,
  );
  return account?.reminder ?? null;
};
