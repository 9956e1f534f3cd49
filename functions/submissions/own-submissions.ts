import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { answersInWords } from '#shared/answers-in-words.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { submissionsPerPage } from '#shared/contract/limits.ts';
import type { Result } from '#shared/contract/result.ts';
import type { SubmissionRow } from '#shared/contract/schemas/submission-schemas.ts';
import { getSubmissionSchemas, listSubmissionsSchemas } from '#shared/contract/schemas/submission-schemas.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { quizInWords, wordsOfZone } from '#shared/places/option-words.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { dayInZone } from '#shared/scoring/day-in-zone.ts';
import * as words from '#words/refused.ts';
import type { Submission, SubmissionKey, SubmissionSummary } from './submission.ts';
import { correctionOf, newestFirst, withoutMistakes } from './submission-list.ts';

type Deps = {
  list: (userId: UserId) => Promise<SubmissionSummary[]>;
  find: (key: SubmissionKey) => Promise<Submission | null>;
  findResult: (userId: UserId, submissionId: SubmissionId) => Promise<Result | 'unreadable' | null>;
};

/**
 * The user's own answers in the words of the quiz version that asked them, for the place where it did. The same
 * 'not found' for a submission that is unknown or another user's: the query contains the caller's id.
 */
export const getSubmission =
  ({ list, find, findResult }: Deps): Handler<'getSubmission', { units: UnitPreference | null }> =>
  async ({ query: { submissionId }, caller: { userId, account } }) => {
    const all = await list(userId);
    const listed = all.find((each) => each.submissionId === submissionId);
    if (!listed) return notFound;
    const correctedBy = correctionOf(all, submissionId);
    const [submission, result] = await Promise.all([find(listed), findResult(userId, submissionId)]);
    if (!submission) return notFound;
    const { quizId, quizVersion, submittedAt, timeZone, basedOn, typed } = submission;
    const { answers, skipped } = answersInWords(quizInWords(await loadQuiz(quizId), wordsOfZone(timeZone)), {
      answers: submission.answers,
      typed,
      units: account.units,
    });
    return {
      answer: {
        submissionId,
        quizId,
        quizVersion,
        ...(result && result !== 'unreadable' && { engineVersion: result.content.engine.version }),
        submittedAt,
        day: dayInZone(new Date(submittedAt), timeZone),
        ...(timeZone !== undefined && { timeZone }),
        ...(basedOn !== undefined && { basedOn }),
        ...(correctedBy !== undefined && { correctedBy }),
        answers: [...answers],
        skipped: [...skipped],
      },
    };
  };

const notFound = refuse('not-found', words.answersNotHere);

export const getSubmissionRoute = {
  name: 'getSubmission',
  runsIn: 'ownResults',
  method: 'GET',
  path: '/api/submissions/get',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'The answers of a submission, as they were asked and given',
  refusals: ['not-found'],
  schemas: getSubmissionSchemas,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot see the answers that they gave.',
  handle: getSubmission,
} as const satisfies RouteDeclaration<'getSubmission'>;

type ListDeps = { list: (userId: UserId) => Promise<SubmissionSummary[]> };

/**
 * One page, newest first. The table is sorted by run ids, so each page reads all of a user's submissions; a user can add at
 * most twenty a day. What a user has corrected as a mistake is left out.
 */
export const listSubmissions =
  ({ list }: ListDeps): Handler<'listSubmissions'> =>
  async ({ caller, query: { before } }) => {
    const all = newestFirst(withoutMistakes(await list(caller.userId)));
    const older = before === undefined ? all : all.filter(({ submissionId }) => submissionId < before);
    return { answer: older.slice(0, submissionsPerPage).map(toRow) };
  };

/** `ready` as soon as the result can be read. Mail and webhook come later. */
const toRow = ({
  submissionId,
  quizId,
  submittedAt,
  state,
  headline,
  checked,
  plan,
}: SubmissionSummary): SubmissionRow => ({
  _id: submissionId,
  submissionId,
  quizId,
  submittedAt,
  status: state === 'received' ? 'processing' : 'ready',
  ...(headline && { headline }),
  ...(checked && { checked }),
  ...(plan && plan.changes.length > 0 && { plan }),
});

export const listSubmissionsRoute = {
  name: 'listSubmissions',
  runsIn: 'ownResults',
  method: 'GET',
  path: '/api/submissions/me',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'Their submissions, newest first',
  description:
    `The newest ${submissionsPerPage}; \`before\` asks for older ones. Whether a quiz was ever handed in, and when last, stands in ` +
    'the profile, which counts all.',
  schemas: listSubmissionsSchemas,
  // The page of each waiting user polls every five seconds.
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People see no dashboard.',
  handle: listSubmissions,
} as const satisfies RouteDeclaration<'listSubmissions'>;
