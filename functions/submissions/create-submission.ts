import { type Taken, tooMany } from '#functions/edge/limit.ts';
import type { Measure } from '#functions/edge/log.ts';
import { type Log, nameOfError } from '#functions/edge/log.ts';
import { type Handler, type Refusal, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import { asSessionId, type SessionId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import { dailyLimits } from '#shared/contract/limits.ts';
import type { ResultJob } from '#shared/contract/messages.ts';
import type { CreateSubmissionRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { createSubmissionSchemas } from '#shared/contract/schemas/create-submission-schemas.ts';
import { neededBefore, type QuizId, quizIdFrom, quizRecordOf } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { normalName, refuseName } from '#shared/quiz/answer.ts';
import { sessionKeyOf } from '#shared/quiz/quiz-record.ts';
import { dayInZone, isTimeZone } from '#shared/scoring/day-in-zone.ts';
import { answersHash, readAnswers, uncheckedAnswers } from './check-answers.ts';
import {
  type AcceptedSubmission,
  newestFirst,
  type SaveEnding,
  type SubmissionKey,
  type SubmissionList,
  type SubmissionSummary,
} from './submission.ts';

type Deps = {
  /** Of many concurrent callers, one gets true. */
  claimWaiting: (key: SubmissionKey, waitingSince: string, now: Date) => Promise<boolean>;
  enqueue: (job: ResultJob) => Promise<void>;
  now: () => Date;
  log: Log;
  measure: Measure;
  /** One conditional write: stores the whole submission, or answers with the existing one. */
  save: (submission: AcceptedSubmission) => Promise<SaveEnding>;
  /** This user's submissions only, strongly consistent. */
  listAll: (userId: UserId) => Promise<SubmissionList>;
  newId: (now: Date) => SubmissionId;
  /** Counts each session id once in a UTC day. */
  takeDaily: (key: SubmissionKey, max: number, now: Date) => Promise<Taken>;
  isProbe: (email: string) => boolean;
};

/**
 * Enqueues again a submission whose result is overdue: its message may never have been sent. This brings a waiting user's
 * result sooner. It never fails the call, because the sweep enqueues the submission anyway.
 */
const enqueueAgain = async (
  { claimWaiting, enqueue, now, log, measure }: Deps,
  submission: SubmissionSummary,
  afterSeconds: number,
): Promise<void> => {
  const { userId, sessionId, submissionId, waitingSince, state } = submission;
  const dueAt = now().getTime() - afterSeconds * 1000;
  if (state !== 'received' || !waitingSince || Date.parse(waitingSince) > dueAt) return;
  try {
    if (!(await claimWaiting(submission, waitingSince, now()))) return;
    await enqueue({ userId, sessionId, submissionId });
    measure('Requeued');
    log.info('waiting job enqueued again', { submissionId });
  } catch (error) {
    log.warn('waiting job not checked', { submissionId, failure: nameOfError(error) });
  }
};

/** More than any user takes. Each submission costs a result and a mail. */
const maxPerDay = dailyLimits.submissions;

/** After this long, the first message should have been handled. A duplicate message does no harm. */
const retryAfterSeconds = 10;

/**
 * Accepts one user's answers. Safe to repeat: a retry with the same session id finds its own submission. After a 201 the
 * submission is stored, and its result will come even if the queue does not accept the job now.
 */
export const createSubmission =
  (deps: Deps): Handler<'createSubmission'> =>
  async ({ body, caller }) => {
    if (body.userId !== caller.userId)
      return refuse('not-allowed', 'You can only send your own answers. Please log in again.');
    const list = await deps.listAll(caller.userId);
    const existing = findExisting(list, body.sessionId);
    // Before any validation: a stored submission is accepted, even if the rules have changed since.
    if (existing) return answerRetry(deps, existing, answersHash(body.quizId, uncheckedAnswers(body.submittedAnswers)));
    const needed = neededBefore(body.quizId);
    // Checked before the answers, so that nobody corrects answers only to learn that this quiz is not open yet.
    if (needed && !newestOf(list, needed)) return refuse('longevity-first', `${product.name} first`);
    const now = deps.now();
    const checked = await checkRequest(body, now);
    if ('refusal' in checked) return checked;
    const notOwn = refuseBase(list, body);
    if (notOwn) return notOwn;
    const submissionId = deps.newId(now);
    // Without a session id, each call is a new submission: a retry cannot be recognised.
    const { sessionId = asSessionId(submissionId) } = body;
    const { other: beside } = quizRecordOf(body.quizId);
    const otherQuiz = quizIdFrom(beside?.quizId);
    const other = otherQuiz ? newestOf(list, otherQuiz) : undefined;
    const checkedSigns = signsCheckedSince(list, body.quizId, other);
    const taken = await deps.takeDaily({ userId: caller.userId, sessionId }, maxPerDay, now);
    if (!taken.allowed) return tooMany(enoughForToday, taken.retryAfterSeconds);
    const submission: AcceptedSubmission = {
      ...checked,
      userId: caller.userId,
      email: caller.email,
      ...(deps.isProbe(caller.email) && { isProbe: true }),
      sessionId,
      submissionId,
      submittedAt: now.toISOString(),
      ...(body.basedOn !== undefined && { basedOn: body.basedOn, ...(body.corrects && { corrects: body.basedOn }) }),
      ...(beside && other && { [sessionKeyOf(beside)]: other.sessionId }),
      ...(checkedSigns.length > 0 && { checkedSigns }),
    };
    return accept(deps, submission);
  };

const enoughForToday = `You’ve sent ${maxPerDay} quizzes today, which is the most we can take in a day. Your answers are saved.`;

/** The part of a submission that depends on the body alone. */
const checkRequest = async (body: CreateSubmissionRequest, now: Date) => {
  const { quizId, timeZone } = body;
  const read = await readAnswers(body, dayInZone(now, timeZone));
  if ('refusal' in read) return read;
  const { typed, unconfirmed, ...answered } = read;
  const firstName = normalName(body.contact.firstName);
  return {
    quizId,
    ...answered,
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(unconfirmed.length > 0 && { unconfirmed }),
    answersHash: answersHash(quizId, read.answers),
    // The name comes with the answers and not from the account. A name that registration would refuse is left out, because it
    // would appear in a mail; the answers count.
    firstName: refuseName(firstName) ? '' : firstName,
    // An unknown time zone is no reason for a refusal: UTC is used instead.
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  };
};

/**
 * This user's newest submission of the other quiz. Its session id is stored with the new submission, so that a repeated job or
 * a later retake of the other quiz does not change this result.
 */
const newestOf = ({ readable, unreadable }: SubmissionList, quizId: QuizId): SubmissionSummary | undefined => {
  const newest = newestFirst(readable.filter((submission) => submission.quizId === quizId))[0];
  const mayBeNewer = unreadable.some(
    (other) =>
      (other.quizId === quizId || quizIdFrom(other.quizId) === null) &&
      (other.submissionId === undefined || newest === undefined || other.submissionId > newest.submissionId),
  );
  if (mayBeNewer) throw new SubmissionUnreadable(quizId);
  return newest;
};

/** The user's reports under results of this quiz since the other submission: newer answers make their red flags due again. */
const signsCheckedSince = (
  { readable }: SubmissionList,
  quizId: QuizId,
  other: SubmissionSummary | undefined,
): AcceptedSubmission['checkedSigns'] & object => {
  if (!other) return [];
  const said = newestFirst(readable).flatMap(({ quizId: of, checked }) =>
    of === quizId && checked
      ? (checked.signs ?? [])
          .filter(({ at = checked.at }) => at > other.submittedAt)
          .map(({ code, on }) => ({ code, on }))
      : [],
  );
  return said.filter(({ code }, at) => said.findIndex((one) => one.code === code) === at);
};

/** The adapter has logged its ids for the operator. Ends as 500: without it, the user would be shown something untrue. */
class SubmissionUnreadable extends Error {
  override name = 'SubmissionUnreadable';
  constructor(which: string) {
    super(`A stored submission is needed and cannot be read: ${which}.`);
  }
}

const findExisting = (
  { readable, unreadable }: SubmissionList,
  sessionId: SessionId | undefined,
): SubmissionSummary | undefined => {
  if (sessionId === undefined) return undefined;
  if (unreadable.some((other) => other.sessionId === sessionId)) throw new SubmissionUnreadable('of this session');
  return readable.find((submission) => submission.sessionId === sessionId);
};

/** The answers that this submission started from must be the user's own, of the same quiz. */
const refuseBase = (
  { readable, unreadable }: SubmissionList,
  { basedOn, quizId }: CreateSubmissionRequest,
): { refusal: Refusal } | null => {
  if (basedOn === undefined) return null;
  if (unreadable.some(({ submissionId }) => submissionId === basedOn)) throw new SubmissionUnreadable('started from');
  const base = readable.find(({ submissionId }) => submissionId === basedOn);
  if (base?.quizId === quizId) return null;
  return base
    ? refuse('malformed', 'Those earlier answers are from the other quiz. Start again from the right ones.')
    : refuse('not-found', 'Those earlier answers are no longer there. Start the quiz again.');
};

const accept = async (deps: Deps, submission: AcceptedSubmission) => {
  const ending = await deps.save(submission);
  // The token was valid when the call arrived. Since then the user has requested an erasure on another device.
  if (ending === 'erased') return refuse('unauthenticated', 'Please log in again.');
  // The SDK retries a write after a lost response. The first write then fails the retry: same submission id.
  if (ending.saved || ending.existing.submissionId === submission.submissionId) {
    if (!submission.isProbe) deps.measure('Accepted');
    await enqueue(deps, submission);
    return created(submission);
  }
  return answerRetry(deps, ending.existing, submission.answersHash);
};

/** With the same answers, its first response may have been lost. With different ones it is not a retry. */
const answerRetry = async (deps: Deps, existing: SubmissionSummary, hash: string) => {
  if (existing.answersHash !== hash)
    return refuse(
      'session-used',
      'You’ve already sent different answers from this quiz. Start it again to send new ones.',
    );
  await enqueueAgain(deps, existing, retryAfterSeconds);
  return created(existing);
};

/** May fail: the submission is stored, and the index of waiting work already contains it. */
const enqueue = async (deps: Deps, { userId, sessionId, submissionId }: AcceptedSubmission) => {
  try {
    await deps.enqueue({ userId, sessionId, submissionId });
  } catch (error) {
    deps.measure('NotEnqueued');
    deps.log.error('job not enqueued', { submissionId, failure: nameOfError(error) });
  }
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
