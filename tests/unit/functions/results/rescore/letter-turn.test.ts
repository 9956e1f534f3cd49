import { expect, test } from 'vitest';
import { mailPace } from '#functions/results/mail/mail-pace.ts';
import { letterTurn } from '#functions/results/rescore/send-letters.ts';

/** Ten mails a second, in one row of turns on a virtual clock; `ahead` milliseconds of it belong to others. */
const world = (ahead: number, restMs = 0) => {
  let [now, nextAt] = [0, ahead];
  let taken = 0;
  const pause = async (milliseconds: number) => {
    now += milliseconds;
  };
  const takeTurn = mailPace({
    mailsPerSecond: async () => 10,
    leaseTurns: async (_, { everyMs, withinMs }) => {
      const at = Math.max(now, nextAt);
      if (at > now + withinMs) return null;
      nextAt = at + everyMs;
      taken += 1;
      return { count: 1, firstInMs: at - now };
    },
    pause,
    random: () => 0,
  });
  const turn = letterTurn({ takeTurn, allows: async () => now >= restMs, pause }, 180);
  return { turn, now: () => now, taken: () => taken };
};

test('letters go as fast as SES takes mail, and not faster', async () => {
  const { turn, now } = world(0);
  for (let letters = 0; letters < 50; letters += 1) expect(await turn()).toBe(true);
  expect(now()).toBe(4900);
});

test('a letter leases no turn while other mail waits, and is sent when there is room', async () => {
  const { turn, now, taken } = world(60_000);
  expect(await turn()).toBe(true);
  expect(taken()).toBe(1);
  expect(now()).toBeGreaterThanOrEqual(60_000);
});

test('no letter is begun while SES is down; after several checks without room the worker is told', async () => {
  const short = world(0, 60_000);
  expect(await short.turn()).toBe(true);
  expect(short.now()).toBeGreaterThanOrEqual(60_000);
  const long = world(0, Number.POSITIVE_INFINITY);
  expect([await long.turn(), long.taken()]).toEqual([false, 0]);
});
