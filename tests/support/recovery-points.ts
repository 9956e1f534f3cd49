import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { restorableTables, restoredName } from '#infra/aws/stages/stage-schema.ts';
import { startDynamoDb } from '#infra/local/services/dynamodb.ts';
import { tables } from '#infra/local/tables.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { type Answer, json, type LocalRequest } from '#infra/local/wire/http-messages.ts';
import { temporaryDir } from './temporary-dir.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * DynamoDB's point-in-time recovery before the stand-in, which has none: restored tables are a second stand-in, filled with
 * the rows of the last `backUp`. Everything else goes on to the first.
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
  /** What was asked of the restored tables besides items, in order, and how many items they had. */
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
    /** What the recovery points have from now on. */
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
