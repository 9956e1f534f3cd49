import * as whatIf from './what-if/quiz-rows.ts';

/** The rows that a new quiz needs in the registries of features (`tests/third-quiz/register.ts`). */
export const featureQuizRows: Readonly<Record<string, string>> = {
  ...whatIf.quizRows,
};
