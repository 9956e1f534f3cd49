import { describe, expect, test } from 'vitest';
import { isAccountAhead } from '#shared/quiz/path.ts';
import { chapters, progressPercent, questionNumber } from '#shared/quiz/progress.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import { smallCardiacQuiz, smallQuiz } from './small-quizzes.ts';

const at = (currentQuestion: number, rest: Partial<QuizState> = {}): QuizState => ({
  ...initialState,
  phase: 'running',
  currentQuestion,
  ...rest,
});

describe('progress percent', () => {
  test.each([-2, -1])('is 0 while the index is negative (%i)', (position) => {
    expect(progressPercent(smallQuiz, at(position))).toBe(0);
  });

  test('is the share of the visible questions up to the current one', () => {
    // Eight of ten are visible without a pet.
    expect(progressPercent(smallQuiz, at(0))).toBe(13);
    expect(progressPercent(smallQuiz, at(5))).toBe(50);
    expect(progressPercent(smallQuiz, at(9))).toBe(100);
  });

  test('counts questions that an answer reveals, and not those of an existing account', () => {
    expect(progressPercent(smallQuiz, at(5, { answers: { pet: 'yes', petName: 'yes' } }))).toBe(60);
    expect(progressPercent(smallQuiz, at(6, { signedIn: true }))).toBe(100);
  });

  test('leaves title and privacy types out of the count', () => {
    const quiz = {
      ...smallQuiz,
      questions: [smallQuiz.intro, smallQuiz.privacy, ...smallQuiz.questions].filter((q) => q !== null),
    };
    expect(progressPercent(quiz, at(2))).toBe(13);
  });

  test('is 100 when completed, whatever the position, and stays within 0 and 100', () => {
    expect(progressPercent(smallQuiz, at(2, { phase: 'completed' }))).toBe(100);
    expect(progressPercent(smallQuiz, at(99))).toBe(100);
    expect(progressPercent({ ...smallQuiz, questions: [] }, at(0))).toBe(0);
  });
});

test('chapters say how many of their questions are behind the user, the current one included', () => {
  expect(chapters(smallQuiz, at(2))).toEqual([
    { section: 'health', total: 4, passed: 2 },
    { section: 'sleep', total: 1, passed: 0 },
    { section: 'wrap', total: 3, passed: 0 },
  ]);
  const completed = chapters(smallQuiz, at(2, { phase: 'completed' }));
  expect(completed.map(({ total, passed }) => total - passed)).toEqual([0, 0, 0]);
  expect(chapters(smallCardiacQuiz, at(-2))).toEqual([{ section: 'symptoms', total: 2, passed: 0 }]);
});

test('a question is numbered among the questions, and a title has no number', () => {
  expect(questionNumber(smallQuiz, at(2))).toBe(2);
  expect(questionNumber(smallQuiz, at(6))).toBeNull();
  expect(questionNumber(smallQuiz, at(-2))).toBeNull();
});

describe('only the account is ahead', () => {
  const wrapTitle = smallQuiz.questions.findIndex(({ id }) => id === 'wrap-title');

  test('for a user without one, from the last title on', () => {
    expect(isAccountAhead(smallQuiz, at(wrapTitle))).toBe(true);
    expect(isAccountAhead(smallQuiz, at(wrapTitle - 1))).toBe(false);
  });

  test('neither for a user who has one nor at the end', () => {
    expect(isAccountAhead(smallQuiz, at(wrapTitle, { signedIn: true }))).toBe(false);
    expect(isAccountAhead(smallQuiz, at(smallQuiz.questions.length - 1))).toBe(false);
  });
});
