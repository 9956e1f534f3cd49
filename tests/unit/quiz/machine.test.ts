import { describe, expect, test } from 'vitest';
import { step } from '#shared/quiz/machine.ts';
import { isLastStop, stops } from '#shared/quiz/path.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { smallCardiacQuiz, smallQuiz } from './small-quizzes.ts';

const today = '2026-03-01';
const run = (quiz: typeof smallQuiz, events: QuizEvent[], from: QuizState = initialState) =>
  events.reduce((state, event) => step({ quiz, today }, state, event), from);

const started: QuizEvent = { type: 'started' };
const next: QuizEvent = { type: 'continued' };
const skip: QuizEvent = { type: 'skipped' };
const back: QuizEvent = { type: 'back' };
const accept: QuizEvent = { type: 'privacyAccepted', accepted: true };
const signIn: QuizEvent = { type: 'identified', signedIn: true };
const answer = (questionId: string, value: string | number): QuizEvent => ({ type: 'answered', questionId, value });
const born = answer('birthdate', '1980-06-01');
const went = (currentQuestion: number): QuizEvent => ({ type: 'went', currentQuestion });

const atFirstQuestion = run(smallQuiz, [started, next, accept, next]);
const atPet = run(smallQuiz, [next, born], atFirstQuestion);
const atWrap = run(smallQuiz, [answer('pet', 'no'), skip], atPet);
const atEnd = run(smallQuiz, [next, skip, answer('email', 'ines@mail.example')], atWrap);

describe('starting', () => {
  test('sets the position to -2, with no answers', () => {
    expect(run(smallQuiz, [started])).toMatchObject({ phase: 'running', currentQuestion: -2, answers: {} });
  });

  test('changes nothing if the quiz is under way', () => {
    expect(run(smallQuiz, [started], atPet)).toBe(atPet);
  });

  test('starts again after a completed quiz', () => {
    const completed = { ...atEnd, phase: 'completed' as const };
    expect(run(smallQuiz, [started], completed)).toMatchObject({ phase: 'running', currentQuestion: -2, answers: {} });
  });

  test('intro steps advance by one until 0', () => {
    expect(run(smallQuiz, [started, next]).currentQuestion).toBe(-1);
    expect(atFirstQuestion.currentQuestion).toBe(0);
  });

  test('privacy must be accepted to continue, and can be withdrawn', () => {
    const atPrivacy = run(smallQuiz, [started, next]);
    expect(run(smallQuiz, [next], atPrivacy)).toBe(atPrivacy);
    const unticked = run(smallQuiz, [accept, { type: 'privacyAccepted', accepted: false }, next], atPrivacy);
    expect(unticked.currentQuestion).toBe(-1);
  });
});

describe('answering', () => {
  test('keeps the answer and advances to the next visible question', () => {
    expect(run(smallQuiz, [answer('pet', 'yes')], atPet)).toMatchObject({
      currentQuestion: 3,
      answers: { pet: 'yes' },
    });
  });

  test('skips questions whose condition is not met', () => {
    expect(run(smallQuiz, [answer('pet', 'no')], atPet).currentQuestion).toBe(5);
    expect(run(smallQuiz, [answer('pet', 'yes'), answer('petName', 'no')], atPet).currentQuestion).toBe(5);
  });

  test.each([
    ['another question than the current one', answer('sleep', 7)],
    ['an option that is not on the list', answer('pet', 'maybe')],
    ['an unknown question', answer('ghost', 'boo')],
    ['an answer that fits the current question, given to another', answer('sleep', 'yes')],
    ['consent anywhere but on its own screen', { type: 'privacyAccepted', accepted: false } as const],
    ['a repeated report of the session', { type: 'identified', signedIn: false } as const],
  ])('%s changes nothing', (_, event) => {
    expect(run(smallQuiz, [event], atPet)).toBe(atPet);
  });

  test('an answer before the first question changes nothing', () => {
    const atIntro = run(smallQuiz, [started]);
    expect(run(smallQuiz, [answer('pet', 'yes')], atIntro)).toBe(atIntro);
  });

  test('an answer on a title changes nothing', () => {
    expect(run(smallQuiz, [answer('health-title', 'yes')], atFirstQuestion)).toBe(atFirstQuestion);
  });

  test('a changed answer that hides a question keeps the hidden answer for when it shows again', () => {
    const answered = run(smallQuiz, [answer('pet', 'yes'), answer('petName', 'yes'), back, back], atPet);
    const hidden = run(smallQuiz, [answer('pet', 'no')], answered);
    expect(hidden.currentQuestion).toBe(5);
    expect(hidden.answers).toMatchObject({ petName: 'yes' });
  });
});

