import type { Answer, Answers, Quiz } from './question.ts';

/**
 * The answers to an earlier version of a quiz that mean in today's what they meant: the person would read the same words. Of an
 * answer that they wrote, or moved a slider to, the value says it.
 */
export const stillMeant = (before: Quiz, now: Quiz, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => labelOf(now, id, value) === labelOf(before, id, value)),
  );

const labelOf = (quiz: Quiz, id: string, value: Answer): Answer | undefined => {
  const question = quiz.questions.find((question) => question.id === id);
  return question?.type === 'multiple-choice'
    ? question.options.find((option) => option.value === value)?.label
    : question && value;
};
