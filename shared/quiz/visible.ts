import type { Answer, Answers, Condition, Question, Quiz } from './question.ts';

/**
 * The questions that these answers lead through, in order. A hidden question's old answer counts for nothing: neither
 * here, in the conditions of later questions, nor in what is sent and scored.
 */
export const visibleQuestions = (quiz: Quiz, answers: Answers): readonly Question[] =>
  readThrough(quiz, answers).visible;

export const isVisible = (quiz: Quiz, questionId: string, answers: Answers): boolean =>
  visibleQuestions(quiz, answers).some((question) => question.id === questionId);

/**
 * Only the answers of visible questions, and of those that stand beside the quiz. Drops what was answered before a condition
 * stopped being met.
 */
export const prune = (quiz: Quiz, answers: Answers): Answers => readThrough(quiz, answers).kept;

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
