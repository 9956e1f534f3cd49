import { expect, test } from 'vitest';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { prune } from '#shared/quiz/visible.ts';
import { withNumbers } from '#shared/quiz/with-numbers.ts';

test('exact numbers that were answered before are asked at the end, in their order, and no others', () => {
  const quiz = withNumbers(heartQuiz, ['labDate', 'a1c']);
  expect(quiz.questions.slice(0, heartQuiz.questions.length)).toEqual(heartQuiz.questions);
  expect(quiz.questions.slice(heartQuiz.questions.length).map(({ id }) => id)).toEqual(['a1c', 'labDate']);
  const ids = quiz.besides?.map(({ id }) => id);
  expect(ids).not.toContain('a1c');
  expect(ids).toContain('ldlCholesterol');
});

test('exact numbers do not change which questions count', () => {
  const answers = { chestPain: 'never', a1c: '5.7', labDate: '2026-05-01', ldlCholesterol: '130' };
  expect(prune(withNumbers(heartQuiz, ['a1c', 'labDate']), answers)).toEqual(prune(heartQuiz, answers));
});

test('without exact numbers the quiz is the same object', () => {
  expect(withNumbers(heartQuiz, [])).toBe(heartQuiz);
  expect(withNumbers(longevityQuiz, ['a1c'])).toBe(longevityQuiz);
});
