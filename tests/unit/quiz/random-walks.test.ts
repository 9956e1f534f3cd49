import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { isListShown, listSubmits } from '#shared/quiz/check.ts';
import { isTooFew } from '#shared/quiz/enough-answers.ts';
import { step } from '#shared/quiz/machine.ts';
import { currentQuestion, isLastStop, questionsOnPath, stops } from '#shared/quiz/path.ts';
import { progressPercent } from '#shared/quiz/progress.ts';
import { type Answer, type Answers, asks, type Question, type Quiz } from '#shared/quiz/question.ts';
import { initialState, type QuizEvent, type QuizState } from '#shared/quiz/state.ts';
import { countAnswers } from '#shared/quiz/visible.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { runs } from '#tests/support/random.ts';

// A user who does anything, in any order: the model is a plain record of the given and removed answers.

const today = '2026-03-01';
type Deed =
  | 'answer'
  | 'continue'
  | 'skip'
  | 'show more'
  | 'back'
  | 'check'
  | 'open'
  | 'hand in'
  | 'jump'
  | 'sign in'
  | 'sign out'
  | 'refuse'
  | 'reset'
  | 'start';
type Move = { deed: Deed; pick: number };

const moves = fc.array(
  fc.record({
    deed: fc.oneof(
      { weight: 30, arbitrary: fc.constant<Deed>('answer') },
      { weight: 10, arbitrary: fc.constantFrom<Deed>('continue', 'skip', 'show more', 'back', 'check', 'open') },
      { weight: 3, arbitrary: fc.constantFrom<Deed>('jump', 'hand in', 'sign in', 'sign out', 'refuse', 'start') },
      { weight: 1, arbitrary: fc.constant<Deed>('reset') },
    ),
    pick: fc.nat(1000),
  }),
  { maxLength: 160, size: 'max' },
);

/** Some answer that the screen of this question can give. */
const answerTo = (question: Question, pick: number): Answer => {
  const { min = 0, max = 0, step: by = 1, options = [] } = question;
  const inRange = min + (pick % (Math.round((max - min) / by) + 1)) * by;
  const values: Partial<Record<Question['type'], Answer>> = {
    'multiple-choice': options[pick % Math.max(options.length, 1)]?.value ?? '',
    slider: inRange,
    number: String(inRange),
    date: `19${40 + (pick % 60)}-06-01`,
    height: { ft: 4 + (pick % 3), in: pick % 12 },
    name: { firstName: `Ines ${'abcdefghij'.charAt(pick % 10)}`, lastName: '' },
    email: `ines${pick}@mail.example`,
    password: `correct horse ${pick}`,
    text: `words ${pick}`,
  };
  return values[question.type] ?? '';
};

/** The list of answers covers the question behind it. */
const shownQuestion = (quiz: Quiz, state: QuizState): Question | undefined =>
  isListShown(state) ? undefined : currentQuestion(quiz, state);

const toEvent = ({ deed, pick }: Move, state: QuizState, quiz: Quiz): QuizEvent => {
  const question = shownQuestion(quiz, state);
  const path = questionsOnPath(quiz, state);
  const always: Record<Exclude<Deed, 'answer'>, QuizEvent> = {
    continue: { type: 'continued' },
    skip: { type: 'skipped' },
    'show more': { type: 'laterOptionsOpened' },
    back: { type: 'back' },
    check: { type: 'checked' },
    open: { type: 'opened', questionId: path[pick % path.length]?.id ?? '' },
    'hand in': { type: 'handedIn' },
    jump: { type: 'went', currentQuestion: (pick % 80) - 5 },
    'sign in': { type: 'identified', signedIn: true },
    'sign out': { type: 'identified', signedIn: false },
    refuse: { type: 'refused' },
    reset: { type: 'reset' },
    start: { type: 'started' },
  };
  if (deed !== 'answer') return always[deed];
  if (isListShown(state)) return { type: 'continued' };
  if (!question) return { type: 'privacyAccepted', accepted: true };
  return asks(question)
    ? { type: 'answered', questionId: question.id, value: answerTo(question, pick) }
    : { type: 'continued' };
};

