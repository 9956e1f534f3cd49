import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { startDynamoDb } from '#infra/local/services/dynamodb.ts';
import { tableNames, tables } from '#infra/local/tables.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

// The stand-in for DynamoDB through the real SDK, on the product's own tables.

const faults = createFaults();
const dir = await temporaryDir();
const server = await listen(0);
let dynamoDb = await startDynamoDb(dir.path, tables, faults);
server.mount('/dynamodb', (request) => dynamoDb.answer(request));
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    endpoint: `${server.origin}/dynamodb`,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  }),
);
const TableName = tableNames.SUBMISSIONS_TABLE;
const isNew = 'attribute_not_exists(userId)';

const put = (item: Record<string, unknown>, condition?: string) =>
  client.send(
    new PutCommand({
      TableName,
      Item: item,
      ...(condition ? { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } : {}),
    }),
  );
const get = async (userId: string, runId: string) =>
  (await client.send(new GetCommand({ TableName, Key: { userId, runId }, ConsistentRead: true }))).Item;
const waiting = async () => {
  const query = new QueryCommand({
    TableName,
    IndexName: 'waiting',
    KeyConditionExpression: 'waiting = :yes AND waitingSince < :now',
    ExpressionAttributeValues: { ':yes': 'yes', ':now': '2030' },
  });
  return (await client.send(query)).Items;
};

afterAll(async () => {
  client.destroy();
  await server.stop();
  await dynamoDb.stop();
  await dir.remove();
});

test('a conditional put on an existing key fails, and returns the existing item', async () => {
  await put({ userId: 'ada', runId: 'once', answersHash: 'first' }, isNew);
  const second = put({ userId: 'ada', runId: 'once', answersHash: 'second' }, isNew);
  const failure = await second.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConditionalCheckFailedException);
  expect((failure as ConditionalCheckFailedException).Item).toEqual({
    userId: { S: 'ada' },
    runId: { S: 'once' },
    answersHash: { S: 'first' },
  });
  expect(await get('ada', 'once')).toMatchObject({ answersHash: 'first' });
});

test('the first read without ConsistentRead after a write gets the state before it, and the next one the new state', async () => {
  const Key = { userId: 'ada', runId: 'eventual' };
  const eventual = async () => (await client.send(new GetCommand({ TableName, Key }))).Item;
  const listed = async (ConsistentRead: boolean) => {
    const query = new QueryCommand({
      TableName,
      KeyConditionExpression: 'userId = :user AND runId = :session',
      ExpressionAttributeValues: { ':user': Key.userId, ':session': Key.runId },
      ConsistentRead,
    });
    return (await client.send(query)).Items?.map(({ at }) => at);
  };
  await put({ ...Key, at: 1 });
  expect(await get('ada', 'eventual')).toMatchObject({ at: 1 });
  expect([await eventual(), await eventual()]).toEqual([undefined, { ...Key, at: 1 }]);
  await client.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #at = :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': 2 },
    }),
  );
  expect([await listed(true), await listed(false), await listed(false)]).toEqual([[2], [1], [2]]);
  await client.send(new TransactWriteCommand({ TransactItems: [{ Delete: { TableName, Key } }] }));
  expect([await eventual(), await eventual()]).toEqual([{ ...Key, at: 2 }, undefined]);
});

test('exactly one of a hundred concurrent puts on one key is accepted', async () => {
  const race = Array.from({ length: 100 }, (_, at) => put({ userId: 'ada', runId: 'race', at }, isNew));
  const endings = await Promise.allSettled(race);
  expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the sparse index holds an item while it has the keys, with the projected attributes only', async () => {
  const item = {
    userId: 'bo',
    runId: 'one',
    submissionId: 'S1',
    answers: 'many',
    waiting: 'yes',
    waitingSince: '2026',
  };
  await put(item);
  const { answers: _, ...projected } = item;
  expect(await waiting()).toEqual([projected]);
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { userId: 'bo', runId: 'one' },
      UpdateExpression: 'REMOVE waiting, waitingSince',
    }),
  );
  expect(await waiting()).toEqual([]);
});

