import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { besideOf } from '#shared/quizzes/quiz-record.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { composeResult } from '#shared/result.ts';
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { type OwnAnswers, ownAnswersQuery, queryClient } from '../api/queries.ts';

/** Such as '2.1': a change of the third number changes no figure that users would compare. */
export const todaysMethod = engineVersion.split('.').slice(0, 2).join('.');

/**
 * The figure that today's engine gives for the answers of an earlier submission, as far as their meaning has not
 * changed; null if it gives none, or the answers cannot be loaded. `all`: the user's submissions of both quizzes,
 * because a result builds on the earlier answers to the other quiz.
 */
export const figureUnderToday = async (row: SubmissionRow, all: readonly SubmissionRow[]): Promise<number | null> => {
  const { quizId, submittedAt, submissionId } = row;
  const built = quizRecordOf(quizId).other;
  const before = all
    .filter((each) => each.quizId === built?.quizId && each.submittedAt < submittedAt)
    .sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))[0];
  const [own, other] = await Promise.all([ownOf(submissionId), before ? ownOf(before.submissionId) : undefined]);
  if (!own || other === null || (built?.isNeeded && !other)) return null;
  const content = composeResult({
    quizId,
    answers: earlierAnswers(own).answers,
    ...(built && other && besideOf(built, earlierAnswers(other).answers, other.day)),
    today: own.day,
  });
  return headlineOf(content).figure ?? null;
};

const ownOf = async (submissionId: string): Promise<OwnAnswers | null> => {
  const own = await queryClient.fetchQuery(ownAnswersQuery(submissionId));
  return own === 'unknown' ? null : own;
};
