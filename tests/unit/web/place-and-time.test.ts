import { expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { quizzes } from '#shared/quizzes.ts';
import { placeIn } from '#web/quiz/screens/place-in.ts';
import { timeOf } from '#web/quiz/screens/time-of.ts';

test('the place of a draft tells no answer: it counts the questions that everybody is asked', () => {
  for (const quiz of [quizzes[productQuizId], quizzes[cardiacQuizId]]) {
    const totals = quiz.questions.map((_, currentQuestion) => /of (\d+)/.exec(placeIn(quiz, { currentQuestion }))?.[1]);
    expect(new Set(totals.filter((total) => total !== undefined)).size).toBe(1);
  }
});

test('before the first question there is no place', () => {
  expect(placeIn(quizzes[productQuizId], { currentQuestion: -1 })).toBe('');
});

test.each([
  ['2026-07-01T09:12:00', 'at 09:12 today'],
  ['2026-06-30T23:50:00', 'at 23:50 yesterday'],
  ['2026-06-14T23:50:00', 'on 14 June'],
])('%s is told as %s', (at, words) => {
  expect(timeOf(new Date(at).getTime(), new Date('2026-07-01T10:00:00'))).toBe(words);
});
