import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { probeAddress, probePassword } from '#functions/adapters/probe-address.ts';
import { siteCalls } from '#functions/adapters/site-calls.ts';
import { type ProbeEvent, runProbe } from '#functions/probe/run-probe.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { awaitAllResults, submit } from '#tests/support/submit.ts';

const stack = await startTestStack();
afterAll(stack.stop);

const key = `probe of ${stack.localKey()}`;

/** Walks once, and answers with what the alarms would see and what the log would say. */
const walk = async (event: ProbeEvent, password = probePassword(key)) => {
  const seen: [string, number | undefined][] = [];
  const said: unknown[] = [];
  const say = (message: string, facts: unknown) => void said.push({ message, ...(facts as object) });
  await runProbe({
    ask: siteCalls(stack.url),
    pause: (milliseconds) => sleep(milliseconds / 20),
    newId: randomUUID,
    addressOf: (name) => probeAddress(key, name),
    password,
    now: () => new Date(),
    measure: (name, value) => void seen.push([name, value]),
    log: { info: say, warn: say, error: say },
  })(event);
  return { seen, said };
};

test('the probe lives as people do, and neither figures nor the partner’s automation take it for one of them', async () => {
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

test('what goes wrong is counted, and the log says at which call and nothing about the account', async () => {
  await walk({ walk: 'look' });
  const { seen, said } = await walk({ walk: 'look' }, 'another password altogether');
  expect(seen).toEqual([['ProbeFailed', undefined]]);
  expect(said).toEqual([
    { message: 'probe failed', outcome: 'look', route: 'register', status: 409, failure: 'ProbeFailure' },
  ]);
});
