import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { compileCache, projectDir } from '#tests/support/processes.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { submit } from '#tests/support/submissions.ts';

// A loss of data on the disk is reported whatever its cause, and nothing is acknowledged that is not stored.

const { answers } = longevityPersonas.average45F ?? { answers: {} };
const stack = await startTestStack();
afterAll(stack.stop);
const tables = join(stack.dataDir, 'dynamodb');
const account = await stack.register();

const askForSubmissions = (token: string) => stack.call('GET', '/api/submissions/me', { token });

/** The rows on the account's dashboard. */
const submissions = async (token = account.token): Promise<unknown[]> => {
  const response = await askForSubmissions(token);
  expect(response.status).toBe(200);
  return (await response.json()) as unknown[];
};

const restartWith = async (damage: () => Promise<void>): Promise<string> => {
  await stack.kill();
  const before = stack.output().length;
  await damage();
  await stack.restart();
  return stack.output().slice(before);
};

test('a start on undamaged data prints no warning, after a kill -9 too', async () => {
  await submit(stack, account, { answers });
  expect(await restartWith(async () => {})).not.toContain('local tables');
  expect(await submissions()).toHaveLength(1);
});

test('a truncated log is reported once, at the next start, with what is missing', async () => {
  for (let at = 0; at < 5; at++) await submit(stack, account, { answers });
  const said = await restartWith(async () => {
    for (const name of await readdir(tables)) {
      const path = join(tables, name);
      if (name.endsWith('.log')) await truncate(path, Math.floor((await stat(path)).size / 2));
    }
  });
  expect(said).toMatch(/The local tables in \S+dynamodb have lost \d+ acknowledged writes/);
  expect(said).toMatch(/Since the last start these are: .*\d+ to submissions\. The first was at 20/);
  expect((await submissions()).length).toBeLessThan(6);
  expect(await restartWith(async () => {})).not.toContain('local tables');
});

test('tables that were deleted between two starts are reported', async () => {
  const said = await restartWith(() => rm(tables, { recursive: true }));
  expect(said).toContain(`The content of the local tables is missing from ${tables}`);
  // The sessions went with them; the password did not. To register once more makes the account's item anew.
  expect((await askForSubmissions(account.token)).status).toBe(401);
  const { email, password } = account;
  const again = await stack.call('POST', '/api/auth/register', { body: { email, password } });
  expect(again.status).toBe(200);
  expect(await submissions(((await again.json()) as { token: string }).token)).toEqual([]);
});

test.each([
  ['deleted', (folder: string) => rm(folder, { recursive: true })],
  ['moved away', (folder: string) => rename(folder, `${folder}-moved`)],
  [
    'put back from a copy',
    async (folder: string) => {
      await cp(folder, `${folder}-copy`, { recursive: true });
      await rm(folder, { recursive: true });
      await rename(`${folder}-copy`, folder);
    },
  ],
  ['left without its tables', (folder: string) => rm(join(folder, 'dynamodb'), { recursive: true })],
  ['left without its accounts', (folder: string) => rm(join(folder, 'sign-in.sqlite'))],
])('a data folder that is %s underneath is reported, and nothing more is accepted', async (_, damage) => {
  await using other = await startTestStack();
  const person = await other.register();
  const sessionId = '01JAAAAAAAAAAAAAAAAAAAAAAA';
  await damage(other.dataDir);
  const calls = [
    await other.call('POST', '/api/submissions/create', {
      token: person.token,
      body: { sessionId, quizId: 'longevity', answers },
    }),
    await other.call('POST', '/api/auth/register', {
      body: { firstName: 'Bo', lastName: 'Example', email: 'bo@example.com', password: 'correct horse battery' },
    }),
  ];
  for (const call of calls) {
    expect(call.status).toBe(503);
    expect(saidIn(await call.json())).toMatchObject({ message: expect.stringContaining('was deleted or replaced') });
  }
  // In a line of its own, once; a worker that was at it may quote it in its log.
  expect(other.output().match(/^The data in .+ was deleted or replaced while the system ran/gm)).toHaveLength(1);
});

/** A start that succeeds would run for ever. */
const hangMs = 240_000;

const startOn = (dataDir: string) => {
  const environment = { ...process.env, NODE_COMPILE_CACHE: compileCache, PORT: '0', DATA_DIR: dataDir };
  return spawnSync(process.execPath, [join(projectDir, 'infra/local/start.mjs')], {
    encoding: 'utf8',
    env: environment,
    timeout: hangMs,
  });
};

test.each([
  ['sign-in.sqlite', 'is damaged'],
  ['queues.sqlite', 'is damaged'],
  ['mail.sqlite', 'is damaged'],
  ['webhooks.sqlite', 'is damaged'],
  ['journal.sqlite', 'is damaged'],
  ['lock.sqlite', 'It holds no data: delete it and start again.'],
  ['dynamodb/CURRENT', 'are damaged'],
])('a start on a damaged %s ends with a sentence that says what to do', async (file, sentence) => {
  await using other = await startTestStack();
  // It ends cleanly, so that no log has the pages that are damaged now.
  const exited = once(other.process().child, 'exit');
  other.process().child.kill('SIGTERM');
  await exited;
  await writeFile(join(other.dataDir, file), 'this is nothing that a database wrote '.repeat(400));
  const { status, stderr } = startOn(other.dataDir);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
