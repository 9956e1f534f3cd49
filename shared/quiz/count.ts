import { asks, isAccountQuestion, isMustAnswer } from './kinds.ts';
import type { Answers, Question, Quiz } from './question.ts';
import { prune, visibleQuestions } from './visible.ts';

export type AnswerCount = {
  answered: number;
  /** The visible questions that count: not the account's three, not titles, not optional free text. */
  total: number;
  /** Ids of the visible questions that the score cannot do without and that have no answer. */
  missing: string[];
};

export const countAnswers = (quiz: Quiz, answers: Answers): AnswerCount => {
  const kept = prune(quiz, answers);
  const counted = visibleQuestions(quiz, answers).filter(counts);
  const unanswered = counted.filter((question) => !Object.hasOwn(kept, question.id));
  return {
    answered: counted.length - unanswered.length,
    total: counted.length,
    missing: unanswered.filter(isMustAnswer).map((question) => question.id),
  };
};

/** Fewer than half, or one of those that the score cannot do without: the API's 422. */
export const isTooFew = ({ answered, total, missing }: AnswerCount): boolean =>
  answered * 2 < total || missing.length > 0;

const counts = (question: Question): boolean =>
  asks(question) && !isAccountQuestion(question) && question.type !== 'text';
