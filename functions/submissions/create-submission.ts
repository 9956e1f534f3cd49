import { type Taken, tooMany } from '#functions/edge/limit.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { asRunId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import { createSubmissionSchemas } from '#shared/contract/schemas/create-submission-schemas.ts';
import { neededBefore, type QuizId, quizIdFrom, quizRecordOf } from '#shared/derived-names.ts';
import { runKeyOf } from '#shared/quizzes/quiz-record.ts';
import { firstQuizFirst } from '#words/home.ts';
import * as words from '#words/refused.ts';
import * as wordsWith from '#words/refused-with.ts';
import { answersHash, checkRequest, uncheckedAnswers } from './check-answers.ts';
import { type EnqueueAgainDeps, enqueueAgain, enqueueResult } from './enqueue-result.ts';
import type { AcceptedSubmission, SaveEnding, SubmissionKey, SubmissionSummary } from './submission.ts';
import { findRun, newestOf, refuseBase, type SubmissionList, signsCheckedSince } from './submission-list.ts';

type Deps = EnqueueAgainDeps & {
  /** One conditional write: stores the whole submission, or answers with the existing one. */
  save: (submission: AcceptedSubmission) => Promise<SaveEnding>;
  /** This user's submissions only, strongly consistent. */
  listAll: (userId: UserId) => Promise<SubmissionList>;
  newId: (now: Date) => SubmissionId;
  /** Counts each quiz run once in a UTC day. */
  takeDaily: (key: SubmissionKey, max: number, now: Date) => Promise<Taken>;
  isProbe: (email: string) => boolean;
};

/** More than any user takes. Each submission costs a result and a mail. */
const maxPerDay = dailyLimits.submissions;

/**
 * Accepts one user's answers. Safe to repeat: a retry of the same quiz run finds its own submission. After a 201 the
 * submission is stored, and its result will come even if the queue does not accept the job now.
 */
export const createSubmission =
  (deps: Deps): Handler<'createSubmission'> =>
  async ({ body, caller: { userId, email } }) => {
    if (body.userId !== userId) return refuse('not-allowed', words.notOwnAnswers);
    const list = await deps.listAll(userId);
    const existing = findRun(list, body.sessionId);
    // Before any validation: a stored submission is accepted, even if the rules have changed since.
    if (existing) return answerRetry(deps, existing, answersHash(body.quizId, uncheckedAnswers(body.submittedAnswers)));
    const needed = neededBefore(body.quizId);
    // Checked before the answers, so that nobody corrects answers only to learn that this quiz is not open yet.
    if (needed && !newestOf(list, needed)) return refuse('longevity-first', firstQuizFirst);
    const now = deps.now();
    const checked = await checkRequest(body, now);
    if ('refusal' in checked) return checked;
    const notOwn = refuseBase(list, body);
    if (notOwn) return notOwn;
    const fromOther = fromOtherQuiz(list, body.quizId);
    const submissionId = deps.newId(now);
    // Without an id of its run, each call is a new submission: a retry cannot be recognised.
    const { sessionId: runId = asRunId(submissionId), basedOn, corrects } = body;
    const taken = await deps.takeDaily({ userId, runId }, maxPerDay, now);
    if (!taken.allowed) return tooMany(wordsWith.enoughForToday(maxPerDay), taken.retryAfterSeconds);
    return accept(deps, {
      ...checked,
      userId,
      email,
      ...(deps.isProbe(email) && { isProbe: true }),
      runId,
      submissionId,
      submittedAt: now.toISOString(),
      ...(basedOn !== undefined && { basedOn, ...(corrects && { corrects: basedOn }) }),
      ...fromOther,
    });
  };

/**
 * What the result takes from the user's newest submission of the other quiz. Its run id is stored with the new submission,
 * so that a repeated job or a later retake of the other quiz does not change this result.
 */
const fromOtherQuiz = (list: SubmissionList, quizId: QuizId) => {
  const { other: beside } = quizRecordOf(quizId);
  const otherQuiz = quizIdFrom(beside?.quizId);
  const other = otherQuiz ? newestOf(list, otherQuiz) : undefined;
  const checkedSigns = signsCheckedSince(list, quizId, other);
  return {
    ...(beside && other && { [runKeyOf(beside)]: other.runId }),
    ...(checkedSigns.length > 0 && { checkedSigns }),
  };
};

const accept = async (deps: Deps, submission: AcceptedSubmission) => {
  const ending = await deps.save(submission);
  // The token was valid when the call arrived. Since then the user has requested an erasure on another device.
  if (ending === 'erased') return refuse('unauthenticated', words.pleaseLogIn);
  // The SDK retries a write after a lost response. The first write then fails the retry: same submission id.
  if (ending.saved || ending.existing.submissionId === submission.submissionId) {
    if (!submission.isProbe) deps.measure('Accepted');
    await enqueueResult(deps, submission);
    return created(submission);
  }
  return answerRetry(deps, ending.existing, submission.answersHash);
};

/** With the same answers, its first response may have been lost. With different ones it is not a retry. */
const answerRetry = async (deps: Deps, existing: SubmissionSummary, hash: string) => {
  if (existing.answersHash !== hash) return refuse('session-used', words.sentBefore);
  await enqueueAgain(deps, existing);
  return created(existing);
};

const created = ({ submissionId }: { submissionId: SubmissionId }) => ({ answer: { submissionId, _id: submissionId } });

export const createSubmissionRoute = {
  name: 'createSubmission',
  method: 'POST',
  path: '/api/submissions/create',
  auth: 'signed-in',
  tag: 'Submissions',
  summary: 'Hand in the answers of a quiz; safe to repeat with the same session id',
  description:
    `An account hands in ${dailyLimits.submissions} quizzes a day (UTC) at most, and gets ${dailyLimits.resultMails} mails ` +
    'with results a day. Results are mailed once the address is confirmed. ' +
    'A body without `sessionId` gets one from the server: such a client has no safe retry, because a repeated call is ' +
    'another submission. Unlikely answers need no `confirmed`; their result then asks to check what was typed.',
  refusals: ['answer-not-acceptable', 'not-allowed', 'longevity-first', 'not-found', 'too-few-answers', 'session-used'],
  schemas: createSubmissionSchemas,
  throttle: { rate: 100, burst: 200 },
  addressLimit: 300,
  whoIsAffected: 'People cannot send a quiz; their answers wait in their browser and are sent again.',
  handle: createSubmission,
} as const satisfies RouteDeclaration<'createSubmission'>;
