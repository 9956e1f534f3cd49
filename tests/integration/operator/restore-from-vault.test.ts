import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, RestoreTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOfPerson } from '#functions/accounts/erasure.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';
import { erase } from '#infra/aws/ops/people/erase.ts';
import { restore } from '#infra/aws/ops/people/restore.ts';
import { restorableTables, restoredName, restoredWordOf } from '#infra/aws/stages/stage-schema.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { startRecoveryPoints } from '#tests/support/operator-stand-ins.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

const world = await startOperatorWorld();
/** A second ago, so that it is not in the future. */
const at = new Date(Math.floor(world.now().getTime() / 1000) * 1000 - 1000);
const typed = `--stage dev --from-vault --at ${at.toISOString().replace('.000Z', 'Z')}`;
const word = restoredWordOf(at);
const recovery = await startRecoveryPoints(world.dynamoDbEndpoint, 'dev', word);
const stages = mkdtempSync(join(tmpdir(), 'longevity-stages-'));

beforeAll(() => {
  writeFileSync(join(stages, 'dev.json'), '{\n  "$schema": "./schema.json",\n  "logRetentionDays": 30\n}\n');
  vi.stubEnv('STAGES_FOLDER', stages);
  world.server.mount('/dynamodb', recovery.answer);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `${world.server.origin}/dynamodb`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await recovery.stop();
  await world.stop();
});

const restoredRows = (userId: UserId) =>
  rowsOfPerson(
    personStores({
      ...world.places,
      client: createDocumentClient(),
      ...Object.fromEntries(restorableTables.map((table) => [`${table}Table`, restoredName('dev', table, word)])),
    }),
    userId,
  );

/** As AWS Backup does it: the tables come from a copy, under the names that it was given. */
const restoreByAwsBackup = async () => {
  const client = new DynamoDBClient({});
  for (const table of restorableTables)
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: world.places[`${table}Table`],
        TargetTableName: restoredName('dev', table, word),
      }),
    );
};

test('tables that AWS Backup has restored from the vault are made ready: without the erased, protected, and named in the stage’s file', async () => {
  const [stays, erasedSince] = [await world.accept(), await world.accept()];
  await world.drain();
  await recovery.backUp();
  await world.type(erase, `--stage dev ${erasedSince.userId} --confirm ${erasedSince.userId}`);

  await expect(world.type(restore, typed, 'longevity-dev')).rejects.toThrow(
    /AWS Backup has not begun to restore longevity-dev-\w+-\d{8}t\d{6}z: docs\/operations\.md, 'The vault'/,
  );
  await restoreByAwsBackup();
  recovery.asked.length = 0;
  expect(await world.type(restore, typed, 'longevity-dev')).toMatch(/erased since: 1 users\./);

  expect(recovery.asked).not.toContain('restore');
  expect(recovery.asked.filter((each) => each.startsWith('recovery points'))).toHaveLength(restorableTables.length);
  expect(await restoredRows(stays.userId)).toMatchObject({ accounts: [{}], submissions: [{}], results: [{}] });
  expect(Object.values(await restoredRows(erasedSince.userId)).flat()).toEqual([]);
  expect(JSON.parse(readFileSync(join(stages, 'dev.json'), 'utf8')).restoredTables).toBe(word);
});
