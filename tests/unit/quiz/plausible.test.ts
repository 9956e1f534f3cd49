import { describe, expect, test } from 'vitest';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { doubtAbout, doubtsOf } from '#shared/quiz/input/plausible.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';

const tall = { ft: 5, in: 11 };
const weigh = (weight: number, typed: TypedAnswers = {}, height: Answers['height'] = tall) =>
  doubtsOf(longevityQuiz, { answers: { height: height ?? tall, weight }, typed });

describe('a weight', () => {
  test('that was typed in kilograms as pounds asks about the kilograms, which one tap accepts', () => {
    expect(weigh(85)).toEqual([
      {
        questionId: 'weight',
        question: 'Did you mean 85 kg?',
        suggestion: {
          label: '85 kg',
          changes: [{ questionId: 'weight', answer: 187.4, typed: { text: '85', unit: 'kg' } }],
        },
      },
    ]);
  });

  test('that was typed in pounds as kilograms asks about the pounds', () => {
    const [doubt, ...more] = weigh(396.8, { weight: { text: '180', unit: 'kg' } });
    expect(doubt?.suggestion).toEqual({
      label: '180 lb',
      changes: [{ questionId: 'weight', answer: 180, typed: { text: '180', unit: 'lb' } }],
    });
    expect(more).toEqual([]);
  });

  test('that nobody survives at this height asks about both, without a guess', () => {
    expect(weigh(70, {}, { ft: 7, in: 4 })).toEqual([
      { questionId: 'weight', question: 'That weight is unusual for your height. Are both right?' },
    ]);
    const heavy = weigh(395, { weight: { text: '28 st 3', unit: 'stLb' } }, { ft: 4, in: 8 });
    expect(heavy.map(({ suggestion }) => suggestion)).toEqual([undefined]);
  });

  test.each([
    ['somebody of severe underweight, whom the other unit would make ordinary no more', 116],
    ['an ordinary weight', 172],
    ['a large weight', 380],
  ])('of %s is not questioned', (_, weight) => {
    expect(weigh(weight)).toEqual([]);
  });

  test('is not questioned without a usable height', () => {
    expect(weigh(85, {}, { ft: 3, in: 0 })).toEqual([]);
    expect(doubtsOf(longevityQuiz, { answers: { weight: 85 } })).toEqual([]);
  });
});

const heart = (answers: Answers, typed: TypedAnswers = {}) => doubtsOf(heartQuiz, { answers, typed });

describe('a blood pressure', () => {
  test('typed the wrong way round asks whether the two are swapped', () => {
    expect(heart({ bpSystolic: '84', bpDiastolic: '142' })).toEqual([
      {
        questionId: 'bpDiastolic',
        question: 'The top number should be the bigger one. Are 84 and 142 the wrong way round?',
        suggestion: {
          label: '142 over 84',
          changes: [
            { questionId: 'bpSystolic', answer: '142' },
            { questionId: 'bpDiastolic', answer: '84' },
          ],
        },
      },
    ]);
  });

  test('of two equal numbers is questioned without a guess, and the right way round is not questioned', () => {
    expect(heart({ bpSystolic: '90', bpDiastolic: '90' })[0]).not.toHaveProperty('suggestion');
    expect(heart({ bpSystolic: '142', bpDiastolic: '84' })).toEqual([]);
    expect(heart({ bpDiastolic: '84' })).toEqual([]);
  });
});

describe('a number of a blood test', () => {
  test.each<[string, string, TypedAnswers, string]>([
    ['a1c', '3.79', { a1c: { text: '18', unit: 'mmolmol' } }, ''],
    ['a1c', '16', {}, ''],
    ['triglycerides', '2657.1', { triglycerides: { text: '30', unit: 'mmol' } }, ''],
    ['triglycerides', '3000', { triglycerides: { text: '33.87', unit: 'mmol' } }, ''],
    ['triglycerides', '2922.8', { triglycerides: { text: '33', unit: 'mmol' } }, ''],
    ['waist', '70', {}, '70 cm'],
    ['waist', '36', {}, ''],
  ])('%s %s (%j)', (id, answer, typed, label) => {
    expect(heart({ [id]: answer }, typed).map(({ suggestion }) => suggestion?.label)).toEqual(label ? [label] : []);
  });

  test('of total cholesterol must be above its own parts', () => {
    const asked = heart({ totalCholesterol: '120', ldlCholesterol: '130' });
    expect(asked.map(({ questionId }) => questionId)).toEqual(['totalCholesterol']);
    expect(heart({ totalCholesterol: '120', hdlCholesterol: '120' })).toHaveLength(1);
    expect(heart({ totalCholesterol: '200', ldlCholesterol: '130', hdlCholesterol: '50' })).toEqual([]);
  });
});

test('a question of neither quiz, or without an answer, is never in doubt', () => {
  expect(doubtAbout(heartQuiz, 'weight', { answers: { weight: 1 } })).toBeNull();
  expect(doubtAbout(longevityQuiz, 'weight', { answers: {} })).toBeNull();
});
