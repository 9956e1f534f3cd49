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
 * The questions that a user with these answers sees, in order. The old answer to a hidden question is ignored: here, in the
 * conditions of later questions, and in what is sent and scored.
 */
export const visibleQuestions = (quiz: Quiz, answers: Answers): readonly Question[] =>
  readThrough(quiz, answers).visible;

export const isVisible = (quiz: Quiz, questionId: string, answers: Answers): boolean =>
  visibleQuestions(quiz, answers).some((question) => question.id === questionId);

/**
 * Keeps the answers to visible questions, to skipped ones (`skipWhen`) and to those beside the quiz. Drops answers whose condition
 * no longer holds.
 */
export const prune = (quiz: Quiz, answers: Answers): Answers => readThrough(quiz, answers).kept;

export type AnswerCount = {
  answered: number;
  /** How many visible questions count: not the three for the account, titles and free text. */
  total: number;
  /** Ids of visible questions without an answer that the score needs. */
  missing: string[];
};

/**
 * How many questions are answered. An unanswered question that `known` facts skip for some people does not count: the API cannot
 * know who was asked, and must not refuse what the screens accept.
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

/** False for the three account questions, titles and free text. */
export const isCounted = (question: Question): boolean =>
  asks(question) && !isAccountQuestion(question) && question.type !== 'text';

/** One pass is enough, because conditions only point backwards (a test checks this for the quizzes). */
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
 * False where the gender or birth date is not known, so that the question is asked. Compares the birth date as text with the latest
 * one of that age, because ISO dates sort as text, and importing the calendar would add it to the first download.
 */
const holds = (skip: Skip, answers: Answers, { gender, birthdate }: Known, today: string): boolean => {
  if ('answers' in skip) {
    const wanted = Object.entries(skip.answers);
    return wanted.every(([id, values]) => values.some((value) => value === answers[id]));
  }
  if (skip.known === 'gender') return skip.in.some((one) => one === gender);
  return String(birthdate) <= `${Number(today.slice(0, 4)) - skip.above - 1}${today.slice(4)}`;
};

/** Reads own keys only: answers also come from the network, and `constructor` is not an answer. */
const answerTo = (questionId: string, answers: Answers): Answer | undefined =>
  Object.hasOwn(answers, questionId) ? answers[questionId] : undefined;
