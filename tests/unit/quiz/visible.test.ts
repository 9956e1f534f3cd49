import { expect, test } from 'vitest';
import { heartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import { longevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import { isVisible, prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { smallQuiz } from './small-quizzes.ts';

const ids = (answers: Record<string, string>) => visibleQuestions(smallQuiz, answers).map((question) => question.id);

test('a question without a condition is visible, one whose condition is not met is not', () => {
  expect(ids({})).not.toContain('petName');
  expect(ids({})).toContain('pet');
  expect(ids({ pet: 'yes' })).toContain('petName');
});

test('only the whole value meets a condition, not a part of it', () => {
  expect(ids({ pet: 'ye' })).not.toContain('petName');
  expect(ids({ pet: '' })).not.toContain('petName');
});

test('a list of values shows the question for each of them', () => {
  expect(isVisible(smallQuiz, 'petTrick', { pet: 'yes', petName: 'yes' })).toBe(true);
  expect(isVisible(smallQuiz, 'petTrick', { pet: 'yes', petName: 'no' })).toBe(false);
});

test("a hidden question's old answer shows nothing", () => {
  expect(isVisible(smallQuiz, 'petTrick', { pet: 'no', petName: 'yes' })).toBe(false);
});

test('pruning drops answers to hidden and unknown questions, and keeps the rest', () => {
  expect(prune(smallQuiz, { pet: 'no', petName: 'yes', petTrick: 'no', ghost: 'boo', sleep: 7 })).toEqual({
    pet: 'no',
    sleep: 7,
  });
});

test('names that every object inherits are not answers', () => {
  const quiz = { ...smallQuiz, questions: [{ ...smallQuiz.questions[2], id: 'constructor' } as never] };
  expect(prune(quiz, {})).toEqual({});
});

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
