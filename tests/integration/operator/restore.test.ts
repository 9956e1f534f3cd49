import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
const typed = `--stage dev --at ${at.toISOString().replace('.000Z', 'Z')}`;
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

const restoredPlaces = () => ({
  ...world.places,
  client: createDocumentClient(),
  ...Object.fromEntries(restorableTables.map((table) => [`${table}Table`, restoredName('dev', table, word)])),
});
const restoredRows = (userId: UserId) => rowsOfPerson(personStores(restoredPlaces()), userId);
const settings = () => JSON.parse(readFileSync(join(stages, 'dev.json'), 'utf8'));

test('new tables hold every user as they were, and nobody erased since; the stage uses them', async () => {
  const [stays, erasedBefore, erasedBetween] = [await world.accept(), await world.accept(), await world.accept()];
  await world.drain();
  const waiting = await world.accept();
  await recovery.backUp();
  await world.drain();
  await world.type(erase, `--stage dev ${erasedBefore.userId} --confirm ${erasedBefore.userId}`);

  expect(await world.type(restore, `${typed} --dry-run`)).toMatch(/submissions → longevity-dev-submissions-\d/);
  await expect(world.type(restore, typed, 'yes')).rejects.toThrow('Nothing was restored.');
  expect([recovery.asked, settings().restoredTables]).toEqual([[], undefined]);

  const said = await world.type(restore, typed, 'longevity-dev');
  expect(said).toMatch(/erased since: 1 users\.\nMails that may have been sent since, and are not sent again: 1\./);
  expect(said).toContain('npm run ops -- deploy --stage dev');
  expect(settings()).toEqual({ $schema: './schema.json', logRetentionDays: 30, restoredTables: word });

  expect(await restoredRows(stays.userId)).toMatchObject({ accounts: [{}], submissions: [{}], results: [{}] });
  expect(Object.values(await restoredRows(erasedBefore.userId)).flat()).toEqual([]);
  // It was mailed after the backup, which cannot know: never a second time.
  expect((await restoredRows(waiting.userId)).submissions).toMatchObject([{ mail: 'doubtful' }]);

  // Recovery points begin when the erased are gone, so that they cannot come back from these either.
  expect(recovery.asked.filter((each) => each === 'restore')).toHaveLength(restorableTables.length);
  expect(recovery.asked).toContain('recovery points over 3 items');
  expect(recovery.asked).not.toContain('recovery points over 4 items');

  // A user is erased before the switch, from the old tables. After it, the usual command erases them.
  await world.type(erase, `--stage dev ${erasedBetween.userId} --confirm ${erasedBetween.userId}`);
  for (const table of restorableTables)
    world.outputs[`${table[0]?.toUpperCase()}${table.slice(1)}TableName`] = restoredName('dev', table, word);
  expect(await world.type(erase, '--stage dev --again')).toMatch(/Erased again: 1 users/);
  expect(Object.values(await restoredRows(erasedBetween.userId)).flat()).toEqual([]);
  await expect(world.type(restore, typed)).rejects.toThrow(/The stage already uses longevity-dev-submissions-\S+/);
});

test.each([
  ['--stage dev', /Name the second to restore to, in UTC/],
  ['--stage dev --at yesterday', /Name the second to restore to, in UTC/],
  ['--stage dev --at 2019-01-01T00:00:00Z', /more than 34 days ago\. Users who were erased/],
  ['--stage dev --at 2999-01-01T00:00:00Z', /is in the future/],
])('%j is refused in a sentence', async (wrong, sentence) => {
  await expect(world.type(restore, wrong)).rejects.toThrow(sentence);
});