/** The user's answers so far. */
const remember = (model: Answers, before: QuizState, event: QuizEvent, question: Question | undefined): Answers => {
  if (event.type === 'reset' || (event.type === 'started' && before.phase === 'completed')) return {};
  if (before.phase !== 'running') return model;
  if (event.type === 'answered') return { ...model, [event.questionId]: event.value };
  const skippable = question && asks(question) && !['email', 'password'].includes(question.type);
  if (event.type !== 'skipped' || !skippable || ['birthdate', 'gender', 'height', 'weight'].includes(question.id))
    return model;
  const { [question.id]: _, ...rest } = model;
  return rest;
};

/** From a list with too few answers, goes to the first question without one. */
const onwardFrom = (quiz: Quiz, state: QuizState): QuizEvent => {
  const open = questionsOnPath(quiz, state).find((one) => asks(one) && !Object.hasOwn(state.answers, one.id));
  return isListShown(state) && open ? { type: 'opened', questionId: open.id } : { type: 'continued' };
};

/** Answers everything from here on, and returns how many steps it takes until the quiz is sent. */
const stepsToTheEnd = (quiz: Quiz, from: QuizState): number => {
  let state = from;
  for (let steps = 0; steps < 200; steps += 1) {
    if (state.phase === 'submitting') return steps;
    const event = toEvent({ deed: 'answer', pick: steps }, state, quiz);
    const ticked = step({ quiz, today }, state, event);
    const isStuck = event.type === 'privacyAccepted' || isListShown(state);
    state = isStuck ? step({ quiz, today }, ticked, onwardFrom(quiz, ticked)) : ticked;
  }
  return Number.POSITIVE_INFINITY;
};

describe.each([
  ['longevity', quizzes[productQuizId]],
  ['cardiac', quizzes[cardiacQuizId]],
])('on any path through the %s quiz', (_, quiz) => {
  const walk = (path: Move[], check: (state: QuizState, model: Answers, event: QuizEvent) => void) => {
    let state = step({ quiz, today }, initialState, { type: 'started' });
    let model: Answers = {};
    for (const move of path) {
      const question = shownQuestion(quiz, state);
      const event = toEvent(move, state, quiz);
      model = remember(model, state, event, question);
      state = step({ quiz, today }, state, event);
      check(state, model, event);
    }
  };

  test('no answer is ever lost or changed', () => {
    fc.assert(
      fc.property(moves, (path) => walk(path, (state, model) => expect(state.answers).toEqual(model))),
      { numRuns: runs(200) },
    );
  });

  test('progress stays within 0 and 100, and is 0 before the first question', () => {
    fc.assert(
      fc.property(moves, (path) =>
        walk(path, (state) => {
          const percent = progressPercent(quiz, state);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          if (state.currentQuestion < 0) expect(percent).toBe(0);
        }),
      ),
      { numRuns: runs(100) },
    );
  });

  test('the position is always on a screen of the path, with acceptable answers', () => {
    fc.assert(
      fc.property(moves, (path) =>
        walk(path, (state) => {
          expect(stops(quiz, state)).toContain(state.currentQuestion);
          for (const question of quiz.questions) {
            const value = state.answers[question.id];
            if (value !== undefined) expect(refuseAnswer(question, value, today)).toBeNull();
          }
        }),
      ),
      { numRuns: runs(60) },
    );
  });

  test('Skip never sends anything, and the list never sends what the server must refuse', () => {
    fc.assert(
      fc.property(moves, (path) => {
        let last = initialState;
        walk(path, (state, _model, event) => {
          const isSent = state.phase === 'submitting' && last.phase === 'running';
          if (isSent) expect(event.type).not.toBe('skipped');
          if (isSent && isListShown(state) && event.type !== 'handedIn')
            expect(isTooFew(countAnswers(quiz, state.answers))).toBe(false);
          last = state;
        });
      }),
      { numRuns: runs(100) },
    );
  });

  test('there is always a way to the end, and the quiz is sent from the last screen of the path or from the list of answers', () => {
    fc.assert(
      fc.property(moves, (path) => {
        let last = initialState;
        walk(path, (state) => {
          // After a refusal a user can go back to their name, look through the list, and send from there.
          if (state.phase === 'submitting' && last.phase === 'running')
            expect(isListShown(last) ? listSubmits(quiz, last) : isLastStop(quiz, state)).toBe(true);
          last = state;
        });
        const open = last.phase === 'idle' ? step({ quiz, today }, last, { type: 'started' }) : last;
        expect(stepsToTheEnd(quiz, open)).toBeLessThan(100);
      }),
      { numRuns: runs(100) },
    );
  });
});
