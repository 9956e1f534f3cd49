import { describe, expect, test } from 'vitest';
import { getSubmission, listSubmissions } from '#functions/submissions/own-submissions.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, asUserId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import { defaultLanguage } from '#shared/contract/language.ts';
import type { Result } from '#shared/contract/result.ts';
import { cardiacQuizId, liveVersion, productQuizId } from '#shared/derived-names.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { caller, client, fakeSubmissions } from '#tests/unit/functions/fakes.ts';

const submission: Submission = {
  userId: caller.userId,
  runId: asRunId('session-of-the-quiz'),
  submissionId: asSubmissionId('01KF0000000000000000000001'),
  quizId: productQuizId,
  quizVersion: liveVersion,
  submittedAt: '2026-01-15T12:00:00.000Z',
  answers: {
    birthdate: '1980-06-01',
    height: { ft: 5, in: 7.7 },
    weight: 172,
    sleepHours: 1,
    stressLevels: 1,
    exerciseFrequency: '0',
  },
  typed: { weight: { text: '78', unit: 'kg' } },
  basedOn: asSubmissionId('01KF0000000000000000000000'),
  answersHash: '',
  language: defaultLanguage,
  email: caller.email,
  firstName: '',
  state: 'scored',
};

type Found = { userId?: UserId; units?: UnitPreference; result?: Result | null; stored?: Partial<Submission> };

const ask = async (
  submissionId: SubmissionId,
  { userId = caller.userId, units, result = null, stored = {} }: Found = {},
) => {
  const submissions = fakeSubmissions();
  const held = { ...submission, ...stored };
  submissions.stored.set(`${held.userId}/${held.runId}`, held);
  const account = { ...caller.account, units: units ?? null };
  const handle = getSubmission({ ...submissions, findResult: async () => result });
  return handle({
    body: null,
    query: { submissionId },
    caller: { ...caller, userId, account },
    client,
  });
};
const shown = async (found?: Found) => {
  const outcome = await ask(found?.stored?.submissionId ?? submission.submissionId, found);
  if ('refusal' in outcome) throw new Error(outcome.refusal.message);
  return outcome.answer;
};

test('the answers have the words of their questions, in the order of the quiz', async () => {
  const { answers, skipped, ...rest } = await shown();
  expect(rest).toEqual({
    submissionId: submission.submissionId,
    quizId: productQuizId,
    quizVersion: liveVersion,
    submittedAt: submission.submittedAt,
    day: '2026-01-15',
    basedOn: submission.basedOn,
  });
  expect(answers.map(({ questionId, valueText }) => [questionId, valueText])).toEqual([
    ['birthdate', '1 June 1980'],
    ['height', '5 ft 7.7 in'],
    ['weight', '78 kg'],
    ['exerciseFrequency', expect.any(String)],
    ['sleepHours', '1 hour'],
    ['stressLevels', expect.any(String)],
  ]);
  expect(answers[2]).toEqual({
    questionId: 'weight',
    section: 'health',
    questionText: 'How much do you weigh?',
    value: 172,
    valueText: '78 kg',
    typed: { text: '78', unit: 'kg' },
  });
  expect(skipped[0]).toEqual({
    questionId: 'gender',
    section: 'health',
    questionText: 'What sex were you registered as at birth?',
  });
  const asked = skipped.map(({ questionId }) => questionId);
  // Neither the question that its answers hide, nor those of the account, nor a title.
  for (const id of ['exerciseIntensity', 'email', 'password', 'wrap-title']) expect(asked).not.toContain(id);
});

test('the answers come with the time zone in which they were asked, if it is known', async () => {
  expect((await shown({ stored: { timeZone: 'Pacific/Auckland' } })).timeZone).toBe('Pacific/Auckland');
  expect(await shown()).not.toHaveProperty('timeZone');
});

test('numbers and bands are in the units that the user chose, unless they were typed', async () => {
  const units = { height: 'cm', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' } as const;
  const texts = async (found: Found) => (await shown(found)).answers.map(({ valueText }) => valueText);
  expect((await texts({ units })).slice(1, 3)).toEqual(['172 cm', '78 kg']);
  const heart = {
    quizId: cardiacQuizId,
    answers: {
      labsAvailable: 'yes',
      ldlBand: '100to129',
      a1cBand: 'under5_7',
      weightChange: 'lostWeight',
      lpa: '125',
      labDate: '2026-01-02',
      totalCholesterol: '201.1',
    },
    typed: { totalCholesterol: { text: '5,2', unit: 'mmol' } },
  } as const;
  expect(await texts({ stored: heart })).toEqual([
    'I’ve lost 10 lb or more in the last 6 months without trying',
    'Yes, I have them or remember them',
    '100-129 mg/dL',
    'Below 5.7%',
    '5,2 mmol/L',
    '125 nmol/L',
    '2 January 2026',
  ]);
  expect(await texts({ stored: heart, units: { ...units, weight: 'kg' } })).toEqual([
    'I’ve lost 5 kg or more in the last 6 months without trying',
    'Yes, I have them or remember them',
    '2.6 to under 3.4 mmol/L',
    'Below 39 mmol/mol',
    '5,2 mmol/L',
    '125 nmol/L',
    '2 January 2026',
  ]);
});

test('a value typed in two parts is shown with both units', async () => {
  const typed = { height: { text: '5 8', unit: 'ftIn' }, weight: { text: '12 st', unit: 'stLb' } } as const;
  const { answers } = await shown({ stored: { typed } });
  expect(answers.slice(1, 3).map(({ valueText }) => valueText)).toEqual(['5 ft 8 in', '12 st']);
});

test('the version of the engine is returned as soon as there is a result', async () => {
  const result = { content: { engine: { version: '2.1.0' } } } as Result;
  expect(await shown({ result })).toHaveProperty('engineVersion', '2.1.0');
});

test('an unknown submission and another user’s get the same 404', async () => {
  const unknown = await ask(asSubmissionId('unknown'));
  expect(unknown).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await ask(submission.submissionId, { userId: asUserId('user-2') })).toEqual(unknown);
});

