import { expect, test } from 'vitest';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { countAnswers, isTooFew } from '#shared/quiz/count.ts';
import { smallQuiz } from './small-quizzes.ts';

test('titles, the account and hidden questions are not counted', () => {
  expect(countAnswers(smallQuiz, {})).toEqual({ answered: 0, total: 3, missing: ['birthdate'] });
  expect(countAnswers(smallQuiz, { email: 'ines@mail.example', petName: 'yes' }).answered).toBe(0);
});

test('a question that an answer reveals is counted from then on', () => {
  expect(countAnswers(smallQuiz, { pet: 'yes', birthdate: '1980-06-01' })).toEqual({
    answered: 2,
    total: 4,
    missing: [],
  });
});

test('half of the visible questions is enough, less is not', () => {
  expect(isTooFew({ answered: 2, total: 4, missing: [] })).toBe(false);
  expect(isTooFew({ answered: 2, total: 5, missing: [] })).toBe(true);
});

test('without one of the four required answers there are too few, however many others there are', () => {
  expect(isTooFew({ answered: 40, total: 41, missing: ['weight'] })).toBe(true);
});

test('the longevity quiz asks 37 questions that count before any follow-up, and four must be answered', () => {
  // Counted by hand: health 12, nutrition 6, activity 5, sleep 4, mind 6, surroundings 3, knowledge 1.
  const { total, missing } = countAnswers(longevityQuiz, {});
  expect({ total, missing }).toEqual({ total: 37, missing: ['birthdate', 'gender', 'height', 'weight'] });
});

test('free text is never counted, although it may be visible', () => {
  const before = countAnswers(longevityQuiz, { familyHistory: 'none' }).total;
  expect(countAnswers(longevityQuiz, { familyHistory: 'one' }).total).toBe(before);
});
