import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { probeAddress, probePassword } from '#functions/adapters/server-key.ts';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import { type ProbeEvent, runProbe } from '#functions/probe/run-probe.ts';
import { runCommand } from '#infra/aws/ops/command.ts';
import { journeys } from '#infra/aws/ops/running/journeys.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { placeholderWeb, startTestStack } from '#tests/support/stack.ts';
import { awaitAllResults, submit } from '#tests/support/submissions.ts';

const dir = await mkdtemp(join(tmpdir(), 'longevity-probe-'));
const webDir = await placeholderWeb(dir);
const headers = { 'content-security-policy': "default-src 'self'", 'referrer-policy': 'no-referrer' };
await writeFile(join(webDir, 'headers.json'), JSON.stringify({ ...headers, 'x-content-type-options': 'nosniff' }));
await writeFile(join(webDir, 'app.js'), '');
await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Home</title><script src="/app.js"></script>');
const stack = await startTestStack({ webDir });
afterAll(async () => {
  await stack.stop();
  await rm(dir, { recursive: true });
});

const key = `probe of ${stack.localKey()}`;

/** Runs the probe once, and returns its metrics and its log. */
const walk = async (event: ProbeEvent, password = probePassword(key)) => {
  const seen: [string, number | undefined][] = [];
  const said: unknown[] = [];
  const say = (message: string, facts: unknown) => void said.push({ message, ...(facts as object) });
  await runProbe({
    ask: siteCalls(stack.url),
    // In real time: a shorter pause would be less patience with a result.
    pause: (milliseconds) => sleep(milliseconds),
    newId: randomUUID,
    addressOf: (name) => probeAddress(key, name),
    password,
    now: () => new Date(),
    measure: (name, value) => void seen.push([name, value]),
    log: { info: say, warn: say, error: say },
  })(event);
  return { seen, said };
};

test('the probe acts as a user, but neither the figures nor the partner’s automation count it as one', async () => {
  // The first look opens the standing account, the second logs in to it.
  for (const event of [{ walk: 'look' }, { walk: 'look' }, { walk: 'journey' }] as const) {
    const { seen, said } = await walk(event);
    expect(said).toEqual([expect.objectContaining({ message: 'probe passed', outcome: event.walk })]);
    expect(seen).toEqual([[event.walk === 'look' ? 'ProbeFailed' : 'ProbeJourneyFailed', 0]]);
  }
  await awaitAllResults(stack);
  const counted = ['Registered', 'Accepted', 'Scored', 'AgeAtResultSeconds', 'AgeAtCompletionSeconds'];
  for (const name of counted) expect(stack.output()).not.toContain(`"${name}":`);
  expect(await stack.webhooks()).toEqual([]);
  const mails = await stack.mail();
  expect(mails.length).toBeGreaterThan(0);
  for (const { to } of mails) expect(to).toMatch(/^success\+.*@simulator\.amazonses\.com$/);

  const person = await stack.register();
  await submit(stack, person, { answers: longevityPersonas.average45F?.answers ?? {} });
  await awaitAllResults(stack);
  await expect.poll(stack.webhooks).toHaveLength(1);
  for (const name of counted) await expect.poll(stack.output).toContain(`"${name}":`);
});

test('a failure is counted, and the log names the call and nothing about the account', async () => {
  await walk({ walk: 'look' });
  const { seen, said } = await walk({ walk: 'look' }, 'another password altogether');
  expect(seen).toEqual([['ProbeFailed', undefined]]);
  expect(said).toEqual([
    { message: 'probe failed', outcome: 'look', route: 'register', status: 409, failure: 'ProbeFailure' },
  ]);
});

/** `npm run ops -- journeys` as typed, with its output. */
const travel = async (siteUrl: string): Promise<string[]> => {
  const lines: string[] = [];
  const terminal = {
    print: (line: string) => void lines.push(line),
    ask: async () => '',
    pause: (milliseconds: number) => sleep(milliseconds),
    now: () => new Date(),
  };
  await runCommand(journeys, ['--url', siteUrl], terminal).catch(({ message }: Error) => lines.push(message));
  return lines;
};

test('the journeys after a deployment succeed here too, and leave nothing behind', async () => {
  const [site, ...told] = await travel(stack.url);
  expect(site).toBe(`${stack.url}:`);
  expect(told.length).toBeGreaterThan(3);
  expect(told.filter((line) => !line.startsWith('✓ '))).toEqual([]);
  const [mail] = (await stack.mail()).filter(({ to }) => to.startsWith('success+journey-'));
  expect(mail).toBeDefined();
  await expect(stack.login({ email: String(mail?.to), password: 'any at all' })).rejects.toThrow(/401/);
});

test('all failed journeys are reported with their reasons, and stop the release', async () => {
  await rm(join(webDir, 'app.js'));
  const told = await travel(stack.url);
  expect(told).toContainEqual(expect.stringMatching(/^✗ the home page .*: \/app\.js answered 404, not 200\.$/));
  expect(told.at(-1)).toBe(`1 of ${told.length - 2} journeys failed.`);
  const nowhere = await travel(`${stack.url}/quiz`);
  expect(nowhere).toEqual([expect.stringMatching(/It has to be the address of a site/)]);
});
