/** The questionnaires that answers may have been given to, oldest first. Answers are scored by the engine of theirs. */
export const quizVersions = ['2.2'] as const;
export type QuizVersion = (typeof quizVersions)[number];

/** The questionnaire that is asked now. */
export const liveVersion: QuizVersion = '2.2';
