import { describe, expect, test } from 'vitest';
import { getMe } from '#functions/accounts/get-me.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import { account, caller, client } from '#tests/unit/functions/fakes.ts';

describe('the profile', () => {
  const ask = (over: Partial<typeof account> = {}, list: readonly { quizId: QuizId; submittedAt: string }[] = []) =>
    getMe({ list: async () => list as SubmissionSummary[] })({
      body: null,
      query: null,
      caller: { ...caller, account: { ...account, ...over } },
      client,
    });

  test('is that of the account, with the address as typed', async () => {
    expect(await ask()).toEqual({
      answer: {
        id: caller.userId,
        email: 'Token@example.com',
        firstName: 'Ada',
        lastName: 'Example',
        isConfirmed: false,
        language: 'en',
        completedQuizzes: {},
      },
    });
  });

  test('says whether the address is confirmed, and the last consent', async () => {
    const at = '2026-07-02T10:00:00.000Z';
    const consents = [
      { version: '2026-01', where: 'quiz' as const, at },
      { version: '2026-11', where: 'account' as const, at },
    ];
    const units = { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' } as const;
    expect(await ask({ confirmedAt: at, consents, units })).toMatchObject({
      answer: { isConfirmed: true, consentVersion: '2026-11', units },
    });
  });

  test('says when each quiz was last submitted, whatever the order in which submissions are stored', async () => {
    const hearts = Array.from({ length: 150 }, (_, n) => ({
      quizId: cardiacQuizId as QuizId,
      submittedAt: new Date(Date.UTC(2026, 4, 1) + n * 60_000).toISOString(),
    }));
    const first = { quizId: productQuizId, submittedAt: '2026-01-02T03:04:05.000Z' };
    expect(await ask({}, [...hearts, first])).toMatchObject({
      answer: {
        completedQuizzes: {
          [productQuizId]: { completedAt: first.submittedAt },
          [cardiacQuizId]: { completedAt: hearts.at(-1)?.submittedAt },
        },
      },
    });
  });
});
