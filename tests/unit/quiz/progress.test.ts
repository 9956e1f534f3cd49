import { describe, expect, test } from 'vitest';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import { noPace, timeLeft, withScreen } from '#shared/quiz/pace.ts';
import { isAccountAhead } from '#shared/quiz/path.ts';
import { chapters, progressPercent, questionNumber } from '#shared/quiz/progress.ts';
import { initialState, type QuizState } from '#shared/quiz/state.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
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
    // Without a pet, eight of ten questions are visible.
    expect(progressPercent(smallQuiz, at(0))).toBe(13);
    expect(progressPercent(smallQuiz, at(5))).toBe(50);
    expect(progressPercent(smallQuiz, at(9))).toBe(100);
  });

  test('counts questions that an answer reveals, and not those of an existing account', () => {
    expect(progressPercent(smallQuiz, at(5, { answers: { pet: 'yes', petName: 'yes' } }))).toBe(60);
    expect(progressPercent(smallQuiz, at(6, { signedIn: true }))).toBe(100);
  });

  test('does not count questions of the types title and privacy', () => {
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

test('chapters say how many of their questions are behind the user, including the current one', () => {
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

describe('only the account remains', () => {
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

test('half of the visible questions is enough, and less is not', () => {
  expect(isTooFew({ answered: 2, total: 4, missing: [] })).toBe(false);
  expect(isTooFew({ answered: 2, total: 5, missing: [] })).toBe(true);
});

test('without one of the four required answers there are too few, however many others there are', () => {
  expect(isTooFew({ answered: 40, total: 41, missing: ['weight'] })).toBe(true);
});

test('the longevity quiz asks 38 questions that count before any follow-up, and four must be answered', () => {
  // Counted by hand: health 13, nutrition 6, activity 5, sleep 4, mind 6, surroundings 3, knowledge 1.
  const { total, missing } = countAnswers(longevityQuiz, {});
  expect({ total, missing }).toEqual({ total: 38, missing: ['birthdate', 'gender', 'height', 'weight'] });
});

test('free text is never counted, although it may be visible', () => {
  const before = countAnswers(longevityQuiz, { familyHistory: 'none' }).total;
  expect(countAnswers(longevityQuiz, { familyHistory: 'one' }).total).toBe(before);
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

test('a break counts as a minute, and a clock that jumps back counts as zero', () => {
  expect(withScreen(noPace, 3600).seconds - noPace.seconds).toBe(60);
  expect(withScreen(noPace, -5).seconds).toBe(noPace.seconds);
  expect(withScreen(noPace, 8)).toEqual({ screens: noPace.screens + 1, seconds: noPace.seconds + 8 });
});
