import { allQuestions } from './all-questions.ts';
import { refuseAnswer } from './answer.ts';
import type { Answer, Answers, Question, Quiz } from './question.ts';
import type { TypedAnswers } from './units/measured.ts';
import { prune } from './visible.ts';

/** Answers, and the text that was typed for some of them. */
export type GivenAnswers = { readonly answers: Answers; readonly typed: TypedAnswers };

/** New answers by question id, null to withdraw one; and what was typed for them. */
export type Changes = { readonly answers: Readonly<Record<string, Answer | null>>; readonly typed?: TypedAnswers };

/**
 * The answers of a new submission that starts from an earlier one. Everything that the changes do not name stays, with its typed
 * text. Answers to questions that the changes hide are dropped, as in a new quiz; `dropped` lists them, to show to the user.
 */
export const derive = (
  quiz: Quiz,
  earlier: GivenAnswers,
  changes: Changes,
): GivenAnswers & { readonly dropped: readonly string[] } => {
  const { answers: changed, typed: newlyTyped = {} } = changes;
  const merged = Object.entries({ ...earlier.answers, ...changed }).flatMap(([id, answer]) =>
    answer === null ? [] : [[id, answer] as const],
  );
  const answers = prune(quiz, Object.fromEntries(merged));
  const typed = Object.entries({ ...without(earlier.typed, changed), ...newlyTyped });
  return {
    answers,
    typed: Object.fromEntries(typed.filter(([id]) => Object.hasOwn(answers, id))),
    dropped: merged.flatMap(([id]) => (Object.hasOwn(answers, id) ? [] : [id])),
  };
};

/** Drops the typed text of answers that have changed. */
const without = (typed: TypedAnswers, changed: Changes['answers']): TypedAnswers =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => !Object.hasOwn(changed, id)));

/**
 * What a retake does with the previous answers to some questions. `takenOver`: they rarely change in a lifetime, so they are shown
 * and not asked. `lastTime`: they appear next to the question, and one tap keeps them. `askedAnew`: they describe a past state, so
 * they are never shown as today's.
 */
export type RetakeRule = {
  readonly how: 'takenOver' | 'lastTime' | 'askedAnew';
  readonly reason: string;
  readonly questions: readonly string[];
};

/** The answers that a retake starts with: only those that today's quiz accepts, because the earlier quiz may be older. */
export type RetakeStart = { readonly takenOver: GivenAnswers; readonly lastTime: GivenAnswers };

export const retakeAnswers = (
  quiz: Quiz,
  rules: readonly RetakeRule[],
  earlier: GivenAnswers,
  today: string,
): RetakeStart => {
  const answersBy = (how: RetakeRule['how']): GivenAnswers => {
    const ids = new Set(rules.flatMap((rule) => (rule.how === how ? rule.questions : [])));
    const usable = allQuestions(quiz).filter(
      (question) => ids.has(question.id) && isUsable(question, earlier.answers, today),
    );
    return { answers: pick(earlier.answers, usable), typed: pick(earlier.typed, usable) };
  };
  return { takenOver: answersBy('takenOver'), lastTime: answersBy('lastTime') };
};

const isUsable = (question: Question, answers: Answers, today: string): boolean =>
  Object.hasOwn(answers, question.id) && refuseAnswer(question, answers[question.id], today) === null;

const pick = <Value>(from: Readonly<Record<string, Value>>, questions: readonly Question[]): Record<string, Value> =>
  Object.fromEntries(
    questions.flatMap(({ id }) => {
      const value = Object.hasOwn(from, id) ? from[id] : undefined;
      return value === undefined ? [] : [[id, value] as const];
    }),
  );
