import { describe, expect, test } from 'vitest';
import { cleanAnswers, readNumber } from '#shared/quiz/clean-answers.ts';
import type { Question, Quiz } from '#shared/quiz/question.ts';
import { questionOf } from '#tests/support/question-of.ts';
import { smallQuiz } from './small-quizzes.ts';

// METHODS 1.4 says what counts as answered. Nothing is moved into range: a value that no screen sends is not an answer.

const clean = (answers: unknown, quiz: Quiz = smallQuiz): Record<string, unknown> => cleanAnswers(quiz, answers);

/** The clean answer to a question of this kind. */
const kept = (question: Question, value: unknown): unknown =>
  clean({ q: value }, { ...smallQuiz, questions: [question] }).q;

describe('clean answers have', () => {
  const weight = questionOf('slider', { min: 70, max: 400 });
  const pulse = questionOf('number', { min: 30, max: 220 });
  const scale = questionOf('slider', { min: 1, max: 5, sliderLabels: ['Very Low', 'Low', 'Moderate', 'High', 'Top'] });

  test.each<[string, Question, unknown, unknown]>([
    ['the lower end of a slider', weight, 70, 70],
    ['the upper end of a slider', weight, 400, 400],
    ['a slider between its steps', weight, 70.5, 70.5],
    ['a slider as text', weight, '172', 172],
    ['a number as digits', pulse, '30', 30],
    ['a number as a number', pulse, 220, 220],
    ['a number with decimals', pulse, '62.5', 62.5],
    ['a number with several decimals', pulse, '62.25', 62.25],
    ['a number in spaces', pulse, '  62 ', 62],
    ['the first step of a scale with words', scale, 1, 1],
    ['the last step of a scale with words', scale, '5', 5],
    ['an option', questionOf('multiple-choice'), 'yes', 'yes'],
    ['a real day', questionOf('date'), '1980-02-29', '1980-02-29'],
    ['4 ft 0 in', questionOf('height'), { ft: 4, in: 0 }, { ft: 4, in: 0 }],
    ['7 ft 6 in', questionOf('height'), { ft: 7, in: 6 }, { ft: 7, in: 6 }],
    ['half inches, and digits', questionOf('height'), { ft: '5', in: '11.5', cm: 1 }, { ft: 5, in: 11.5 }],
  ])('%s', (_, question, value, answer) => {
    expect(kept(question, value)).toEqual(answer);
  });

  test.each<[string, Question, unknown]>([
    ['below a slider', weight, 69.9],
    ['above a slider', weight, 400.1],
    ['below a number', pulse, '29'],
    ['above a number', pulse, '221'],
    ['infinity', pulse, Number.POSITIVE_INFINITY],
    ['not a number', weight, Number.NaN],
    ['an exponent', pulse, '6e1'],
    ['words', pulse, 'sixty'],
    ['a number before words', pulse, '62 bpm'],
    ['a number behind words', pulse, 'about 62'],
    ['a number that ends in a point', pulse, '62.'],
    ['a list', pulse, [62]],
    ['a scale between its words', scale, 2.5],
    ['below a scale', scale, 0],
    ['above a scale', scale, 6],
    ['no option at all', questionOf('multiple-choice'), ''],
    ['an option of an older quiz', questionOf('multiple-choice'), 'maybe'],
    ['an option in a list', questionOf('multiple-choice'), ['yes']],
    ['30 February', questionOf('date'), '1980-02-30'],
    ['a date in another shape', questionOf('date'), '1/6/1980'],
    ['3 ft 11 in', questionOf('height'), { ft: 3, in: 11 }],
    ['7 ft 7 in', questionOf('height'), { ft: 7, in: 7 }],
    ['twelve inches', questionOf('height'), { ft: 5, in: 12 }],
    ['inches below zero', questionOf('height'), { ft: 5, in: -1 }],
    ['feet below zero', questionOf('height'), { ft: -1, in: 11 }],
    ['feet alone', questionOf('height'), { ft: 5 }],
    ['inches alone', questionOf('height'), { in: 60 }],
    ['a height in words', questionOf('height'), 'five foot four'],
    ['null for a height', questionOf('height'), null],
    ['null', questionOf('multiple-choice'), null],
    ['a name', questionOf('name'), { firstName: 'Ines', lastName: '' }],
    ['an e-mail address', questionOf('email'), 'ines@mail.example'],
    ['a password', questionOf('password'), 'correct horse'],
    ['free text', questionOf('text'), 'My father, at 58.'],
    ['an answer to a title', questionOf('title'), 'yes'],
    ['an answer to a section title', questionOf('section-title'), 'yes'],
  ])('not %s', (_, question, value) => {
    expect(kept(question, value)).toBeUndefined();
  });
});

test.each(['title', 'name', 'text'] as const)('an unscored question is not among the answers: %s', (type) => {
  expect(clean({ q: 'yes' }, { ...smallQuiz, questions: [questionOf(type)] })).toStrictEqual({});
});

describe('a condition', () => {
  test('drops an old answer to a question that is now hidden', () => {
    expect(clean({ pet: 'no', petName: 'yes' })).toMatchObject({ pet: 'no', petName: undefined });
    expect(clean({ petName: 'yes' }).petName).toBeUndefined();
    expect(clean({ pet: 'yes', petName: 'yes' }).petName).toBe('yes');
  });

  test('is met only by an answer that is kept itself', () => {
    expect(clean({ pet: 'no', petName: 'yes', petTrick: 'yes' }).petTrick).toBeUndefined();
    expect(clean({ pet: 'often', petName: 'yes' }).petName).toBeUndefined();
    expect(clean({ pet: 'yes', petName: 'no', petTrick: 'yes' }).petTrick).toBeUndefined();
    expect(clean({ pet: 'yes', petName: 'yes', petTrick: 'yes' }).petTrick).toBe('yes');
  });

  test('with several values is met by each of them', () => {
    const asked = (condition: Question['condition']) =>
      clean(
        { pet: 'yes', q: 'no' },
        {
          ...smallQuiz,
          questions: [questionOf('multiple-choice', { id: 'pet' }), questionOf('multiple-choice', { condition })],
        },
      ).q;
    expect(asked({ questionId: 'pet', value: ['no', 'yes'] })).toBe('no');
    expect(asked({ questionId: 'pet', value: ['no'] })).toBeUndefined();
    expect(asked(undefined)).toBe('no');
  });
});

describe('any input', () => {
  const nothing = { birthdate: undefined, pet: undefined, petName: undefined, petTrick: undefined, sleep: undefined };

  test.each([null, undefined, 7, 'yes', [], () => 1])('%j has no answer, and every scored question is listed', (x) => {
    expect(clean(x)).toStrictEqual(nothing);
  });

  test('unknown ids and names that every object inherits are not answers', () => {
    expect(clean({ ghost: 'boo', 'health-title': 'yes' })).toStrictEqual(nothing);
    const inherited = Object.create({ pet: 'yes' });
    expect(clean(inherited)).toStrictEqual(nothing);
  });

  test('one person’s answers never leak into the next call', () => {
    expect(clean({ pet: 'yes' }).pet).toBe('yes');
    expect(clean({}).pet).toBeUndefined();
  });
});

test('a number may have a sign if it is read outside a quiz', () => {
  expect(readNumber('-3')).toBe(-3);
  expect(readNumber(-3.5)).toBe(-3.5);
  expect(readNumber('--3')).toBeUndefined();
});