test('items and index survive a restart, even when the index had lost its items', async () => {
  await put({ userId: 'cy', runId: 'kept', submissionId: 'S2', waiting: 'yes', waitingSince: '2026' });
  await dynamoDb.stop();
  dynamoDb = await startDynamoDb(dir.path, tables, faults);
  expect(await get('cy', 'kept')).toMatchObject({ submissionId: 'S2' });
  expect(await waiting()).toMatchObject([{ submissionId: 'S2' }]);
});

test('a transaction that is repeated because its answer was lost is written once, and succeeds', async () => {
  const item = { userId: 'repeated', runId: 'a' };
  const TransactItems = [{ Put: { TableName, Item: item, ConditionExpression: isNew } }];
  const send = (ClientRequestToken: string) =>
    client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
  await Promise.all([send('one'), send('one')]);
  await send('one');
  await expect(send('two')).rejects.toBeInstanceOf(TransactionCanceledException);
});

test('a transaction writes everything or nothing, and says which condition failed', async () => {
  const write = (runId: string) => ({
    Put: { TableName, Item: { userId: 'di', runId }, ConditionExpression: isNew },
  });
  await client.send(new TransactWriteCommand({ TransactItems: [write('a'), write('b')] }));
  const failure = await client
    .send(new TransactWriteCommand({ TransactItems: [write('c'), write('b')] }))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TransactionCanceledException);
  const reasons = (failure as TransactionCanceledException).CancellationReasons?.map(({ Code }) => Code);
  expect(reasons).toEqual(['None', 'ConditionalCheckFailed']);
  expect(await get('di', 'c')).toBeUndefined();
});

test.each([
  ['an empty key', { userId: '', runId: 'x' }, isNew, /empty string/],
  ['a reserved word', { userId: 'a', runId: 'x' }, 'attribute_not_exists(status)', /reserved keyword/],
  ['an item above 400 kB', { userId: 'a', runId: 'x', answers: 'x'.repeat(410_000) }, isNew, /size/],
])('%s is refused as DynamoDB refuses it', async (_, item, condition, message) => {
  const failure = (await put(item, condition).catch((error: unknown) => error)) as Error;
  expect(failure.name).toBe('ValidationException');
  expect(failure.message).toMatch(message);
});

test('a stand-in throttles while a test asks it to', async () => {
  const tell = (body: object) =>
    faults.answer({
      method: 'PUT',
      path: '/',
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.from(JSON.stringify(body)),
      sourceIp: '',
      signal: AbortSignal.timeout(1000),
    });
  await tell({ dynamodb: { error: 'ThrottlingException' } });
  await expect(get('ada', 'once')).rejects.toMatchObject({ name: 'ThrottlingException' });
  await tell({});
  expect(await get('ada', 'once')).toBeDefined();
});

test('a table of an earlier release gets its missing index, with its items', async () => {
  const earlier = await temporaryDir();
  const without = tables.map(({ GlobalSecondaryIndexes, AttributeDefinitions = [], ...table }) => ({
    ...table,
    AttributeDefinitions: AttributeDefinitions.filter(({ AttributeName }) =>
      table.KeySchema?.some((key) => key.AttributeName === AttributeName),
    ),
  }));
  let running = await startDynamoDb(earlier.path, without, faults);
  server.mount('/earlier', (request) => running.answer(request));
  const other = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: `${server.origin}/earlier`,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      maxAttempts: 1,
    }),
  );
  await other.send(new PutCommand({ TableName, Item: { userId: 'a', runId: 'b', waiting: 'yes', waitingSince: '1' } }));
  await running.stop();
  running = await startDynamoDb(earlier.path, tables, faults);
  const query = new QueryCommand({
    TableName,
    IndexName: 'waiting',
    KeyConditionExpression: 'waiting = :yes',
    ExpressionAttributeValues: { ':yes': 'yes' },
  });
  expect((await other.send(query)).Items).toMatchObject([{ userId: 'a', runId: 'b' }]);
  await running.stop();
  await earlier.remove();
});
