import { expect, test } from 'vitest';
import { noPace, timeLeft, withScreen } from '#shared/quiz/pace.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import { smallCardiacQuiz, smallQuiz } from './small-quizzes.ts';

const at = (currentQuestion: number, rest: Partial<QuizState> = {}): QuizState => ({
  ...initialState,
  phase: 'running',
  currentQuestion,
  ...rest,
});
const minuteEach = { screens: 1, seconds: 60 };

test('the minutes left follow from the questions ahead and the time taken so far', () => {
  // Birth date, pet, sleep, name, e-mail, password, and half of the two about a pet.
  expect(timeLeft(smallQuiz, at(1), minuteEach)).toBe('about 7 minutes left');
  expect(timeLeft(smallQuiz, at(5, { answers: { pet: 'no' } }), minuteEach)).toBe('about 4 minutes left');
  expect(timeLeft(smallQuiz, at(5, { signedIn: true }), minuteEach)).toBe('about a minute left');
});

test('a question that an answer hides takes no time, one that it shows takes its full time', () => {
  expect(timeLeft(smallCardiacQuiz, at(1, { answers: { pain: 'no' } }), minuteEach)).toBe('about a minute left');
  expect(timeLeft(smallCardiacQuiz, at(1, { answers: { pain: 'yes' } }), minuteEach)).toBe('about 2 minutes left');
});

test('no time is shown where there is no question, nor at the end', () => {
  const check = { from: 6, questionId: null, isOpen: false };
  for (const state of [at(-2), at(-1), at(6, { check }), at(6, { signedIn: true }), at(9, { phase: 'completed' })])
    expect(timeLeft(smallQuiz, state, minuteEach)).toBe('');
});

test('a break counts as a minute, and a clock that jumps back as zero', () => {
  expect(withScreen(noPace, 3600).seconds - noPace.seconds).toBe(60);
  expect(withScreen(noPace, -5).seconds).toBe(noPace.seconds);
  expect(withScreen(noPace, 8)).toEqual({ screens: noPace.screens + 1, seconds: noPace.seconds + 8 });
});
