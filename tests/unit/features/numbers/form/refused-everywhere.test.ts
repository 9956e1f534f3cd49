import { describe, expect, test } from 'vitest';
import { createSubmission } from '#functions/submissions/create-submission.ts';
import type { CreateSubmissionRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { cardiacQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { submissionRequest } from '#tests/support/submissions.ts';
import { inputOf } from '#tests/unit/fhir/people.ts';
import { caller, client, fakeOutput, fakeSubmissions } from '#tests/unit/functions/fakes.ts';
import { readFile } from '#web/features/numbers/form/lab-file.tsx';
import type { NumberId } from '#web/features/numbers/form/numbers.ts';
import { readSheet, sheetOf, typeInto } from '#web/features/numbers/form/numbers-sheet.ts';
import { readAnswer } from '#web/quiz/answering/answer-in-inputs.ts';
import { aBase } from './a-base.ts';

// SAFETY 7: a value beyond the limits may be an emergency. So every place where it can be entered refuses it with advice.

const units = guessUnits('en-US');
const base = aBase({ bpReading: 'numbers', bpBand: undefined, bpSystolic: '128', bpDiastolic: '79' });
const { answers } = base.earlier;

/** The sentence that every place must show for the value. */
const onTheScreen = (id: string, value: string): string => {
  const question = questionOf(heartQuiz, id) ?? expect.fail(`${id} is no screen`);
  return readAnswer(question, { value }, base.today, () => {}).refusal ?? 'taken';
};
const inOwnNumbers = (id: NumberId, value: string): string => {
  const { problems } = readSheet(base, typeInto(sheetOf(base, units, 'en'), id, value), 'en');
  return problems.map(({ sentence }) => sentence).join(' ') || 'taken';
};
const inAFile = (id: string, value: string): string => {
  const heart = { ...answers, [id]: value };
  const file = JSON.stringify(bundleOf(inputOf({ longevity: base.longevity, heart })));
  const reading = readFile(base, file, units, 'en-US');
  const found = reading.kind === 'found' ? reading.values.find((one) => one.id === id) : undefined;
  return found ? (found.refusal ?? 'taken') : 'not in the file';
};
const byTheApi = async (id: string, value: string): Promise<string> => {
  const submissions = fakeSubmissions();
  const { log, measure } = fakeOutput();
  const now = () => new Date(`${base.today}T12:00:00.000Z`);
  const send = (body: CreateSubmissionRequest) =>
    createSubmission({ ...submissions, log, measure, now })({ body, query: null, caller, client });
  await send(submissionRequest({ answers: base.longevity }));
  const outcome = await send(submissionRequest({ answers: { ...answers, [id]: value }, quizId: cardiacQuizId }));
  return 'refusal' in outcome ? (outcome.refusal.message ?? '') : 'taken';
};

const low = [/take sugar or juice now/, /call your local emergency number now/, /Call a doctor today/];
const high = [/go to an emergency department today/, /call your local emergency number now/, /Never stop insulin/];
const pressure = [/measure again/, /see a doctor today/, /call your local emergency number now/];

describe.each<{ id: NumberId; value: string; advice: readonly RegExp[]; taken: string }>([
  { id: 'fastingGlucose', value: '35', advice: low, taken: '40' },
  { id: 'fastingGlucose', value: '650', advice: high, taken: '600' },
  { id: 'bpSystolic', value: '290', advice: pressure, taken: '260' },
  { id: 'bpSystolic', value: '60', advice: pressure, taken: '90' },
  { id: 'bpDiastolic', value: '160', advice: pressure, taken: '110' },
  { id: 'bpDiastolic', value: '35', advice: pressure, taken: '40' },
])('$id of $value', ({ id, value, advice, taken }) => {
  const isScreen = questionOf(heartQuiz, id) !== undefined && id !== 'fastingGlucose';

  if (isScreen)
    test('gets its advice on the screen of the quiz', () => {
      for (const words of advice) expect(onTheScreen(id, value)).toMatch(words);
      expect(onTheScreen(id, taken)).toBe('taken');
    });
  test('gets its advice among the own numbers', () => {
    for (const words of advice) expect(inOwnNumbers(id, value)).toMatch(words);
    expect(inOwnNumbers(id, taken)).toBe('taken');
  });
  test('gets its advice next to the number of a file', () => {
    for (const words of advice) expect(inAFile(id, value)).toMatch(words);
    expect(inAFile(id, taken)).toBe('taken');
  });
  test('gets its advice from the API', async () => {
    for (const words of advice) expect(await byTheApi(id, value)).toMatch(words);
    expect(await byTheApi(id, taken)).toBe('taken');
  });
});

test.each([
  ['HI', high],
  ['hi', high],
  ['LO', low],
] as const)('a meter that shows %s gets its advice among the own numbers', (shown, advice) => {
  for (const words of advice) expect(inOwnNumbers('fastingGlucose', shown)).toMatch(words);
});