describe('continuing and skipping', () => {
  test('Continue leaves a question only if it has an acceptable answer', () => {
    expect(run(smallQuiz, [next], atPet)).toBe(atPet);
    expect(run(smallQuiz, [answer('pet', 'no'), back, next], atPet).currentQuestion).toBe(5);
  });

  test('Skip passes a question and removes its earlier answer', () => {
    expect(run(smallQuiz, [answer('pet', 'no'), back, skip], atPet)).toMatchObject({
      currentQuestion: 5,
      answers: { birthdate: '1980-06-01' },
    });
    expect(run(smallQuiz, [answer('pet', 'no'), back, skip], atPet).answers).not.toHaveProperty('pet');
  });

  test.each([
    ['the birth date', run(smallQuiz, [next], atFirstQuestion)],
    ['the e-mail address', run(smallQuiz, [next, skip], atWrap)],
    ['the password', atEnd],
    ['a title', atFirstQuestion],
  ])('%s cannot be skipped', (_, state) => {
    expect(run(smallQuiz, [skip], state)).toBe(state);
  });
});

test('the stops of a path are the intro, privacy where it is asked, and the visible questions', () => {
  expect(stops(smallCardiacQuiz, initialState)).toEqual([-2, 0, 1]);
  expect(stops(smallQuiz, initialState)).toEqual([-2, -1, 0, 1, 2, 5, 6, 7, 8, 9]);
  expect(stops(smallQuiz, { ...initialState, signedIn: true })).toEqual([-2, 0, 1, 2, 5, 6]);
});

describe('going back', () => {
  test('skips questions whose condition is not met', () => {
    expect(run(smallQuiz, [answer('pet', 'no'), back], atPet).currentQuestion).toBe(2);
  });

  test('goes from index 0 one step below zero to privacy, then to the intro, and no further', () => {
    expect(run(smallQuiz, [back], atFirstQuestion).currentQuestion).toBe(-1);
    expect(run(smallQuiz, [back, back], atFirstQuestion).currentQuestion).toBe(-2);
    expect(run(smallQuiz, [back, back, back], atFirstQuestion).currentQuestion).toBe(-2);
  });

  test('goes from index 0 straight to the intro in the cardiac quiz, which has no privacy screen', () => {
    const first = run(smallCardiacQuiz, [started, next]);
    expect(first.currentQuestion).toBe(0);
    expect(run(smallCardiacQuiz, [back], first).currentQuestion).toBe(-2);
    expect(run(smallCardiacQuiz, [back, back], first).currentQuestion).toBe(-2);
  });

  test('keeps every answer', () => {
    expect(run(smallQuiz, [back, back, back, back], atEnd).answers).toEqual(atEnd.answers);
  });
});

describe('submitting', () => {
  test('the last question is the last one whose condition is met', () => {
    const atPain = run(smallCardiacQuiz, [started, next, next]);
    expect(isLastStop(smallCardiacQuiz, atPain)).toBe(true);
    expect(isLastStop(smallQuiz, atPet)).toBe(false);
    const atWhere = run(smallCardiacQuiz, [answer('pain', 'yes')], atPain);
    expect(atWhere).toMatchObject({ phase: 'running', currentQuestion: 2 });
    expect(run(smallCardiacQuiz, [answer('pain', 'no')], atPain).phase).toBe('submitting');
    expect(run(smallCardiacQuiz, [answer('where', 'no')], atWhere).phase).toBe('submitting');
  });

  test('after the last question the quiz is submitted, then completed', () => {
    const submitting = run(smallQuiz, [answer('password', 'correct horse')], atEnd);
    expect(submitting.phase).toBe('submitting');
    expect(run(smallQuiz, [{ type: 'submitted' }], submitting).phase).toBe('completed');
  });

  test('a refusal leads back to the same question, with every answer', () => {
    const submitting = run(smallQuiz, [answer('password', 'correct horse')], atEnd);
    const refused = run(smallQuiz, [{ type: 'refused' }], submitting);
    expect(refused).toEqual({ ...submitting, phase: 'running' });
  });

  test('other events change nothing while submitting', () => {
    const submitting = run(smallQuiz, [answer('password', 'correct horse')], atEnd);
    for (const event of [back, next, skip, went(2), born, started])
      expect(run(smallQuiz, [event], submitting)).toBe(submitting);
  });

  test('an outcome without a submission changes nothing', () => {
    expect(run(smallQuiz, [{ type: 'submitted' }], atPet)).toBe(atPet);
    expect(run(smallQuiz, [{ type: 'refused' }], atPet)).toBe(atPet);
  });
});

