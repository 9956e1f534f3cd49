import {
  type Answer,
  type Answers,
  asks,
  type Condition,
  isAccountQuestion,
  isMustAnswer,
  type Question,
  type Quiz,
} from './question.ts';

/**
 * The questions that a person with these answers sees, in order. The old answer to a hidden question is ignored: here, in the
 * conditions of later questions, and in what is sent and scored.
 */
export const visibleQuestions = (quiz: Quiz, answers: Answers): readonly Question[] =>
  readThrough(quiz, answers).visible;

export const isVisible = (quiz: Quiz, questionId: string, answers: Answers): boolean =>
  visibleQuestions(quiz, answers).some((question) => question.id === questionId);

/** Only the answers to visible questions and to those beside the quiz. Drops answers whose condition no longer holds. */
export const prune = (quiz: Quiz, answers: Answers): Answers => readThrough(quiz, answers).kept;

export type AnswerCount = {
  answered: number;
  /** The visible questions, without the account's three, titles and free text. */
  total: number;
  /** Ids of visible questions without an answer that the score needs. */
  missing: string[];
};

export const countAnswers = (quiz: Quiz, answers: Answers): AnswerCount => {
  const { visible, kept } = readThrough(quiz, answers);
  const counted = visible.filter(counts);
  const unanswered = counted.filter(({ id }) => !Object.hasOwn(kept, id));
  return {
    answered: counted.length - unanswered.length,
    total: counted.length,
    missing: unanswered.filter(isMustAnswer).map(({ id }) => id),
  };
};

/** Fewer than half, or without one that the score needs: the API answers 422. */
export const isTooFew = ({ answered, total, missing }: AnswerCount): boolean =>
  answered * 2 < total || missing.length > 0;

const counts = (question: Question): boolean =>
  asks(question) && !isAccountQuestion(question) && question.type !== 'text';

/** One pass is enough: conditions only point backwards (a test of the quizzes holds them to it). */
const readThrough = (quiz: Quiz, answers: Answers): { visible: readonly Question[]; kept: Answers } => {
  const visible: Question[] = [];
  const kept: Record<string, Answer> = {};
  for (const question of quiz.questions) {
    if (question.condition && !isMet(question.condition, kept)) continue;
    visible.push(question);
    const answer = answerTo(question.id, answers);
    if (answer !== undefined) kept[question.id] = answer;
  }
  for (const { id } of quiz.besides ?? []) {
    const answer = answerTo(id, answers);
    if (answer !== undefined) kept[id] = answer;
  }
  return { visible, kept };
};

const isMet = ({ questionId, value }: Condition, answers: Answers): boolean => {
  const showing: readonly unknown[] = [value].flat();
  return showing.includes(answers[questionId]);
};

/** Own keys only: answers come from the network too, and `constructor` is no answer. */
const answerTo = (questionId: string, answers: Answers): Answer | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
