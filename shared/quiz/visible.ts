import {
  type Answer,
  type Answers,
  asks,
  type Condition,
  isAccountQuestion,
  isMustAnswer,
  type Known,
  type Question,
  type Quiz,
  type Skip,
} from './question.ts';

/**
 * The questions that a person with these answers sees, in order. The old answer to a hidden question is ignored: here, in the
 * conditions of later questions, and in what is sent and scored.
 */
export const visibleQuestions = (quiz: Quiz, answers: Answers, known?: Known): readonly Question[] =>
  readThrough(quiz, answers, known).visible;

export const isVisible = (quiz: Quiz, questionId: string, answers: Answers): boolean =>
  visibleQuestions(quiz, answers).some((question) => question.id === questionId);

/**
 * Only the answers to visible questions, to those that were passed over and to those beside the quiz. Drops answers whose
 * condition no longer holds.
 */
export const prune = (quiz: Quiz, answers: Answers): Answers => readThrough(quiz, answers).kept;

export type AnswerCount = {
  answered: number;
  /** The visible questions, without the account's three, titles and free text. */
  total: number;
  /** Ids of visible questions without an answer that the score needs. */
  missing: string[];
};

export const countAnswers = (quiz: Quiz, answers: Answers, known?: Known): AnswerCount => {
  const { visible, kept } = readThrough(quiz, answers, known);
  const counted = visible.filter(isCounted);
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

/** Without the account's three, titles and free text. */
export const isCounted = (question: Question): boolean =>
  asks(question) && !isAccountQuestion(question) && question.type !== 'text';

/** One pass is enough: conditions only point backwards (a test of the quizzes holds them to it). */
const readThrough = (
  quiz: Quiz,
  answers: Answers,
  known: Known = {},
): { visible: readonly Question[]; kept: Answers } => {
  const visible: Question[] = [];
  const kept: Record<string, Answer> = {};
  for (const question of quiz.questions) {
    if (question.condition && !isMet(question.condition, kept)) continue;
    const answer = answerTo(question.id, answers);
    if (answer !== undefined) kept[question.id] = answer;
    const isPassedOver = question.skipWhen?.some((skip) => holds(skip, kept, known)) ?? false;
    if (!isPassedOver) visible.push(question);
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

const holds = (skip: Skip, answers: Answers, { gender, age }: Known): boolean => {
  if ('answers' in skip) {
    const wanted = Object.entries(skip.answers);
    return wanted.every(([id, values]) => values.some((value) => value === answers[id]));
  }
  if (skip.known === 'gender') return skip.in.some((one) => one === gender);
  return age !== null && age !== undefined && age > skip.above;
};

/** Own keys only: answers come from the network too, and `constructor` is no answer. */
const answerTo = (questionId: string, answers: Answers): Answer | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
