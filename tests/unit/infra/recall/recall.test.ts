import { expect, test } from 'vitest';
import { type SendAllDeps, sendAll, steadyTurns } from '#infra/aws/ops/recall/recall.ts';
import { readCorrection, wordsFor } from '#infra/aws/ops/recall/rescore.ts';
import type { LetterState } from '#infra/aws/ops/recall/send-letters.ts';
import { asRunId, asSubmissionId, asUserId, type UserId } from '#shared/contract/ids.ts';

const people = ['a', 'b', 'c'].map(asUserId);

/** Letters of three users. Each settled one leaves the list. */
const letters = (given: (userId: UserId, minute: number) => Partial<SendAllDeps> & { state?: LetterState }) => {
  let minute = 0;
  const open = new Set(people);
  const from = (userId: UserId) => given(userId, minute);
  const deps: SendAllDeps = {
    listOpen: async function* () {
      yield* [...open];
    },
    letterTurn: async () => (await from(people[0] ?? asUserId('a')).letterTurn?.()) ?? true,
    find: async (userId, correction) => {
      const [submissionId, runId] = [asSubmissionId('s'), asRunId('r')];
      const letter = { userId, correction, submissionId, runId, claimedBy: '' };
      return { letter, state: from(userId).state ?? 'pending' };
    },
    claim: async (letter, lease) => (await from(letter.userId).claim?.(letter, lease)) ?? true,
    settle: async ({ userId }) => void open.delete(userId),
    giveBack: async () => {},
    isErased: async () => false,
    findAccount: async () => null,
    askToConfirm: async () => 'asked',
    sendMail: null,
    findZone: async () => undefined,
    composeLetter: () => ({ subject: '', html: '', text: '' }),
    newOwner: () => 'me',
    now: () => new Date(minute * 60_000),
    pause: async () => {
      minute += 1;
    },
  };
  return { deps, minutes: () => minute };
};

test('letters that another worker holds are tried again, minute by minute, and the others are not', async () => {
  const { deps, minutes } = letters((userId, minute) =>
    userId === 'b' ? { claim: async () => minute >= 3 } : { claim: async () => minute === 0 },
  );
  expect(await sendAll(deps, 'c')).toEqual({ off: 3 });
  expect(minutes()).toBe(3);
});

test('a letter that was begun is sent in the same run once SES can no longer report it', async () => {
  const begunAt = new Date(0).toISOString();
  const { deps, minutes } = letters(() => ({ state: { begunAt, isTaken: false } }));
  expect(await sendAll(deps, 'c')).toEqual({ off: 3 });
  expect(minutes()).toBe(15);
});

test('the run ends, and says how many are open, when SES has no room or a letter stays busy', async () => {
  const full = letters(() => ({ letterTurn: async () => false }));
  expect([await sendAll(full.deps, 'c'), full.minutes()]).toEqual([{ later: 3 }, 0]);
  const busy = letters(() => ({ claim: async () => false }));
  expect(await sendAll(busy.deps, 'c')).toEqual({ busy: 3 });
  expect(busy.minutes()).toBeLessThan(30);
});

test('a failure ends the run, and no other letter is begun', async () => {
  const found: string[] = [];
  const { deps } = letters(() => ({}));
  const find: SendAllDeps['find'] = async (userId) => {
    found.push(userId);
    throw new Error('The table does not answer.');
  };
  async function* many() {
    for (let at = 0; at < 1000; at += 1) yield asUserId(String(at));
  }
  await expect(sendAll({ ...deps, find, listOpen: many }, 'c')).rejects.toThrow('The table does not answer.');
  expect(found.length).toBeLessThan(100);
});

test('turns come at their rate, however many ask at once', async () => {
  const pauses: number[] = [];
  const turn = steadyTurns(20, {
    now: () => new Date(1000),
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });
  await Promise.all(Array.from({ length: 4 }, turn));
  expect(pauses).toEqual([50, 100, 150]);
});

test('the line about one result has kinds of changes, and nothing about the person', () => {
  const level = { from: 'estimated: low', to: 'estimated: high' };
  const change = { level, raised: ['chestPain (urgent)'], dropped: [], moved: 3.5, isAny: true };
  expect(wordsFor({ kind: 'replaced', change })).toBe('level, warning, figure');
  expect(wordsFor({ kind: 'kept', why: 'no-answers' })).toBe('kept: the answers are missing');
});

test.each([
  ['Pulse', 'A pulse of 90 counted as one of 60.', /--correction name/],
  ['pulse~90', 'A pulse of 90 counted as one of 60.', /--correction name/],
  ['', 'A pulse of 90 counted as one of 60.', /--correction name/],
  ['pulse-of-90', 'wrong pulse', /--reason/],
  ['pulse-of-90', '', /--reason/],
])('a correction %j with the reason %j is refused with a sentence', (id, reason, sentence) => {
  expect(() => readCorrection(id, reason)).toThrow(sentence);
});

test('a correction has a name and a sentence for its users', () => {
  const given = { id: 'pulse-of-90', reason: 'A pulse of 90 counted as one of 60.' };
  expect(readCorrection(given.id, given.reason)).toEqual(given);
});
