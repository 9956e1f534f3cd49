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
export const visibleQuestions = (quiz: Quiz, answers: Answers): readonly Question[] =>
  readThrough(quiz, answers).visible;

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

/**
 * An open question that is passed over for some people does not count: the API does not know whom it was asked, and must not refuse
 * what the screens let through.
 */
export const countAnswers = (quiz: Quiz, answers: Answers): AnswerCount => {
  const { visible, kept } = readThrough(quiz, answers);
  const isForAll = (question: Question) =>
    Object.hasOwn(kept, question.id) || !question.skipWhen?.some((skip) => 'known' in skip);
  const counted = visible.filter((question) => isCounted(question) && isForAll(question));
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
const readThrough = (quiz: Quiz, answers: Answers): { visible: readonly Question[]; kept: Answers } => {
  const { today, known } = quiz.asking ?? notAsking;
  const told = known();
  const visible: Question[] = [];
  const kept: Record<string, Answer> = {};
  for (const question of quiz.questions) {
    if (question.condition && !isMet(question.condition, kept)) continue;
    const answer = answerTo(question.id, answers);
    if (answer !== undefined) kept[question.id] = answer;
    const isPassedOver = question.skipWhen?.some((skip) => holds(skip, kept, { ...told, ...kept }, today)) ?? false;
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

const notAsking: NonNullable<Quiz['asking']> = { today: '', known: () => ({}) };

/**
 * Who is not known is asked. Days as text sort as days do, so the birth date is compared with the latest one of that age; the
 * functions of the calendar would come with the first screen.
 */
const holds = (skip: Skip, answers: Answers, { gender, birthdate }: Known, today: string): boolean => {
  if ('answers' in skip) {
    const wanted = Object.entries(skip.answers);
    return wanted.every(([id, values]) => values.some((value) => value === answers[id]));
  }
  if (skip.known === 'gender') return skip.in.some((one) => one === gender);
  return String(birthdate) <= `${Number(today.slice(0, 4)) - skip.above - 1}${today.slice(4)}`;
};

/** Own keys only: answers come from the network too, and `constructor` is no answer. */
const answerTo = (questionId: string, answers: Answers): Answer | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
