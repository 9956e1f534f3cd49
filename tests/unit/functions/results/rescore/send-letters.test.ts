import { expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { confirmMail } from '#functions/accounts/account-letters.ts';
import { correctionMail } from '#functions/results/mail/letter.ts';
import { mailPace } from '#functions/results/mail/mail-pace.ts';
import { letterTurn, type SendLettersDeps, sendLetter } from '#functions/results/rescore/send-letters.ts';
import { asSessionId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { account } from '#tests/unit/functions/fakes.ts';

const letter = {
  userId: asUserId('u'),
  submissionId: asSubmissionId('s'),
  sessionId: asSessionId('r'),
  correction: 'c',
  claimedBy: 'me',
};
const now = new Date('2026-07-01T10:00:00Z');
const confirmed = { ...newAccount(account, now), confirmedAt: now.toISOString() };

const send = async (given: Partial<SendLettersDeps> = {}) => {
  const done: string[] = [];
  const deps: SendLettersDeps = {
    listPending: async function* () {},
    claim: async () => ({ kind: 'claimed', letter }),
    settle: async (_, outcome) => void done.push(outcome),
    giveBack: async () => void done.push('given back'),
    isErased: async () => false,
    findAccount: async () => confirmed,
    askToConfirm: async () => true,
    sendMail: async () => {
      done.push('mail');
      return { outcome: 'sent', messageId: 'm' };
    },
    composeLetter: () => correctionMail({ siteUrl: 'https://longevity.example' }),
    newOwner: () => 'me',
    now: () => now,
    pause: async () => {},
    ...given,
  };
  return { ending: await sendLetter(deps, 'c')(asUserId('u')), done };
};

const unconfirmed = { findAccount: async () => ({ ...confirmed, confirmedAt: null }) };
const tooMany = { sendMail: async () => ({ outcome: 'later' as const, reason: 'throttled' }) };

test.each<[string, Partial<SendLettersDeps>, string, string[]]>([
  ['goes to a confirmed address', {}, 'sent', ['mail', 'sent']],
  ['asks an address that is not confirmed, which can say that it is not theirs', unconfirmed, 'asked', ['asked']],
  [
    'waits when that address has had its mails',
    { ...unconfirmed, askToConfirm: async () => false },
    'later',
    ['given back'],
  ],
  ['waits when the mail service takes no more', tooMany, 'later', ['given back']],
  ['goes nowhere without an address', { findAccount: async () => null }, 'off', ['off']],
  ['goes nowhere where mail is off', { sendMail: null }, 'off', ['off']],
  ['is not sent to a user who has asked to be erased', { isErased: async () => true }, 'erased', ['given back']],
  [
    'is not sent again when a run ended while it sent',
    { claim: async () => ({ kind: 'abandoned', letter }) },
    'doubtful',
    ['doubtful'],
  ],
  ['is left to another run', { claim: async () => ({ kind: 'busy' }) }, 'busy', []],
  ['is sent once', { claim: async () => ({ kind: 'gone' }) }, 'nothing to do', []],
])('a letter %s', async (_, given, ending, done) => {
  expect(await send(given)).toEqual({ ending, done });
});

const secrets = { confirmSecret: 'a', declineSecret: 'b', code: '123456' };
const siteUrl = 'https://longevity.example';
const mails = [correctionMail({ siteUrl }), confirmMail({ ...secrets, siteUrl, reason: 'corrected' })];

test.each(mails)('$subject: the letter says what to do, in plain words, and nothing about health', (mail) => {
  const { subject, text } = mail;
  expect(text).toMatch(/Please log in and read it again/);
  expect(text).toMatch(/we’re sorry/);
  expect(text).toMatch(/do not wait\. Call a doctor or your emergency number\./);
  expect(`${subject} ${text}`).not.toMatch(/heart|biological|\bage\b|risk|percent|warning|score/i);
  expect(text.replace(/https?:\S+|123456/g, '')).not.toMatch(/\d[\d.]*\s*(%|years)/);
  expect(readingGrade(text.replace(/https?:\S+/g, ''))).toBeLessThanOrEqual(6);
});

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
