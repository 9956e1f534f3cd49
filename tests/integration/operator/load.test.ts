import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from '#infra/aws/ops/command.ts';
import { loadBy, summaryOf } from '#infra/aws/ops/running/load.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestStack } from '#tests/support/stack.ts';

const stack = await startTestStack();
afterAll(stack.stop);

const command = loadBy({
  isProduction: (stage) => stage === 'prod',
  siteOf: async () => ({ siteUrl: stack.url, probeKey: `probe of ${stack.localKey()}` }),
});

const type = async (typed: string, answer = ''): Promise<string> => {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  // In real time: a shorter pause would be another rate, and less patience with a result.
  const pause = (milliseconds: number) => sleep(milliseconds);
  await runCommand(command, typed.split(' '), { print, ask: async () => answer, pause, now: () => new Date() });
  return lines.join('\n');
};

test('a load sends its quizzes, measures their results, erases its accounts, and no figure counts it', async () => {
  // One a second: at twice that, a machine that is busy with something else refuses some, as it should.
  const said = await type('--stage staging --per-second 1 --seconds 24');
  // More than one account may send in a day.
  expect(said).toMatch(/24 quizzes of 2 accounts, 1 a second/);
  expect(said).toMatch(/24 sent, 24 results\.\nSeconds until a result: half within [\d.]+, 95 % within [\d.]+/);
  expect(said).toMatch(/2 accounts are being erased\.$/);
  await eventually(() => expect(stack.output().match(/"message":"person erased"/g) ?? []).toHaveLength(2));
  for (const name of ['Registered', 'Accepted', 'Scored', 'AgeAtResultSeconds', 'AgeAtCompletionSeconds'])
    expect(stack.output()).not.toContain(`"${name}":`);
  expect(await stack.webhooks()).toEqual([]);
});

test('production is loaded only if its name was typed', async () => {
  expect(await type('--stage prod', 'yes')).toBe('Nothing was sent.');
});

test.each([
  ['--stage staging --per-second 0', /--per-second is "0"/],
  ['--stage staging --per-second 51', /from 1 to 50/],
  ['--stage staging --seconds 1.5', /--seconds is "1.5"/],
  ['--per-second 5', /Say which stage/],
])('refuses %s', async (typed, sentence) => {
  await expect(type(typed)).rejects.toThrow(sentence);
});

test('failures are counted by their kind', () => {
  const failure = 'getResult answered 503.';
  expect(summaryOf([{ seconds: 3 }, { failure }, { seconds: 1 }, { failure }])).toEqual([
    '4 sent, 2 results.',
    'Seconds until a result: half within 3.0, 95 % within 3.0, all within 3.0.',
    '2 failed: getResult answered 503.',
  ]);
});
