import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { Answers, Question, Quiz } from '#shared/quiz/question.ts';

/** What the numbers are added to. */
export type Base = {
  readonly submissionId: string;
  readonly quiz: Quiz;
  /** The answers of that submission, as they are stored. */
  readonly earlier: GivenAnswers;
  /** Of the newest submission of the first quiz: age and sex, for warnings and for what to measure next. */
  readonly longevity: Answers;
  /** YYYY-MM-DD where the person is. */
  readonly today: string;
};

/** A question of the quiz, or of those beside it. */
export const questionOf = ({ quiz }: Pick<Base, 'quiz'>, id: string): Question => {
  const found = [...quiz.questions, ...(quiz.besides ?? [])].find((question) => question.id === id);
  if (!found)
    throw new Error(`The heart quiz has no question ${id}. The names in numbers.ts are those of its questions.`);
  return found;
};
