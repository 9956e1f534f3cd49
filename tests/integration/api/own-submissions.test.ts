import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { saidIn } from '#tests/support/expectations.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { resultOf, submissionsOf, submitted } from './journey.ts';

// What users do with their submissions, through the real HTTP server.

/** Danger signs in pregnancy: a notice that asks to be seen at once. */
const inDanger = {
  ...longevityPersonas.average45F?.answers,
  ...{ birthdate: '1990-05-01', gender: 'female', pregnancyNow: 'yesSigns' },
};
const today = new Date().toISOString().slice(0, 10);
const statement = { code: 'pregnancyDanger', on: today };

let stack: TestStack;
let ada: Account;
let bea: Account;
let submissionId: string;
beforeAll(async () => {
  stack = await startTestStack();
  [ada, bea] = [await stack.register(), await stack.register()];
  submissionId = await submitted(stack, ada, submissionRequest({ answers: inDanger, userId: ada.userId }));
  await resultOf(stack, ada, submissionId);
});
afterAll(() => stack.stop());

const unknownId = '01KF0000000000000000000000';
const refusal = async (response: Response) => ({
  status: response.status,
  ...saidIn((await response.json()) as object),
});

describe('GET /api/submissions/me', () => {
  const list = (headers: Record<string, string> = {}, of = ada) =>
    stack.call('GET', '/api/submissions/me', { token: of.token, headers });
  const mark = () =>
    stack.call('POST', '/api/submissions/checked', { token: ada.token, body: { submissionId, ...statement } });

  test('304 without a body for a client that has the list already, and 200 again once it has changed', async () => {
    const first = await list();
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"\S+"$/)]);
    const again = await list({ 'if-none-match': tag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('cache-control')).toBe('no-store');

    expect((await mark()).status).toBe(200);
    const changed = await list({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject([{ submissionId, checked: { signs: [statement] } }]);
  });

  test('200 with the caller’s own list for another user’s tag', async () => {
    const tag = (await list()).headers.get('etag') ?? '';
    const hers = await list({ 'if-none-match': tag }, bea);
    expect([hers.status, await hers.json()]).toEqual([200, []]);
  });
});

describe('GET /api/submissions/get', () => {
  const get = (id: string, { token }: Account) =>
    stack.call('GET', `/api/submissions/get?submissionId=${id}`, { token });

  test('200 with the answers in the words of their questions', async () => {
    const response = await get(submissionId, ada);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { submittedAnswers } = submissionRequest({ answers: inDanger });
    const weight = submittedAnswers.find(({ questionId }) => questionId === 'weight');
    const body = (await response.json()) as { answers: { questionId: string }[] };
    expect(body).toMatchObject({ submissionId, quizId: productQuizId });
    expect(body.answers.find(({ questionId }) => questionId === 'weight')).toMatchObject({
      questionText: 'How much do you weigh?',
      value: weight?.value,
    });
  });

  test('404, one and the same, for what is unknown and for what is not yours', async () => {
    const answers = [await refusal(await get(submissionId, bea)), await refusal(await get(unknownId, bea))];
    expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('POST /api/submissions/checked', () => {
  const say = (body: object, { token }: Account) => stack.call('POST', '/api/submissions/checked', { token, body });

  test('404, one and the same, for what is unknown and for what is not yours, and nothing changes', async () => {
    const before = await submissionsOf(stack, ada);
    const hers = await refusal(await say({ submissionId, ...statement }, bea));
    expect(hers).toMatchObject({ status: 404, code: 'not-found' });
    expect(await refusal(await say({ submissionId: unknownId, ...statement }, bea))).toEqual(hers);
    expect(await submissionsOf(stack, ada)).toEqual(before);
    expect(await submissionsOf(stack, bea)).toEqual([]);
  });

  test.each([
    ['no statement', {}],
    ['a notice that this result does not have', { ...statement, code: 'legClot' }],
    ['a day before the answer', { ...statement, on: '2026-01-01' }],
  ])('400 for %s', async (_, body) => {
    expect(await refusal(await say({ submissionId, ...body }, ada))).toMatchObject({ status: 400 });
  });
});

describe('POST /api/submissions/plan', () => {
  const keep = (body: object, { token }: Account) => stack.call('POST', '/api/submissions/plan', { token, body });
  const changes = [{ questionId: 'strengthTraining', value: '2to3' }];

  test('a plan is stored with the submission, shown in the list, and removed again', async () => {
    expect((await keep({ submissionId, changes }, ada)).status).toBe(200);
    expect(await submissionsOf(stack, ada)).toMatchObject([{ submissionId, plan: { changes } }]);
    expect((await keep({ submissionId, changes: [] }, ada)).status).toBe(200);
    expect(await submissionsOf(stack, ada)).toEqual([expect.not.objectContaining({ plan: expect.anything() })]);
  });

  test('404 for another user’s submission, and nothing changes', async () => {
    const before = await submissionsOf(stack, ada);
    expect(await refusal(await keep({ submissionId, changes }, bea))).toMatchObject({ status: 404, code: 'not-found' });
    expect(await submissionsOf(stack, ada)).toEqual(before);
  });

  test('400 for a change to an option that does not exist', async () => {
    const wrong = [{ questionId: 'strengthTraining', value: 'always' }];
    expect(await refusal(await keep({ submissionId, changes: wrong }, ada))).toMatchObject({
      status: 400,
      code: 'answer-not-acceptable',
    });
  });
});
