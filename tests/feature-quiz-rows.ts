import * as whatIf from './features/what-if/quiz-rows.ts';

/** The rows that a quiz has in registries of features (`tests/third-quiz/register.ts`). */
export const featureQuizRows: Readonly<Record<string, string>> = {
  ...whatIf.quizRows,
};
