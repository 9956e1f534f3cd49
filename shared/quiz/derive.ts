import { refuseAnswer } from './answer.ts';
import type { Answer, Answers, Question, Quiz } from './question.ts';
import type { TypedAnswers } from './units/measured.ts';
import { prune } from './visible.ts';

/** Answers with what was typed for some of them. */
export type GivenAnswers = { readonly answers: Answers; readonly typed: TypedAnswers };

/** New answers by question id, null for one that is taken back; and what was typed for them. */
export type Changes = { readonly answers: Readonly<Record<string, Answer | null>>; readonly typed?: TypedAnswers };

/**
 * The answers of a new submission that starts from an earlier one. What is not among the changes stays the same value, with
 * what was typed for it. Answers that the changes hide are dropped, as in a fresh quiz; `dropped` names them for the person.
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

/** What was typed for an answer that has changed says nothing about the new one. */
const without = (typed: TypedAnswers, changed: Changes['answers']): TypedAnswers =>
  Object.fromEntries(Object.entries(typed).filter(([id]) => !Object.hasOwn(changed, id)));

/**
 * What a retake does with the last answers to some questions. `takenOver`: they hold for life or nearly, so they are shown
 * and not asked. `lastTime`: they stand beside the question, one tap keeps them. `askedAnew`: they said how it was then, so
 * they are never shown as today's.
 */
export type RetakeRule = {
  readonly how: 'takenOver' | 'lastTime' | 'askedAnew';
  readonly reason: string;
  readonly questions: readonly string[];
};

/** With which answers a retake starts. Of an older version of the quiz, those that today's quiz can have produced. */
export type RetakeStart = { readonly takenOver: GivenAnswers; readonly lastTime: GivenAnswers };

export const retakeAnswers = (
  quiz: Quiz,
  rules: readonly RetakeRule[],
  earlier: GivenAnswers,
  today: string,
): RetakeStart => {
  const questions = [...quiz.questions, ...(quiz.besides ?? [])];
  const take = (how: RetakeRule['how']): GivenAnswers => {
    const ids = new Set(rules.flatMap((rule) => (rule.how === how ? rule.questions : [])));
    const usable = questions.filter((question) => ids.has(question.id) && isUsable(question, earlier.answers, today));
    return { answers: pick(earlier.answers, usable), typed: pick(earlier.typed, usable) };
  };
  return { takenOver: take('takenOver'), lastTime: take('lastTime') };
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
