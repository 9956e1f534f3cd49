import { describe, expect, test } from 'vitest';
import { listSubmissions } from '#functions/submissions/list-submissions.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { caller, client, fakeSubmissions } from '#tests/unit/functions/fakes.ts';

const noon = Date.parse('2026-01-15T12:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);

const submission = (over: Partial<Submission> = {}): Submission => ({
  userId: caller.userId,
  sessionId: 'session-1-of-user-1',
  submissionId: '01KF0000000000000000000001',
  quizId: productQuizId,
  submittedAt: at(0).toISOString(),
  answers: {},
  answersHash: 'hash',
  quizVersion: liveVersion,
  email: caller.email,
  firstName: 'Ada',
  state: 'received',
  waitingSince: at(0).toISOString(),
  ...over,
});

describe('the list of submissions', () => {
  test('is newest first and tells which have a result', async () => {
    const states = ['received', 'scored', 'mailed', 'hooked'] as const;
    const known = states.map((state, n) =>
      submission({
        state,
        sessionId: `s${n}`,
        submissionId: `01KF000000000000000000000${n}`,
        submittedAt: at(n).toISOString(),
      }),
    );
    const { list, stored } = fakeSubmissions();
    for (const each of [...known, submission({ userId: 'user-2' })])
      stored.set(`${each.userId}/${each.sessionId}`, each);
    const outcome = await listSubmissions({ list })({ body: null, query: {}, caller, client });
    expect(outcome).toEqual({
      answer: [3, 2, 1, 0].map((n) => ({
        _id: `01KF000000000000000000000${n}`,
        submissionId: `01KF000000000000000000000${n}`,
        quizId: productQuizId,
        submittedAt: at(n).toISOString(),
        status: n === 0 ? 'processing' : 'ready',
      })),
    });
  });

  test('comes in pages of a hundred, each asked for by the last id of the one before', async () => {
    const { list, stored } = fakeSubmissions();
    const ids = Array.from({ length: 250 }, (_, n) => `01KF${String(n).padStart(22, '0')}`);
    for (const submissionId of ids)
      stored.set(`${caller.userId}/${submissionId}`, submission({ sessionId: submissionId, submissionId }));
    const page = async (before?: string): Promise<string[]> => {
      const outcome = await listSubmissions({ list })({ body: null, query: { before }, caller, client });
      return 'answer' in outcome ? outcome.answer.map(({ submissionId }) => submissionId) : [];
    };
    const first = await page();
    const second = await page(first.at(-1));
    const third = await page(second.at(-1));
    expect([first, second, third].map(({ length }) => length)).toEqual([100, 100, 50]);
    expect([...first, ...second, ...third]).toEqual(ids.toReversed());
    expect(await page(third.at(-1))).toEqual([]);
  });
});
