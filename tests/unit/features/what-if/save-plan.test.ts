import { expect, test } from 'vitest';
import { savePlan } from '#functions/features/what-if/save-plan.ts';
import { listSubmissions } from '#functions/submissions/own-submissions.ts';
import type { SubmissionSummary } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId } from '#shared/contract/ids.ts';
import type { OwnPlan, PlannedChange } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { caller, client } from '#tests/unit/functions/fakes.ts';

const submissionId = asSubmissionId('01KF0000000000000000000001');
const at = '2026-11-22T10:00:00.000Z';

const setUp = () => {
  const saved: [string, string, OwnPlan][] = [];
  const save = async (userId: string, id: string, plan: OwnPlan) => {
    if (userId !== caller.userId || id !== submissionId) return false;
    saved.push([userId, id, plan]);
    return true;
  };
  const keep = (changes: PlannedChange[], id = submissionId) =>
    savePlan({ findZone: async () => 'Pacific/Auckland', savePlan: save, now: () => new Date(at) })({
      body: { submissionId: id, changes },
      query: null,
      caller,
      client,
    });
  return { keep, saved };
};

test('changes are stored under the caller’s own id, with the server’s time', async () => {
  const { keep, saved } = setUp();
  const changes = [
    { questionId: 'strengthTraining', value: '2to3' },
    { questionId: 'weight', value: 160 },
    { questionId: 'bpSystolic', value: '125' },
  ];
  expect(await keep(changes)).toEqual({ answer: { changes, at } });
  expect(saved).toEqual([[caller.userId, submissionId, { changes, at }]]);
});

test('an empty list removes the plan', async () => {
  const { keep, saved } = setUp();
  expect(await keep([])).toEqual({ answer: { changes: [], at } });
  expect(saved).toHaveLength(1);
});

test.each([
  ['an answer that is none', { questionId: 'strengthTraining', value: 'always' }],
  ['an impossible weight', { questionId: 'weight', value: 9000 }],
  ['an answer that cannot change', { questionId: 'birthdate', value: '1980-01-01' }],
  ['an illness', { questionId: 'diabetesStatus', value: 'no' }],
  ['an unknown question', { questionId: 'constructor', value: 'x' }],
])('%s is refused with a sentence, and nothing is stored', async (_, change) => {
  const { keep, saved } = setUp();
  expect(await keep([change])).toMatchObject({
    refusal: { code: 'answer-not-acceptable', message: expect.stringMatching(/\S/) },
  });
  expect(saved).toEqual([]);
});

test('nothing is stored for an unknown submission or another user’s', async () => {
  const { keep, saved } = setUp();
  expect(await keep([], asSubmissionId('another'))).toMatchObject({ refusal: { code: 'not-found' } });
  expect(saved).toEqual([]);
});

test('the list shows a plan that contains a change', async () => {
  const row: SubmissionSummary = {
    userId: caller.userId,
    runId: asRunId('session-1'),
    submissionId,
    quizId: productQuizId,
    submittedAt: at,
    answersHash: 'hash',
    state: 'hooked',
  };
  const listed = (plan: OwnPlan) =>
    listSubmissions({ list: async () => [{ ...row, plan }] })({ body: null, query: {}, caller, client });
  const plan = { changes: [{ questionId: 'strengthTraining', value: '2to3' }], at };
  expect(await listed(plan)).toMatchObject({ answer: [{ plan }] });
  expect(await listed({ changes: [], at })).toEqual({
    answer: [expect.not.objectContaining({ plan: expect.anything() })],
  });
});