const noon = Date.parse('2026-01-15T12:00:00.000Z');
const at = (seconds: number) => new Date(noon + seconds * 1000);

const submissionOf = (over: Partial<Submission> = {}): Submission => ({
  userId: caller.userId,
  runId: asRunId('session-1-of-user-1'),
  submissionId: asSubmissionId('01KF0000000000000000000001'),
  quizId: productQuizId,
  submittedAt: at(0).toISOString(),
  answers: {},
  answersHash: 'hash',
  quizVersion: liveVersion,
  language: defaultLanguage,
  email: caller.email,
  firstName: 'Ada',
  state: 'received',
  waitingSince: at(0).toISOString(),
  ...over,
});

describe('the list of submissions', () => {
  test('is newest first and says which ones have a result', async () => {
    const states = ['received', 'scored', 'mailed', 'hooked'] as const;
    const known = states.map((state, n) =>
      submissionOf({
        state,
        runId: asRunId(`s${n}`),
        submissionId: asSubmissionId(`01KF000000000000000000000${n}`),
        submittedAt: at(n).toISOString(),
      }),
    );
    const { list, stored } = fakeSubmissions();
    for (const each of [...known, submissionOf({ userId: asUserId('user-2') })])
      stored.set(`${each.userId}/${each.runId}`, each);
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

  test('leaves out a mistake once its correction has a result', async () => {
    const { list, stored } = fakeSubmissions();
    const put = (n: number, given: Partial<Submission> = {}) => {
      const own = {
        runId: asRunId(`session-${n}`),
        submissionId: asSubmissionId(`01KF000000000000000000000${n}`),
      };
      stored.set(`${caller.userId}/${n}`, submissionOf({ ...own, state: 'hooked', ...given }));
      return own.submissionId;
    };
    const listed = async () => {
      const outcome = await listSubmissions({ list })({ body: null, query: {}, caller, client });
      return 'answer' in outcome ? outcome.answer.map(({ submissionId }) => submissionId) : [];
    };
    const first = put(1);
    const wrong = put(2);
    const right = put(3, { corrects: wrong, state: 'received' });
    expect(await listed()).toEqual([right, wrong, first]);
    put(3, { corrects: wrong, state: 'scored' });
    expect(await listed()).toEqual([right, first]);
    const later = put(4, { basedOn: right });
    expect(await listed()).toEqual([later, right, first]);
  });

  test('a mistake names what replaced it, even if that was corrected in turn, once it has a result', async () => {
    const submissions = fakeSubmissions();
    const put = (n: number, given: Partial<Submission> = {}) => {
      const submissionId = asSubmissionId(`01KF000000000000000000000${n}`);
      const own = { ...submission, runId: asRunId(`session-${n}`), submissionId, ...given };
      submissions.stored.set(`${own.userId}/${own.runId}`, own);
      return submissionId;
    };
    const correctionOf = async (submissionId: SubmissionId) => {
      const handle = getSubmission({ ...submissions, findResult: async () => null });
      const outcome = await handle({
        body: null,
        query: { submissionId },
        caller: { ...caller, account: caller.account },
        client,
      });
      return 'answer' in outcome ? outcome.answer.correctedBy : expect.fail('not found');
    };
    const wrong = put(2);
    put(3, { corrects: wrong, state: 'received' });
    expect(await correctionOf(wrong)).toBeUndefined();
    const better = put(3, { corrects: wrong });
    expect(await correctionOf(wrong)).toBe(better);
    const best = put(4, { corrects: better });
    expect(await correctionOf(wrong)).toBe(best);
    expect(await correctionOf(best)).toBeUndefined();
  });

  test('comes in pages of a hundred, each requested with the last id of the page before', async () => {
    const { list, stored } = fakeSubmissions();
    const ids = Array.from({ length: 250 }, (_, n) => `01KF${String(n).padStart(22, '0')}`);
    for (const submissionId of ids)
      stored.set(
        `${caller.userId}/${submissionId}`,
        submissionOf({ runId: asRunId(submissionId), submissionId: asSubmissionId(submissionId) }),
      );
    const page = async (before?: SubmissionId): Promise<SubmissionId[]> => {
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
