import { expect, test } from 'vitest';
import { newAccount, resultReceiver } from '#functions/accounts/account.ts';
import { type ReopenDeps, reopenDeferred } from '#functions/results/send-mail-once.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, asUserId, type SubmissionId } from '#shared/contract/ids.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';

const person = { userId: asUserId('user-1'), email: 'ada@example.com', emailAsTyped: 'Ada@Example.com' };
const account = newAccount({ ...person, firstName: 'Ada', lastName: '' }, new Date('2026-07-01T10:00:00Z'));
const confirmed = { ...account, confirmedAt: '2026-07-01T11:00:00Z' };

test.each([
  ['no account', null, 'confirmed', 'nobody'],
  ['an unconfirmed address', account, 'confirmed', 'unconfirmed'],
  ['an unconfirmed address, at once', account, 'at-once', { to: 'Ada@Example.com', mayBeNamed: false, units: null }],
  ['a confirmed address', confirmed, 'confirmed', { to: 'Ada@Example.com', mayBeNamed: true, units: null }],
  ['a declined address, at once', { ...account, declined: { at: '', linkHash: '' } }, 'at-once', 'nobody'],
] as const)('results of %s may be mailed to the address that its owner expects', (_, of, setting, expected) => {
  expect(resultReceiver(of, setting)).toEqual(expected);
});

const submission = (submissionId: SubmissionId, quizId: QuizId): SubmissionSummary => ({
  userId: asUserId('user-1'),
  runId: asRunId(`session of ${submissionId}`),
  submissionId,
  quizId,
  submittedAt: '2026-07-01T10:00:00Z',
  answersHash: 'hash',
  state: 'hooked',
});

const world = (stored: SubmissionSummary[], over: Partial<ReopenDeps> = {}) => {
  const deferred = new Set(stored.map(({ submissionId }) => submissionId));
  const enqueued: string[] = [];
  const reopen = reopenDeferred({
    list: async () => stored,
    reopenMail: async ({ submissionId }) => (deferred.delete(submissionId) ? 'reopened' : 'not-deferred'),
    enqueue: async ({ submissionId }) => void enqueued.push(submissionId),
    now: () => new Date('2026-07-01T12:00:00Z'),
    ...over,
  });
  return { reopen: () => reopen(asUserId('user-1')), deferred, enqueued };
};

test('after a confirmation, the mail of the newest result of each quiz is due, once', async () => {
  const { reopen, enqueued, deferred } = world([
    submission(asSubmissionId('01'), productQuizId),
    submission(asSubmissionId('03'), productQuizId),
    submission(asSubmissionId('02'), cardiacQuizId),
  ]);
  await reopen();
  await reopen();
  expect([enqueued.sort(), [...deferred]]).toEqual([['02', '03'], ['01']]);
});

test('the job is retried while a worker holds one of the submissions, and the other mail is due anyway', async () => {
  const busy = new Set(['02']);
  const { reopen, enqueued } = world(
    [submission(asSubmissionId('01'), productQuizId), submission(asSubmissionId('02'), cardiacQuizId)],
    {
      reopenMail: async ({ submissionId }) => (busy.delete(submissionId) ? 'busy' : 'reopened'),
    },
  );
  await expect(reopen()).rejects.toThrow();
  expect(enqueued).toEqual(['01']);
});

test('a mail is due even if the queue refuses its job, because the sweep enqueues it', async () => {
  const { reopen, deferred } = world([submission(asSubmissionId('01'), productQuizId)], {
    enqueue: () => Promise.reject(new Error('down')),
  });
  await reopen();
  expect(deferred.size).toBe(0);
});
