import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { restorableTables, restoredName } from '#infra/aws/stages/stage-schema.ts';
import { startCognito } from '#infra/local/services/cognito.ts';
import { startDynamoDb } from '#infra/local/services/dynamodb.ts';
import { tables } from '#infra/local/tables.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { type Answer, json, type LocalRequest } from '#infra/local/wire/http-messages.ts';
import { temporaryDir } from './temporary-dir.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * DynamoDB's point-in-time recovery in front of the stand-in, which has none. Restored tables are in a second stand-in, filled
 * with the rows of the last `backUp`; every other call is forwarded to the first.
 */
export const startRecoveryPoints = async (endpoint: string, stage: string, word: string) => {
  const dir = await temporaryDir();
  const renamed = restorableTables.map((name) => {
    const table = tables.find(({ TableName }) => TableName === name);
    if (!table) throw new Error(`The local system has no table ${name}.`);
    return { ...table, TableName: restoredName(stage, name, word) };
  });
  const restored = await startDynamoDb(dir.path, renamed, createFaults());
  const original = new DynamoDBClient({ endpoint });
  const rows = new Map<string, object[]>();
  const made = new Set<string>();
  /** The control calls on restored tables, in order, and how many items the tables had. */
  const asked: string[] = [];

  const note = (what: string): object => {
    asked.push(what);
    return {};
  };

  const forward = async ({ headers, body }: LocalRequest) => {
    const { host: _, 'content-length': __, connection: ___, ...rest } = headers;
    const answer = await fetch(endpoint, { method: 'POST', headers: rest, body: new Uint8Array(body) });
    return {
      status: answer.status,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: await answer.text(),
    };
  };
  const call = (request: LocalRequest, operation: string, input: object) =>
    restored.answer({
      ...request,
      headers: { ...request.headers, 'x-amz-target': `DynamoDB_20120810.${operation}` },
      body: Buffer.from(JSON.stringify(input)),
    });

  const fill = async (request: LocalRequest, from: string, to: string) => {
    for (const row of rows.get(from) ?? []) await call(request, 'PutItem', { TableName: to, Item: row });
    made.add(to);
  };

  const control: Record<string, (input: Input, request: LocalRequest) => Promise<object> | object> = {
    DescribeContinuousBackups: () => ({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: {
          PointInTimeRecoveryStatus: 'ENABLED',
          EarliestRestorableDateTime: 0,
          LatestRestorableDateTime: Math.floor(Date.now() / 1000) + 60,
        },
      },
    }),
    RestoreTableToPointInTime: async ({ SourceTableName, TargetTableName }, request) => {
      asked.push('restore');
      await fill(request, String(SourceTableName), String(TargetTableName));
      return {};
    },
    DescribeTable: ({ TableName }) => ({
      Table: {
        TableName,
        TableStatus: 'ACTIVE',
        TableArn: `arn:aws:dynamodb:eu-west-1:111122223333:table/${TableName}`,
      },
    }),
    UpdateTimeToLive: () => note('time to live'),
    TagResource: () => note('tags'),
    UpdateTable: () => note('deletion protection'),
    UpdateContinuousBackups: async ({ TableName }, request) => {
      const answer = await call(request, 'Scan', { TableName, Select: 'COUNT' });
      asked.push(`recovery points over ${JSON.parse(String(answer.body)).Count} items`);
      return {};
    },
  };

  const answer: Answer = async (request) => {
    const operation = request.headers['x-amz-target']?.split('.')[1] ?? '';
    const input = JSON.parse(request.body.toString() || '{}') as Input;
    const name = String(input.TableName ?? '');
    if (operation === 'DescribeTable' && name.startsWith('longevity-') && !made.has(name))
      return json(400, { __type: 'ResourceNotFoundException', message: 'not found' });
    const known = control[operation];
    if (known) return json(200, await known(input, request));
    return made.has(name) ? restored.answer(request) : forward(request);
  };

  return {
    answer,
    asked,
    /** Sets what a recovery point contains from now on. */
    backUp: async () => {
      for (const name of restorableTables)
        rows.set(name, (await original.send(new ScanCommand({ TableName: name }))).Items ?? []);
    },
    stop: async () => {
      await restored.stop();
      await dir.remove();
    },
  };
};

/**
 * The world's user pool and the stage's next one behind one endpoint, as in Cognito. `lose` removes the first one, and
 * `breakAfter` makes the second fail after so many calls.
 */
export const startTwoPools = async (endpoint: string, firstPoolId: string) => {
  const dir = await temporaryDir();
  const pool = { poolId: 'next_pool', clientId: 'next-client', issuer: 'https://next.example' };
  const next = startCognito(dir.path, pool, async (event) => event, createFaults());
  let isLost = false;
  let callsLeft = Number.POSITIVE_INFINITY;

  const answer: Answer = async (request) => {
    const { UserPoolId } = JSON.parse(request.body.toString()) as { UserPoolId?: string };
    if (UserPoolId === pool.poolId) {
      callsLeft -= 1;
      return callsLeft < 0 ? json(400, { __type: 'InternalErrorException', message: 'down' }) : next.answer(request);
    }
    if (isLost || UserPoolId !== firstPoolId)
      return json(400, { __type: 'ResourceNotFoundException', message: `User pool ${UserPoolId} does not exist.` });
    const { host: _, 'content-length': __, connection: ___, ...headers } = request.headers;
    const forwarded = await fetch(endpoint, { method: 'POST', headers, body: new Uint8Array(request.body) });
    return {
      status: forwarded.status,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: await forwarded.text(),
    };
  };
  return {
    answer,
    next: pool,
    lose: () => {
      isLost = true;
    },
    breakAfter: (calls: number) => {
      callsLeft = calls;
    },
    stop: async () => {
      next.stop();
      await dir.remove();
    },
  };
};

const xml = (body: string) => ({ status: 200, headers: { 'content-type': 'application/xml' }, body });

/**
 * The part of S3 that the backups of users need: put, get, and list by prefix, with paths (`/bucket/key`), one page, no versions,
 * no encryption. The product's local system has no such bucket, because it never restores.
 */
export const objectStore = () => {
  const objects = new Map<string, string>();
  const list = (bucket: string, prefix: string, after: string) => {
    const keys = [...objects.keys()]
      .map((path) => path.split('/'))
      .filter(([owner]) => owner === bucket)
      .map(([, ...rest]) => rest.join('/'))
      .filter((key) => key.startsWith(prefix) && key > after);
    const contents = keys.toSorted().map((key) => `<Contents><Key>${key}</Key></Contents>`);
    return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`);
  };
  const answer: Answer = ({ method, path, query, body }) => {
    const [bucket = '', ...rest] = decodeURIComponent(path).split('/').filter(Boolean);
    const key = rest.join('/');
    if (method === 'GET' && key === '') return list(bucket, query.get('prefix') ?? '', query.get('start-after') ?? '');
    if (method === 'PUT') {
      objects.set(`${bucket}/${key}`, body.toString());
      return { status: 200, headers: {} };
    }
    const found = objects.get(`${bucket}/${key}`);
    return found === undefined
      ? { status: 404, headers: { 'content-type': 'application/xml' }, body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, headers: { 'content-type': 'application/json' }, body: found };
  };
  return { answer, objects };
};
