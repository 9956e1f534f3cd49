import { describe, expect, test } from 'vitest';
import { isListShown, listSubmits, mayCheck } from '#shared/quiz/check.ts';
import { step } from '#shared/quiz/machine.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { smallCardiacQuiz, smallQuiz } from './small-quizzes.ts';

// The list of answers before sending. smallQuiz: 1 birthdate · 2 pet · 5 sleep · 6 wrap · 7-9 account; cardiac: 1 pain
// · 2 where.

const today = '2026-03-01';
const run = (quiz: Quiz, from: QuizState, ...events: QuizEvent[]) =>
  events.reduce((state, event) => step({ quiz, today }, state, event), from);
const at = (currentQuestion: number, answers: Answers, rest: Partial<QuizState> = {}): QuizState => ({
  ...initialState,
  phase: 'running',
  privacyAccepted: true,
  currentQuestion,
  answers,
  ...rest,
});

const given: Answers = { birthdate: '1980-06-01', pet: 'no', sleep: 7 };
const account: Answers = { email: 'ines@mail.example', password: 'correct horse' };
const check: QuizEvent = { type: 'checked' };
const next: QuizEvent = { type: 'continued' };
const skip: QuizEvent = { type: 'skipped' };
const back: QuizEvent = { type: 'back' };
const open = (questionId: string): QuizEvent => ({ type: 'opened', questionId });

const atWrap = at(6, given);
const list = run(smallQuiz, atWrap, check);
const pain = at(1, {});

describe('the list', () => {
  test('opens at the end of the questions and on the screens of the account', () => {
    expect([6, 7, 8, 9].map((position) => mayCheck(smallQuiz, at(position, given)))).toEqual([true, true, true, true]);
    expect(isListShown(list)).toBe(true);
    expect(list.currentQuestion).toBe(6);
  });

  test('does not open before that', () => {
    for (const position of [-2, -1, 0, 2, 5]) {
      const state = at(position, given);
      expect(run(smallQuiz, state, check)).toBe(state);
    }
  });

  test('stores the answer on the screen if it is acceptable', () => {
    const answered = (value: string) =>
      run(smallCardiacQuiz, pain, { type: 'checked', answer: { questionId: 'pain', value } });
    expect(answered('no')).toMatchObject({ answers: { pain: 'no' }, phase: 'running', check: { isOpen: false } });
    expect(answered('maybe')).toMatchObject({ answers: {}, check: { isOpen: false } });
  });

  test('accepts no answer, no Skip and no consent while it is shown', () => {
    for (const event of [skip, check, { type: 'answered', questionId: 'pet', value: 'yes' } as const])
      expect(run(smallQuiz, list, event)).toBe(list);
  });

  test('leads back to the screen that it was opened from', () => {
    expect(run(smallQuiz, list, back)).toEqual(atWrap);
  });
});

describe('a line of the list', () => {
  const opened = run(smallQuiz, list, open('pet'));

  test('opens its question, which leads back to that line when answered, skipped or left', () => {
    expect(opened).toMatchObject({ currentQuestion: 2, check: { from: 6, questionId: 'pet', isOpen: true } });
    const answered = run(smallQuiz, opened, { type: 'answered', questionId: 'pet', value: 'yes' });
    expect(answered).toMatchObject({
      currentQuestion: 6,
      answers: { pet: 'yes' },
      check: { questionId: 'pet', isOpen: false },
    });
    expect(run(smallQuiz, opened, skip)).toMatchObject({ check: { questionId: 'pet', isOpen: false } });
    expect(run(smallQuiz, opened, skip).answers).not.toHaveProperty('pet');
    for (const event of [back, next])
      expect(run(smallQuiz, opened, event)).toMatchObject({ currentQuestion: 6, answers: given });
  });

  test.each(['ghost', 'petName', 'wrap-title'])('does not exist for %s', (questionId) => {
    expect(run(smallQuiz, list, open(questionId))).toBe(list);
  });

  test('that must be answered cannot be skipped', () => {
    const birthdate = run(smallQuiz, list, open('birthdate'));
    expect(run(smallQuiz, birthdate, skip)).toBe(birthdate);
  });

  test('whose answer opens a question at the end keeps the list, before the new end', () => {
    const atList = run(smallCardiacQuiz, at(1, { pain: 'no' }), check);
    const changed = run(smallCardiacQuiz, atList, open('pain'), { type: 'answered', questionId: 'pain', value: 'yes' });
    expect(changed).toMatchObject({ currentQuestion: 2, check: { from: 2, isOpen: false } });
  });
});

