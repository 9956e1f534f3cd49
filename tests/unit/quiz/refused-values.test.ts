import { describe, expect, test } from 'vitest';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Question } from '#shared/quiz/question.ts';
import { unitOf, unitsOf } from '#shared/quiz/units/units.ts';

// SAFETY 7: a value beyond the limits is refused with advice, wherever it is entered.

const questions: readonly Question[] = [...heartQuiz.questions, ...(heartQuiz.besides ?? [])];
const questionOf = (id: string) => questions.find((one) => one.id === id) ?? expect.fail(`no question ${id}`);

/** The sentence that a screen or a form shows for the typed text. */
const saidTo = (id: string, text: string, unit: string | null = null): string => {
  const question = questionOf(id);
  const code = unitsOf(question).find((one) => unitOf(one).label === unit) ?? unitsOf(question)[0] ?? null;
  const reading = readTyped(question, text, code);
  if (reading.kind === 'clear') return '';
  return reading.kind === 'ask' ? reading.question : reading.sentence;
};
/** The sentence of the API and of a file, which accept numbers in the first unit. */
const saidToFile = (id: string, value: string): string => refuseAnswer(questionOf(id), value, '2026-11-28') ?? '';

const emergency = 'call your local emergency number now';

describe.each([
  ['fastingGlucose', '39', '40', ['take sugar or juice now', emergency, 'Call a doctor today']],
  ['fastingGlucose', '601', '600', ['go to an emergency department today', emergency, 'Never stop insulin']],
  ['bpSystolic', '261', '260', ['measure again', 'see a doctor today', emergency]],
  ['bpDiastolic', '151', '150', ['measure again', 'see a doctor today', emergency]],
  ['bpSystolic', '69', '70', ['measure again', 'see a doctor today', emergency]],
  ['bpDiastolic', '39', '40', ['measure again', 'see a doctor today', emergency]],
  ['restingHeartRate', '221', '220', ['count again for a full minute', 'see a doctor today', emergency]],
  ['restingHeartRate', '24', '25', ['count again for a full minute', 'see a doctor today', emergency]],
  ['a1c', '18.1', '18', ['mmol/mol? Choose that unit', 'call a doctor today']],
  ['egfr', '2', '3', ['check number and unit', 'call a doctor today']],
  ['triglycerides', '3001', '3000', ['check number and unit', 'call a doctor today', 'belly pain']],
  ['uacr', '10001', '10000', ['check number and unit', 'call a doctor today']],
  ['ldlCholesterol', '501', '500', ['check number and unit', 'call a doctor today']],
  ['totalCholesterol', '601', '600', ['check number and unit', 'call a doctor today']],
] as const)('%s of %s', (id, outside, inside, words) => {
  test.each(words)('is refused with “%s” on the screen and in a file', (said) => {
    expect(saidTo(id, outside)).toContain(said);
    expect(saidToFile(id, outside)).toContain(said);
  });

  test(`says the limits first, and accepts ${inside}`, () => {
    expect(saidTo(id, outside)).toMatch(/^(?:Enter a|Did you mean)/);
    expect(saidTo(id, inside)).toBe('');
    expect(saidToFile(id, inside)).toBe('');
  });
});

test('what a meter shows beyond its range gets the advice too', () => {
  expect(saidTo('fastingGlucose', 'HI')).toContain('go to an emergency department today');
  expect(saidTo('fastingGlucose', ' lo ')).toContain('take sugar or juice now');
  expect(saidTo('fastingGlucose', 'hello')).not.toContain('emergency');
});

test('a blood sugar of 21 may be mmol/L: the sentence asks which, and says what to do if it is not', () => {
  const said = saidTo('fastingGlucose', '21');
  expect(said).toMatch(/^Did you mean 21 mmol\/L/);
  expect(said).toContain('take sugar or juice now');
});
