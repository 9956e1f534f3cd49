import { describe, expect, test } from 'vitest';
import { heartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import type { Answers, Known, Quiz } from '#shared/quiz/question.ts';
import { countAnswers, isVisible, prune, visibleQuestions } from '#shared/quiz/visible.ts';
import { smallQuiz } from './small-quizzes.ts';

const ids = (answers: Record<string, string>) => visibleQuestions(smallQuiz, answers).map((question) => question.id);

test('a question without a condition is visible, and one whose condition is not met is not', () => {
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

describe('a screen that cannot be meant for a person', () => {
  const asked = (quiz: Quiz, known: Known, answers: Answers = {}) =>
    visibleQuestions({ ...quiz, asking: { today: '2026-01-15', known: () => known } }, answers).map(({ id }) => id);

  test.each<[string, Known, boolean, boolean]>([
    ['a man', { gender: 'male', birthdate: '1990-01-01' }, false, false],
    ['a woman of 55', { gender: 'female', birthdate: '1970-01-16' }, true, true],
    ['a woman of 56', { gender: 'female', birthdate: '1970-01-15' }, false, true],
    ['somebody who names another gender', { gender: 'other', birthdate: '1990-01-01' }, true, true],
    ['somebody without a gender and a birth date', {}, true, true],
    ['somebody of 56 without a gender', { birthdate: '1969-01-01' }, false, true],
  ])('in the heart quiz, %s', (_, known, isPregnancyAsked, isHistoryAsked) => {
    const ids = asked(heartQuiz, known);
    expect(ids.includes('pregnancyNow')).toBe(isPregnancyAsked);
    expect(ids.includes('pregnancyHistory')).toBe(isHistoryAsked);
  });

  test.each<[string, Answers, boolean]>([
    ['55', { gender: 'female', birthdate: '1970-01-16' }, true],
    ['56', { gender: 'female', birthdate: '1970-01-15' }, false],
    ['56 on 1 March, born on 29 February', { gender: 'female', birthdate: '1968-02-29' }, false],
    ['no birth date', { gender: 'female' }, true],
  ])('in the longevity quiz the answers before it count: %s', (_, answers, isAsked) => {
    expect(asked(longevityQuiz, {}, answers).includes('pregnancyNow')).toBe(isAsked);
  });

  test.each<[Answers, boolean]>([
    [{ bpMedication: 'no', statin: 'no' }, false],
    [{ bpMedication: 'yes', statin: 'no' }, true],
    [{ bpMedication: 'no', statin: 'unsure' }, true],
    [{ bpMedication: 'no' }, true],
  ])('whether skipping the medicine is asked about, after %j', (answers, isAsked) => {
    expect(asked(heartQuiz, {}, answers).includes('medAdherence')).toBe(isAsked);
  });

  test('is skipped, but an answer that is there counts', () => {
    const quiz = { ...heartQuiz, asking: { today: '2026-01-15', known: () => ({ gender: 'male' }) } };
    const answers = { pregnancyNow: 'yes' };
    expect(visibleQuestions(quiz, answers).map(({ id }) => id)).not.toContain('pregnancyNow');
    expect(prune(quiz, answers)).toEqual(answers);
  });

  test('does not count towards the half that must be answered, on the server either', () => {
    const { total } = countAnswers(heartQuiz, {});
    const asking = { today: '2026-01-15', known: () => ({ gender: 'male' }) };
    expect(countAnswers({ ...heartQuiz, asking }, {}).total).toBe(total);
    expect(countAnswers(heartQuiz, { pregnancyNow: 'no' })).toMatchObject({ answered: 1, total: total + 1 });
  });
});
