import { expect, test } from 'vitest';
import { newAccount } from '#functions/accounts/account.ts';
import { resultReceiver } from '#functions/accounts/result-receiver.ts';
import type { MailAnswer, MailToSend } from '#functions/mail/mail-to-send.ts';
import { type MailWithheldDeps, mailWithheld, type WithheldBegin } from '#functions/results/mail-withheld.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { MailOutcome } from '#functions/results/pipeline-state.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

const person = { userId: 'user-1', email: 'ada@example.com', emailAsTyped: 'Ada@Example.com' };
const account = newAccount({ ...person, firstName: 'Ada', lastName: '' }, new Date('2026-07-01T10:00:00Z'));
const confirmed = { ...account, confirmedAt: '2026-07-01T11:00:00Z' };

test.each([
  ['no account', null, 'confirmed', 'nobody'],
  ['an unconfirmed address', account, 'confirmed', 'unconfirmed'],
  ['an unconfirmed address, at once', account, 'at-once', { to: 'Ada@Example.com', mayBeNamed: false, units: null }],
  ['a confirmed address', confirmed, 'confirmed', { to: 'Ada@Example.com', mayBeNamed: true, units: null }],
  ['a declined address, at once', { ...account, declined: { at: '', linkHash: '' } }, 'at-once', 'nobody'],
] as const)('results of %s may go where its owner expects them', (_, of, setting, expected) => {
  expect(resultReceiver(of, setting)).toEqual(expected);
});

const submission = (submissionId: string, quizId: QuizId): Submission => ({
  userId: 'user-1',
  sessionId: `session of ${submissionId}`,
  submissionId,
  quizId,
  submittedAt: '2026-07-01T10:00:00Z',
  answers: {},
  answersHash: 'hash',
  quizVersion: liveVersion,
  email: 'ada@example.com',
  firstName: 'Ada',
  state: 'hooked',
});

type Given = {
  answers?: MailAnswer[];
  daily?: number;
  begins?: WithheldBegin[];
  isErased?: boolean;
  over?: Partial<MailWithheldDeps>;
};
const world = (
  stored: Submission[],
  { answers = [], daily = 6, begins = [], isErased = false, over = {} }: Given = {},
) => {
  const settled: string[][] = [];
  const leases: { now: string; until: string }[] = [];
  const mail = new Map<string, MailOutcome>(stored.map(({ sessionId }) => [sessionId, 'withheld']));
  const sent: MailToSend[] = [];
  let left = daily;
  const send = mailWithheld({
    list: async () => stored,
    findSubmission: async ({ sessionId }) => stored.find((each) => each.sessionId === sessionId) ?? null,
    findResult: async (_, submissionId) => ({
      submissionId,
      quiz_id: productQuizId,
      submittedAt: '',
      content: longevityContent,
    }),
    sendMail: async (each) => {
      const answer = answers.shift() ?? { outcome: 'sent', messageId: 'm' };
      if (answer.outcome === 'sent') sent.push(each);
      return answer;
    },
    composeMail: ({ firstName, submissionId }) => ({ subject: submissionId, html: firstName, text: '' }),
    beginWithheld: async ({ sessionId }, lease) => {
      leases.push(lease);
      const begin = begins.shift();
      if (begin) return begin;
      if (mail.get(sessionId) !== 'withheld') return 'no';
      mail.set(sessionId, 'sending');
      return 'begun';
    },
    settleWithheld: async ({ sessionId }, outcome, detail) => {
      settled.push([outcome, detail]);
      mail.set(sessionId, outcome);
    },
    takeDailyMail: async () => {
      left -= 1;
      return left >= 0;
    },
    isErased: async () => isErased,
    now: () => new Date('2026-07-01T12:00:00Z'),
    watch: () => {},
    ...over,
  });
  return { send: () => send('user-1', resultReceiver(confirmed, 'confirmed')), mail, sent, settled, leases };
};

test('after a confirmation the newest result of each quiz is mailed, once', async () => {
  const { send, sent } = world([
    submission('01', productQuizId),
    submission('03', productQuizId),
    submission('02', cardiacQuizId),
  ]);
  await send();
  await send();
  expect(sent.map(({ subject, to }) => [subject, to]).sort()).toEqual([
    ['02', 'Ada@Example.com'],
    ['03', 'Ada@Example.com'],
  ]);
});

test('a mail has the ids by which a bounce is found, and is begun under a lease that outlives the worker', async () => {
  const { send, sent, settled, leases } = world([submission('01', productQuizId)]);
  await send();
  expect(sent[0]?.tags).toEqual({ userId: 'user-1', submissionId: '01', sessionId: 'session of 01' });
  expect(settled).toEqual([['sent', 'm']]);
  const [lease] = leases;
  expect(lease?.now).toBe('2026-07-01T12:00:00.000Z');
  const seconds = (Date.parse(lease?.until ?? '') - Date.parse(lease?.now ?? '')) / 1000;
  expect(seconds).toBeGreaterThan(pipelineLimits.workerTimeoutSeconds);
});

test.each<[string, Partial<MailWithheldDeps>]>([
  ['no mail can be sent', { sendMail: null }],
  ['the result is still being made', { findResult: async () => null }],
  ['the result cannot be read', { findResult: async () => 'unreadable' }],
  ['the answers are gone', { findSubmission: async () => null }],
])('nothing is begun where %s, and the job is done', async (_, over) => {
  const { send, sent, leases } = world([submission('01', productQuizId)], { over });
  await send();
  expect([sent, leases]).toEqual([[], []]);
});

test('a mail that was put off comes with the next try, and the other one is not sent again', async () => {
  const later: MailAnswer = { outcome: 'later', reason: 'Throttled' };
  const { send, sent } = world([submission('01', productQuizId), submission('02', cardiacQuizId)], {
    answers: [later],
  });
  await expect(send()).rejects.toThrow();
  expect(sent).toHaveLength(1);
  await send();
  expect(sent.map(({ subject }) => subject).sort()).toEqual(['01', '02']);
});

test('a mail whose fate is unknown is not sent again', async () => {
  const { send, sent, mail } = world([submission('01', productQuizId)], {
    answers: [{ outcome: 'doubtful', reason: 'ECONNRESET' }],
  });
  await send();
  await send();
  expect([sent.length, [...mail.values()]]).toEqual([0, ['doubtful']]);
});

test('nothing goes out beyond the mails of the day', async () => {
  const { send, sent, settled } = world([submission('01', productQuizId)], { daily: 0 });
  await send();
  expect([sent.length, settled]).toEqual([0, [['withheld', 'daily-limit']]]);
});

test('while another worker has the submission, the job comes again', async () => {
  const { send, sent } = world([submission('01', productQuizId)], { begins: ['busy'] });
  await expect(send()).rejects.toThrow();
  expect(sent).toHaveLength(0);
  await send();
  expect(sent).toHaveLength(1);
});

test('a mail whose worker ended while it sent is doubtful, and not sent again', async () => {
  const { send, sent, settled } = world([submission('01', productQuizId)], { begins: ['abandoned'] });
  await send();
  await send();
  expect([sent.length, settled]).toEqual([0, [['doubtful', 'worker-ended-while-sending']]]);
});

test('nothing goes out to somebody who has asked to be erased', async () => {
  const { send, sent, settled } = world([submission('01', productQuizId)], { isErased: true });
  await send();
  expect([sent.length, settled]).toEqual([0, [['withheld', 'erased']]]);
});
