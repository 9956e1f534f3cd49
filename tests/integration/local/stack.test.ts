import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import { refusedRecipient } from '#infra/local/services/ses.ts';
import type { Result } from '#shared/contract/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { eventually } from '#tests/support/eventually.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { compileCache } from '#tests/support/processes.ts';
import { placeholderWeb, startTestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

// The whole system as `npm start` runs it, in a separate process.

const { answers } = longevityPersonas.average45F ?? { answers: {} };
const stack = await startTestStack();
afterAll(stack.stop);

test('answers become a result, one mail and one signed webhook call', async () => {
  const account = await stack.register();
  await stack.confirm(account);
  const submissionId = await submit(stack, account, { answers });
  const result = await awaitResult(stack, account, submissionId);
  expect(result).toMatchObject({ submissionId, quiz_id: 'longevity' });
  expect(result.content.overall_summary.biologicalAge).toBeTypeOf('number');

  const mailsTo = () => stack.resultMails(account.email);
  await expect.poll(mailsTo).toHaveLength(1);
  expect((await mailsTo())[0]?.html).toContain(`${stack.url}/results/${submissionId}`);

  const calls = async () => (await stack.webhooks()).filter(({ body }) => body.includes(submissionId));
  await expect.poll(calls).toHaveLength(1);
  const [call] = await calls();
  const key = await readFile(join(stack.dataDir, 'webhook-signing-key'), 'utf8');
  const verified = new Webhook(key).verify(call?.body ?? '', call?.headers ?? {});
  expect(verified).toEqual({ userId: account.userId, submissionId, quizId: 'longevity' });
  const empty = { visible: 0, inFlight: 0 };
  await expect.poll(stack.queues).toEqual({ results: empty, effects: empty, deadLetters: { visible: 0 } });
});

test('kill -9 loses nothing that was acknowledged: the account, the token, the submission, its result', async () => {
  const account = await stack.register();
  // A busy machine may answer that it is busy: the same submission is then sent again, as a browser does.
  const accepted = await Promise.all(
    Array.from({ length: 20 }, () => {
      const sessionId = randomUUID();
      return eventually(() => submit(stack, account, { answers, sessionId }), 50);
    }),
  );
  await stack.kill();
  await stack.restart();

  // A system that has just come up on a busy machine may still answer that it is busy.
  const rows = await eventually(async () => {
    const listed = await stack.call('GET', '/api/submissions/me', { token: account.token });
    expect(listed.status).toBe(200);
    return (await listed.json()) as { submissionId: string }[];
  }, 50);
  expect(rows.map(({ submissionId }) => submissionId).sort()).toEqual(accepted.sort());
  const again = await stack.call('POST', '/api/auth/login', {
    body: { email: account.email, password: account.password },
  });
  expect(again.status).toBe(200);
  // A message that was in work when the process died comes back after its visibility timeout; a sweep is faster.
  // The test waits for one at a time: twenty that poll side by side for a minute keep the whole machine busy.
  const results: Result[] = [];
  for (const id of accepted) results.push(await awaitResult(stack, account, id));
  expect(results).toHaveLength(20);
});

test('an unknown API path and a wrong method are answered by the API in JSON', async () => {
  for (const response of [await stack.call('GET', '/api/nothing'), await stack.call('GET', '/api/auth/login')]) {
    expect(response.status).toBe(404);
    expect(saidIn(await response.json())).toEqual({ message: expect.any(String), code: 'not-found' });
  }
});

test('the description of the API is served among its routes', async () => {
  const response = await stack.call('GET', openApiPath);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual(openApiDocument());
});

const startBeside = (environment: Record<string, string>) => {
  const script = fileURLToPath(new URL('../../../infra/local/start.mjs', import.meta.url));
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache, ...environment };
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env });
};

test('a second start on the same data says what to do', () => {
  const { status, stderr } = startBeside({ PORT: '0', DATA_DIR: stack.dataDir });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Another process uses the data in ${stack.dataDir}. Stop it, or set DATA_DIR (and PORT) to run a second system beside it.\n`,
  );
});

test('a second start on the same port says what to do', () => {
  const { port } = new URL(stack.url);
  const { status, stderr } = startBeside({ PORT: port, DATA_DIR: join(stack.dataDir, 'other') });
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use`);
});

test('a start in a folder with other files ends with a sentence, and leaves the folder as it was', async () => {
  const dir = await temporaryDir();
  await mkdir(join(dir.path, 'web'));
  const { status, stderr } = startBeside({ PORT: '0', DATA_DIR: dir.path });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`${dir.path} contains files that this system did not write.`),
  ]);
  expect(await readdir(dir.path)).toEqual(['web']);
  await dir.remove();
});

test('only its owner can read what a start writes, the folder included', async () => {
  const dataDir = join(stack.dataDir, 'of-its-own');
  // Compiled code is among that, unless it is cached elsewhere.
  startBeside({ PORT: new URL(stack.url).port, DATA_DIR: dataDir, NODE_COMPILE_CACHE: '' });
  const written = await readdir(dataDir, { recursive: true });
  expect(written).toContain('lock.sqlite');
  for (const path of ['', ...written]) {
    const { mode } = await stat(join(dataDir, path));
    expect([path, mode & 0o077]).toEqual([path, 0]);
  }
});

test('the system ends cleanly on request, and prints only the lines with its addresses', async () => {
  await using other = await startTestStack();
  const { child } = other.process();
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(other.output()).toBe(
    `Longevity is ready: ${other.url}\nWhat it did on this machine: ${other.url}/_local#key=${other.localKey()}\n`,
  );
});

// npm hands the signal to its shell, and Debian's shell dies of it alone: hence `exec` in the script. (Where there is no
// `exec`, on Windows, the second half of the script starts the system.)
test.each([
  ['SIGTERM', [0, null]],
  ['SIGKILL', [null, 'SIGKILL']],
] as const)('%s to `npm start` ends the whole system, not npm alone', async (signal, ending) => {
  await using other = await startTestStack();
  await other.kill();
  const WEB_DIR = await placeholderWeb(other.dataDir);
  const settings = { PORT: new URL(other.url).port, DATA_DIR: other.dataDir, WEB_DIR };
  const child = spawn('npm', ['start'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, NODE_ENV: '', NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const printed of child.stdout) if (String(printed).includes('is ready')) break;
  const exited = once(child, 'exit');
  child.kill(signal);
  expect(await exited).toEqual(ending);
  await expect
    .poll(() =>
      fetch(other.url).then(
        () => 'up',
        () => 'down',
      ),
    )
    .toBe('down');
  await other.restart();
});

test('a bounced mail is reported to the product, and a refused one does not hold back the result', async () => {
  const bouncing = await stack.register({ email: 'bounce@simulator.amazonses.com' });
  await stack.confirm(bouncing);
  const bounced = await submit(stack, bouncing, { answers });
  await awaitResult(stack, bouncing, bounced);
  const recorded = () =>
    stack
      .output()
      .split('\n')
      .filter((line) => line.includes('mail event recorded') && line.includes(bounced));
  await expect.poll(recorded).toHaveLength(1);
  expect(recorded()[0]).toContain('bounced');

  const refusing = await stack.register({ email: refusedRecipient });
  await awaitResult(stack, refusing, await submit(stack, refusing, { answers }));
  expect((await stack.mail()).filter(({ to }) => to === refusedRecipient)).toEqual([]);
});
