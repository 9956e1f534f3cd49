import { afterAll, expect, test } from 'vitest';
import { erase } from '#infra/aws/ops/people/erase.ts';
import { exportPersonCommand } from '#infra/aws/ops/people/export-person.ts';
import { logs } from '#infra/aws/ops/running/logs.ts';
import { trace } from '#infra/aws/ops/running/trace.ts';
import { startOperatorWorld } from '#tests/support/operator-world.ts';

const world = await startOperatorWorld();
afterAll(() => world.stop());

const itemsOf = async (userId: string) =>
  (await world.everything()).filter((item) => (item as { userId?: string }).userId === userId);

test('a user’s data are exported, and erased only when their id was typed', async () => {
  const { userId } = await world.accept();
  await world.drain();
  const given = JSON.parse(await world.type(exportPersonCommand, `--stage dev ${userId}`));
  expect(JSON.stringify(given)).toContain(userId);
  const before = await itemsOf(userId);
  expect(before.length).toBeGreaterThan(2);

  expect(await world.type(erase, `--stage dev ${userId} --dry-run`)).toMatch(/would be erased\. Nothing was changed/);
  await expect(world.type(erase, `--stage dev ${userId}`, 'yes')).rejects.toThrow(/Nothing was erased/);
  expect(await itemsOf(userId)).toEqual(before);

  expect(await world.type(erase, `--stage dev ${userId}`, userId)).toMatch(/^In account .*\nErased: /);
  expect(await itemsOf(userId)).toEqual([]);
  expect(await world.type(erase, '--stage dev --again --dry-run')).toMatch(/0 erased users are back/);
  expect(await world.type(erase, '--stage dev --again')).toMatch(/No erased user is back/);
});

test.each([
  [erase, '--stage dev', /Name the user, by address or id/],
  [erase, '--stage dev nobody@example.com', /No user has this address/],
  [erase, '--stage dev --again ada@example.com', /Name a person, or use --again/],
  [exportPersonCommand, '--stage dev', /Name the user, by address or id/],
  [logs, '--stage dev sweeper', /There is no log sweeper\. Name a log: one of api-access, .*sweep-waiting/],
  [logs, '--stage dev', /^Name a log: one of api-access/],
  [logs, '--stage dev sweep-waiting --since yesterday', /--since is yesterday/],
  [logs, '--stage dev sweep-waiting', /has no output LogOfSweepWaiting\. Deploy this release first/],
  [trace, '--entry sweeper index.mjs:1:1', /Name the function/],
  [trace, '--entry sweep-waiting line-7', /"line-7" is not a place in a bundle/],
  [trace, '--entry sweep-waiting other.mjs:3:12', /sweep-waiting has no file other\.mjs\. Is this the deployed commit/],
])('$word $1 is refused in a sentence', async (command, typed, sentence) => {
  await expect(world.type(command, typed)).rejects.toThrow(sentence);
});

test('a log can be read by message and by submission', async () => {
  const line = { message: 'job failed', submissionId: '01A', failure: 'TypeError' };
  world.logLines['log-of-generate-results'] = [line, { ...line, submissionId: '01B' }, { message: 'job finished' }];
  const typed = '--stage dev generate-results --submission 01B --since 2h';
  expect(JSON.parse(await world.type(logs, typed))).toEqual({ ...line, submissionId: '01B' });
});

test('a place in a bundle is traced to a line of the source', async () => {
  expect(await world.type(trace, '--entry sweep-waiting index.mjs:3:1200')).toMatch(/^\S+:\d+:\d+$/);
});
