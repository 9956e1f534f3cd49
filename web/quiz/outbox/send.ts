import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { call } from '../../api/call.ts';
import { type CallResult, isUnauthenticated } from '../../api/calls.ts';
import type { Answer } from '../../api/read-answer.ts';
import type { Problem } from '../../api/read-problem.ts';
import { useSession } from '../../session/session.ts';
import { removeDraft } from '../draft/drafts.ts';
import { isCurrentDraft } from '../draft/save-draft.ts';
import { noteTaken } from './taken.ts';
import {
  beingSent,
  callsSignal,
  isOf,
  isStillUnsent,
  readOutbox,
  removeFromOutbox,
  storeRefusal,
  storeUnsent,
  unsentOf,
} from './unsent.ts';

// Sends what is in the outbox.

type Attempt = { result: CallResult<Answer<'createSubmission'>>; refusal: Problem | null };

/** Makes one call. If the API takes the submission, it leaves the outbox, and so does a draft that a reload has left of it. */
async function attempt(request: CreateSubmissionRequest): Promise<Attempt> {
  const result = await call('createSubmission', request, callsSignal());
  if (result.ok) {
    noteTaken(request.sessionId, result.data.submissionId);
    // In this order: what is neither in the outbox nor a draft has been sent, for another tab with the same run.
    await removeDraftsOf(request);
    await removeFromOutbox(request.sessionId);
  }
  const refusal = finalRefusal(result);
  // 'Longevity first' is not final while the person's first quiz is still in the outbox: it will be sent before this one.
  const isTooEarly = refusal?.code === 'longevity-first' && (await isFirstQuizDueOf(request.userId));
  return { result, refusal: isTooEarly ? null : refusal };
}

/** The quiz that the person has handed in is no longer an unfinished one. */
async function removeDraftsOf({ quizId, sessionId, basedOn }: CreateSubmissionRequest): Promise<void> {
  await removeDraft(quizId, sessionId);
  if (basedOn) await removeDraft(`retake ${quizId}`, sessionId);
}

const isFirstQuizDueOf = async (userId: string): Promise<boolean> =>
  Object.values(await readOutbox()).some(
    (unsent) => isOf(userId)(unsent) && unsent.request.quizId === productQuizId && unsent.refusal === null,
  );

/**
 * The refusal if the API refused the answers themselves, so that the same request will never be taken. 'not-allowed' is not
 * one of these: another person has logged in at that moment, and the answers wait for their owner.
 */
const finalRefusal = (result: CallResult<unknown>): Problem | null =>
  !result.ok && result.reason === 'refused' && result.body && finalCodes.has(result.body.code) ? result.body : null;
const finalCodes: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'answer-not-acceptable',
  'answers-to-confirm',
  'longevity-first',
  'malformed',
  'session-used',
  'too-few-answers',
  'too-large',
]);

/** `willRetry`: the outbox will try again. `isSentElsewhere`: another tab with the same run has sent it in the meantime. */
export type Sent = Attempt & { willRetry: boolean; isSentElsewhere: boolean };

/**
 * Stores the request, sends what waits from before, then sends this request once. It stays in the outbox unless the API takes
 * it. If the API will never take it, the refusal is stored beside it.
 */
export async function send(request: CreateSubmissionRequest): Promise<Sent> {
  const { sessionId } = request;
  beingSent.add(sessionId);
  const isStored = await storeUnsent(request);
  await sendAgain();
  const { result, refusal } = await attempt(request);
  if (refusal) await storeRefusal(sessionId, refusal);
  beingSent.delete(sessionId);
  const isWaiting = isStored && (await isStillUnsent(sessionId));
  const isGone = isStored && !result.ok && !isWaiting;
  const willRetry = !refusal && isWaiting;
  // Before the person reads that it waits: they may leave at once, and a page that is left may not end what it has begun.
  // Not where they have to log in first: they stay in the quiz, so its answers stay a draft.
  if (willRetry && !isUnauthenticated(result)) await removeDraftsOf(request);
  return {
    result,
    refusal,
    willRetry,
    isSentElsewhere: isGone && isSignedIn(request) && !(await isCurrentDraft(request.quizId, sessionId)),
  };
}

/**
 * Sends this person's waiting submissions once more, oldest first. It stops at the first one that cannot be sent now, because
 * a later one may depend on it. A refusal is stored beside its request, because the person has left that quiz.
 */
export async function sendAgain(): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (!userId) return;
  for (const { request } of (await unsentOf(userId)).filter(({ refusal }) => !refusal)) {
    if (!(await isStillDue(request))) continue;
    beingSent.add(request.sessionId);
    const { result, refusal } = await attempt(request);
    if (refusal) await storeRefusal(request.sessionId, refusal);
    beingSent.delete(request.sessionId);
    if (!result.ok && !refusal) return;
  }
}

/** True if the request is still in the outbox and its owner is still signed in: the tries before may have taken half a minute. */
const isStillDue = async (request: CreateSubmissionRequest): Promise<boolean> =>
  request.sessionId in (await readOutbox()) && isSignedIn(request) && !beingSent.has(request.sessionId);

const isSignedIn = ({ userId }: CreateSubmissionRequest): boolean => useSession.getState().user?.id === userId;
