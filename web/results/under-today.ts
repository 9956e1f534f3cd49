import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { besideOf } from '#shared/quiz/quiz-record.ts';
import { headlineOf } from '#shared/reading/headline.ts';
import { composeResult } from '#shared/result.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import { ownAnswersQuery, queryClient } from '../api/queries.ts';
import { earlierAnswers } from '../my-answers/earlier-answers.ts';

/** Such as '2.1': a change of the third number changes no figure that users would compare. */
export const todaysMethod = engineVersion.split('.').slice(0, 2).join('.');

/**
 * The figure that today's engine gives for the answers of an earlier submission, as far as their meaning has not changed; null if it
 * gives none, or the answers cannot be loaded. `all`: the user's submissions of both quizzes, because a result builds on the earlier
 * answers to the other quiz.
 */
export const figureUnderToday = async (row: SubmissionRow, all: readonly SubmissionRow[]): Promise<number | null> => {
  const { quizId, submittedAt, submissionId } = row;
  const built = quizRecordOf(quizId).other;
  const before = all
    .filter((each) => each.quizId === built?.quizId && each.submittedAt < submittedAt)
    .sort((one, other) => (one.submittedAt < other.submittedAt ? 1 : -1))[0];
  const [answers, others] = await Promise.all([
    answersOf(submissionId),
    before ? answersOf(before.submissionId) : undefined,
  ]);
  if (!answers || others === null || (built?.isNeeded && !others)) return null;
  const content = composeResult({
    quizId,
    answers,
    ...(built && others && besideOf(built, others, before && dayOf(before))),
    today: dayOf(row),
  });
  return headlineOf(content).figure ?? null;
};

const dayOf = ({ submittedAt }: SubmissionRow): string =>
  dayInZone(new Date(submittedAt), new Intl.DateTimeFormat().resolvedOptions().timeZone);

const answersOf = async (submissionId: string): Promise<Answers | null> => {
  const own = await queryClient.fetchQuery(ownAnswersQuery(submissionId));
  return own === 'unknown' ? null : earlierAnswers(own).answers;
};