describe('reset', () => {
  test('returns to -2, with no answers and no consent, from anywhere', () => {
    for (const state of [atPet, atEnd, { ...atEnd, phase: 'completed' as const }])
      expect(run(smallQuiz, [{ type: 'reset' }], state)).toEqual(initialState);
    expect(initialState.phase).toBe('idle');
  });

  test('does not log the user out', () => {
    expect(run(smallQuiz, [signIn, { type: 'reset' }], atPet).signedIn).toBe(true);
  });

  test('an idle quiz does not move until it is started', () => {
    for (const event of [next, back, skip, born, went(3)]) expect(run(smallQuiz, [event])).toBe(initialState);
  });
});

describe('signed in', () => {
  const signedIn = run(smallQuiz, [signIn, started]);

  test('privacy is skipped, on the way there and back', () => {
    const first = run(smallQuiz, [next], signedIn);
    expect(first.currentQuestion).toBe(0);
    expect(run(smallQuiz, [back], first).currentQuestion).toBe(-2);
  });

  test('Continue on the wrap title submits, without name, e-mail and password', () => {
    const wrap = run(smallQuiz, [next, next, born, answer('pet', 'no'), answer('sleep', 7)], signedIn);
    expect(wrap).toMatchObject({ phase: 'running', currentQuestion: 6 });
    expect(run(smallQuiz, [next], wrap).phase).toBe('submitting');
  });

  test('logging in on a screen that is then skipped leads to the nearest one before it', () => {
    expect(run(smallQuiz, [signIn], atEnd).currentQuestion).toBe(6);
    expect(run(smallQuiz, [started, next, signIn]).currentQuestion).toBe(-2);
  });

  test('logging in half-way keeps position and answers', () => {
    expect(run(smallQuiz, [signIn], atPet)).toMatchObject({ currentQuestion: 2, answers: atPet.answers });
  });

  test('a session that expires half-way does not move the position', () => {
    const midway = run(smallQuiz, [next, next, born], signedIn);
    expect(run(smallQuiz, [{ type: 'identified', signedIn: false }], midway).currentQuestion).toBe(2);
  });

  test('the end of a session does not imply consent', () => {
    const withoutConsent = { ...signedIn, privacyAccepted: false };
    const signedOut = run(smallQuiz, [{ type: 'identified', signedIn: false }], withoutConsent);
    expect(signedOut.privacyAccepted).toBe(false);
  });
});

describe("the browser's Back and Forward", () => {
  test('lead to any screen that the answers reach', () => {
    expect(run(smallQuiz, [went(1)], atEnd).currentQuestion).toBe(1);
    expect(run(smallQuiz, [went(1), went(8)], atEnd).currentQuestion).toBe(8);
    expect(run(smallQuiz, [went(-2)], atEnd).currentQuestion).toBe(-2);
  });

  test('lead to the nearest earlier screen if a screen is now hidden', () => {
    expect(run(smallQuiz, [went(3)], atEnd).currentQuestion).toBe(2);
  });

  test('never pass privacy that is not accepted, nor a question that must be answered', () => {
    expect(run(smallQuiz, [started, went(5)]).currentQuestion).toBe(-1);
    expect(run(smallQuiz, [went(5)], atFirstQuestion).currentQuestion).toBe(1);
  });

  test('lead to the ends of the path from positions that do not exist', () => {
    expect(run(smallQuiz, [went(99)], atEnd).currentQuestion).toBe(9);
    expect(run(smallQuiz, [went(-9)], atEnd).currentQuestion).toBe(-2);
  });
});

describe('restoring a draft', () => {
  const draft = { type: 'restored', currentQuestion: 5, privacyAccepted: true } as const;

  test('asks for a consent that was never given before it shows a question', () => {
    const restored = run(smallQuiz, [{ ...draft, privacyAccepted: false, answers: { birthdate: '1980-06-01' } }]);
    expect(restored).toMatchObject({ currentQuestion: -1, privacyAccepted: false });
  });

  test('brings back position, consent and answers', () => {
    const answers = { birthdate: '1980-06-01', pet: 'no' };
    expect(run(smallQuiz, [{ ...draft, answers }])).toEqual({
      phase: 'running',
      currentQuestion: 5,
      answers,
      privacyAccepted: true,
      signedIn: false,
      check: null,
      laterOptionsAt: null,
    });
  });

  test('drops answers that the quiz would not accept, and asks again for what must be answered', () => {
    const state = run(smallQuiz, [{ ...draft, answers: { birthdate: '2025-01-01', pet: 'maybe', ghost: 'boo' } }]);
    expect(state).toMatchObject({ currentQuestion: 1, answers: {} });
  });

  test('does not disturb a submission', () => {
    const submitting = run(smallQuiz, [answer('password', 'correct horse')], atEnd);
    expect(run(smallQuiz, [{ ...draft, answers: {} }], submitting)).toBe(submitting);
  });
});
