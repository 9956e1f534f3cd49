import type { RepeatableRequest } from '#shared/contract/submission.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { Base } from './base.ts';
import type { ReadSheet } from './read-sheet.ts';

/** All of the submission but whose it is. */
export const requestOf = (
  { quiz, submissionId }: Base,
  { given, confirmed }: ReadSheet,
): Omit<RepeatableRequest, 'userId' | 'contact' | 'sessionId'> => ({
  quizId: quiz.id,
  quizVersion: liveVersion,
  basedOn: submissionId,
  submittedAnswers: [...quiz.questions, ...(quiz.besides ?? [])].flatMap(({ id, text }) => {
    const value = given.answers[id];
    const typed = given.typed[id];
    return value === undefined ? [] : [{ questionId: id, questionText: text, value, ...(typed && { typed }) }];
  }),
  ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
