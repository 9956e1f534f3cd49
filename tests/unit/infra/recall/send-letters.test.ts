import { expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { confirmMail } from '#functions/accounts/account-letters.ts';
import { correctionMail } from '#functions/results/mail/letter.ts';
import { mailPace } from '#functions/results/mail/mail-pace.ts';
import { type LetterState, letterTurn, type SendLettersDeps, sendLetter } from '#infra/aws/ops/recall/send-letters.ts';
import { asRunId, asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { readingGrade } from '#tests/support/reading.ts';
import { account } from '#tests/unit/functions/fakes.ts';

const letter = {
  userId: asUserId('u'),
  submissionId: asSubmissionId('s'),
  runId: asRunId('r'),
  correction: 'c',
  claimedBy: '',
};
const now = new Date('2026-07-01T10:00:00Z');
const confirmed = { ...newAccount(account, now), confirmedAt: now.toISOString() };
const begun = (minutesAgo: number, isTaken = false) => ({
  begunAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  isTaken,
});

const send = async (given: Partial<SendLettersDeps> = {}, state: LetterState = 'pending') => {
  const done: string[] = [];
  const deps: SendLettersDeps = {
    find: async () => ({ letter, state }),
    claim: async () => {
      done.push('claimed');
      return true;
    },
    settle: async (_, outcome) => void done.push(outcome),
    giveBack: async () => void done.push('given back'),
    isErased: async () => false,
    findAccount: async () => confirmed,
    askToConfirm: async () => 'asked',
    sendMail: async ({ tags }) => {
      done.push(`mail ${tags.mailId}`);
      return { outcome: 'sent', messageId: 'm' };
    },
    findZone: async () => 'Europe/London',
    composeLetter: (timeZone) => correctionMail({ siteUrl: 'https://longevity.example', timeZone }),
    newOwner: () => 'me',
    now: () => now,
    pause: async () => {},
    ...given,
  };
  return { ending: await sendLetter(deps, 'c')(asUserId('u')), done };
};

const answering = (outcome: 'later' | 'doubtful') => ({ sendMail: async () => ({ outcome, reason: 'some' }) });
const unconfirmed = (request: 'asked' | 'unreported' | 'limited') => ({
  findAccount: async () => ({ ...confirmed, confirmedAt: null }),
  askToConfirm: async () => request,
});

test.each<[string, Partial<SendLettersDeps>, string, string[]]>([
  ['goes to a confirmed address', {}, 'sent', ['claimed', 'mail correction-c', 'sent']],
  [
    'asks an address that is not confirmed, which can say that it is not theirs',
    unconfirmed('asked'),
    'asked',
    ['claimed', 'asked'],
  ],
  ['waits when that address has had its mails', unconfirmed('limited'), 'later', ['claimed', 'given back']],
  ['waits for SES to report that mail', unconfirmed('unreported'), 'unreported', ['claimed']],
  ['waits when the mail service takes no more', answering('later'), 'later', ['claimed', 'given back']],
  ['waits for SES to report it when its answer was lost', answering('doubtful'), 'unreported', ['claimed']],
  ['goes nowhere without an address', { findAccount: async () => null }, 'off', ['claimed', 'off']],
  ['goes nowhere where mail is off', { sendMail: null }, 'off', ['claimed', 'off']],
  [
    'is not sent to a user who has asked to be erased',
    { isErased: async () => true },
    'erased',
    ['claimed', 'given back'],
  ],
  ['is left to another run', { claim: async () => false }, 'busy', []],
  ['is sent once', { find: async () => null }, 'nothing to do', []],
])('a letter %s', async (_, given, ending, done) => {
  expect(await send(given)).toEqual({ ending, done });
});

test.each<[string, LetterState, string, string[]]>([
  ['has gone out if SES has reported it', begun(1, true), 'sent', ['sent']],
  ['waits while SES may still report it', begun(14), 'unreported', []],
  ['is sent again when SES has not reported it', begun(16), 'sent', ['claimed', 'mail correction-c', 'sent']],
])('a letter that an interrupted run had begun %s', async (_, state, ending, done) => {
  expect(await send({}, state)).toEqual({ ending, done });
});

test.each([
  ['Europe/London', '999 in the United Kingdom'],
  ['America/New_York', '911 in the United States'],
  [undefined, 'From most mobile phones, 112 works too'],
])('whom to call is that of the place of the answers: %s', async (zone, said) => {
  const texts: string[] = [];
  await send({
    findZone: async (_, submissionId) => (submissionId === letter.submissionId ? zone : 'Asia/Tokyo'),
    sendMail: async ({ text }) => {
      texts.push(text);
      return { outcome: 'sent', messageId: 'm' };
    },
  });
  expect(texts.join()).toContain(said);
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

/** Ten mails a second, in one row of turns on a virtual clock. `ahead` milliseconds of it belong to others. */
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

test('letters are sent as fast as SES accepts mail, and not faster', async () => {
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

test('no letter is begun while SES is down, and after several checks without room the command is told', async () => {
  const short = world(0, 60_000);
  expect(await short.turn()).toBe(true);
  expect(short.now()).toBeGreaterThanOrEqual(60_000);
  const long = world(0, Number.POSITIVE_INFINITY);
  expect([await long.turn(), long.taken()]).toEqual([false, 0]);
});