describe('sending from the list', () => {
  test('first asks for the account, if there is none', () => {
    expect(listSubmits(smallQuiz, list)).toBe(false);
    expect(run(smallQuiz, list, next)).toMatchObject({ phase: 'running', currentQuestion: 7, check: null });
    const fromPassword = run(smallQuiz, at(9, { ...given, email: 'ines@mail.example' }), check);
    expect(run(smallQuiz, fromPassword, next)).toMatchObject({ phase: 'running', currentQuestion: 9, check: null });
  });

  test('sends with the account, and for a user who is logged in', () => {
    const signedIn = run(smallQuiz, at(6, given, { signedIn: true }), check);
    const withAccount = run(smallQuiz, at(9, { ...given, ...account }), check);
    for (const state of [signedIn, withAccount]) {
      expect(listSubmits(smallQuiz, state)).toBe(true);
      expect(run(smallQuiz, state, next).phase).toBe('submitting');
    }
  });

  test('with too few answers sends nothing', () => {
    const few = run(smallQuiz, at(6, { birthdate: '1980-06-01' }, { signedIn: true }), check);
    expect(isListShown(few)).toBe(true);
    expect(run(smallQuiz, few, next)).toBe(few);
  });

  test('returns to the list when it is refused', () => {
    const sending = run(smallQuiz, at(6, given, { signedIn: true }), check, next);
    expect(isListShown(run(smallQuiz, sending, { type: 'refused' }))).toBe(true);
  });
});

describe('nothing is sent by Skip', () => {
  test('on the last question it opens the list', () => {
    const skipped = run(smallCardiacQuiz, pain, skip);
    expect(skipped).toMatchObject({ phase: 'running', currentQuestion: 1, check: { from: 1, isOpen: false } });
  });

  test('continues before that', () => {
    expect(run(smallQuiz, at(5, given), skip)).toMatchObject({ currentQuestion: 6, check: null });
  });
});

test('answers that were waiting for the login are sent after it, from the last screen only', () => {
  const handedIn: QuizEvent = { type: 'handedIn' };
  expect(run(smallCardiacQuiz, pain, handedIn).phase).toBe('submitting');
  expect(run(smallCardiacQuiz, run(smallCardiacQuiz, pain, skip), handedIn).phase).toBe('submitting');
  const early = at(0, {});
  expect(run(smallCardiacQuiz, early, handedIn)).toBe(early);
});

describe('history and drafts', () => {
  const place = (state: QuizState) => ({ currentQuestion: state.currentQuestion, check: state.check });
  const opened = run(smallQuiz, list, open('pet'));

  test('lead to the list and to a question that was opened from it', () => {
    for (const state of [list, opened])
      expect(run(smallQuiz, atWrap, { type: 'went', ...place(state) })).toEqual(state);
    const draft = { answers: given, privacyAccepted: true, ...place(opened) };
    expect(run(smallQuiz, initialState, { type: 'restored', ...draft })).toEqual(opened);
  });

  test('keep the line to come back to while the list is shown', () => {
    const returned = run(smallQuiz, opened, back);
    expect(run(smallQuiz, returned, { type: 'went', ...place(list) })).toBe(returned);
  });

  test('lead no further than to a question that must be answered', () => {
    const state = run(smallQuiz, initialState, {
      type: 'restored',
      answers: { pet: 'no' },
      privacyAccepted: true,
      ...place(list),
    });
    expect(state).toMatchObject({ currentQuestion: 1, check: null });
  });

  test('logging in leaves the list for the last remaining screen', () => {
    const fromPassword = run(smallQuiz, at(9, { ...given, email: 'ines@mail.example' }), check);
    const signedIn = run(smallQuiz, fromPassword, { type: 'identified', signedIn: true });
    expect(signedIn).toMatchObject({ currentQuestion: 6, check: { from: 6, isOpen: false } });
  });
});
