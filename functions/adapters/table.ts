import {
  type AttributeValue,
  type CancellationReason,
  ConditionalCheckFailedException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { retryContended } from '#functions/edge/contended-write.ts';

/** A stored item, as the SDK's document client returns it. */
export type Item = Readonly<Record<string, unknown>>;

export type Table = { client: DynamoDBDocumentClient; tableName: string };

/** Strongly consistent. */
export const findItem = async ({ client, tableName }: Table, Key: Item): Promise<Item | undefined> =>
  (await client.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }))).Item;

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

/** Everything that a query finds, page by page. */
export async function* pagesOf({ client, tableName }: Table, query: Query): AsyncGenerator<Item[]> {
  let from: Item | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...query, TableName: tableName, ExclusiveStartKey: from }));
    yield page.Items ?? [];
    from = page.LastEvaluatedKey;
  } while (from);
}

export const findAll = async (table: Table, query: Query): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const page of pagesOf(table, query)) found.push(...page);
  return found;
};

export type Change = { update: string; condition?: string; values?: Item };
type ItemChange = Change & { key: Item };

/** The input of an update. In its expressions, `#state` is the attribute `state`: some names are reserved words of DynamoDB. */
export const updateOf = ({ tableName }: Pick<Table, 'tableName'>, { key, update, condition, values }: ItemChange) => ({
  TableName: tableName,
  Key: key,
  UpdateExpression: update,
  ConditionExpression: condition,
  ExpressionAttributeValues: values,
  ExpressionAttributeNames: aliasesIn(`${update} ${condition ?? ''}`),
});

export const aliasesIn = (expressions: string): Record<string, string> | undefined => {
  const aliases = expressions.match(/#\w+/g)?.map((alias) => [alias, alias.slice(1)]);
  return aliases && Object.fromEntries(aliases);
};

/** Changes an item. False if its condition failed. */
export const changeItem = (table: Table, change: ItemChange): Promise<boolean> =>
  holds(table.client.send(new UpdateCommand(updateOf(table, change))));

/** False if the condition of this write failed, so that it changed nothing. */
export const holds = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return false;
    throw failure;
  }
};

/** An item in DynamoDB's JSON: each text as `{ S: … }`, each number as `{ N: … }`. */
export type RawItem = Record<string, AttributeValue>;

/** Changes an item and returns it, or returns the unchanged one if the condition failed (blank if there is none). */
export const changeAndRead = async (
  table: Table,
  change: ItemChange,
): Promise<{ changed: Item } | { unchanged: RawItem }> => {
  const update = new UpdateCommand({
    ...updateOf(table, change),
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  try {
    return { changed: (await table.client.send(update)).Attributes ?? {} };
  } catch (failure) {
    if (failure instanceof ConditionalCheckFailedException) return { unchanged: failure.Item ?? {} };
    throw failure;
  }
};

type Member = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
export type Check = NonNullable<Member['ConditionCheck']>;

const contention = { maxTries: 6 };

/**
 * Stores an item of a user, if a check of another item holds. If there is an item with the same key, returns that. It is one
 * transaction, so no erasure can come between check and write.
 */
export const putNew = async (
  { client, tableName }: Table,
  Item: Item,
  check: Check,
): Promise<'written' | 'refused' | { existing: RawItem }> => {
  const put = {
    TableName: tableName,
    Item,
    ConditionExpression: 'attribute_not_exists(userId)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  const command = new TransactWriteCommand({ TransactItems: [{ Put: put }, { ConditionCheck: check }] });
  const ending = await retryContended(async () => {
    try {
      await client.send(command);
      return 'written';
    } catch (failure) {
      const [own, other] = reasonsOf(failure);
      if (hasFailed(other)) return 'refused';
      return hasFailed(own) ? { existing: own?.Item ?? {} } : 'contended';
    }
  }, contention);
  if (ending === 'contended') throw new WriteContended();
  return ending;
};

/** What a caller can handle or retry: a part without a fault, a failed condition, or a concurrent writer. */
const expectedCodes: ReadonlySet<string> = new Set([
  'None',
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

/** Why a transaction was cancelled, part by part. Rethrows any other failure, because no retry helps there. */
export const reasonsOf = (failure: unknown): readonly CancellationReason[] => {
  if (!(failure instanceof TransactionCanceledException)) throw failure;
  const reasons = failure.CancellationReasons ?? [];
  if (reasons.some(({ Code }) => !expectedCodes.has(Code ?? 'None'))) throw failure;
  return reasons;
};

export const hasFailed = (reason: CancellationReason | undefined): boolean => reason?.Code === 'ConditionalCheckFailed';

/** The edge responds with 503 to an error of this name, because a retry helps. */
class WriteContended extends Error {
  override name = 'WriteUnavailable';
}
