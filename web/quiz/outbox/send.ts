import { create } from 'zustand';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { neededBefore } from '#shared/derived-names.ts';
import { type CallResult, call, isUnauthenticated, type Problem } from '../../api/call.ts';
import type { Answer } from '../../api/read-answer.ts';
import { useSession } from '../../session/session.ts';
import { removeDraft } from '../draft/drafts.ts';
import { isCurrentDraft } from '../draft/save-draft.ts';
import {
  beingSent,
  callsSignal,
  isOf,
  isStillUnsent,
  readOutbox,
  removeFromOutbox,
  storeRefusal,
  storeUnsent,
  type UnsentSubmission,
  unsentOf,
} from './unsent.ts';

// Sends what is in the outbox.

type Attempt = { result: CallResult<Answer<'createSubmission'>>; refusal: Problem | null };

export const firstPauseMs = 5000;
const laterPausesMs = [15_000, 60_000];
const longestPauseMs = 300_000;

/** What has failed on this page and is tried again. Each entry has its own backoff, so one that always fails delays no other. */
const backoffs = new Map<string, { failures: number; nextTryAt: number }>();

const noteFailure = (sessionId: string): void => {
  const failures = (backoffs.get(sessionId)?.failures ?? 0) + 1;
  const pauseMs = [firstPauseMs, ...laterPausesMs][failures - 1] ?? longestPauseMs;
  backoffs.set(sessionId, { failures, nextTryAt: Date.now() + pauseMs });
};

/** Makes one call. If the API takes the submission, it leaves the outbox, and so does a draft that a reload has left of it. */
async function attempt(request: RepeatableRequest): Promise<Attempt> {
  const result = await call('createSubmission', request, callsSignal());
  if (result.ok) {
    noteTaken(request.sessionId, result.data.submissionId);
    // In this order: what is neither in the outbox nor a draft has been sent, for another tab with the same run.
    await removeDraftsOf(request);
    await removeFromOutbox(request.sessionId);
  }
  const refusal = finalRefusal(result);
  // 'Longevity first' is not final while the person's first quiz is still in the outbox: it will be sent before this one.
  const isTooEarly = refusal?.code === 'longevity-first' && (await unsentFirstQuizOf(request)) !== undefined;
  const isFinal = result.ok || (refusal !== null && !isTooEarly);
  if (isFinal) backoffs.delete(request.sessionId);
  else noteFailure(request.sessionId);
  return { result, refusal: isTooEarly ? null : refusal };
}

/** The quiz that the person has handed in is no longer an unfinished one. */
async function removeDraftsOf({ quizId, sessionId, basedOn }: RepeatableRequest): Promise<void> {
  await removeDraft(quizId, sessionId);
  if (basedOn) await removeDraft(`retake ${quizId}`, sessionId);
}

/** The first quiz of the same user that still waits in the outbox; none if the request is a first quiz itself. */
const unsentFirstQuizOf = async ({ userId, quizId }: RepeatableRequest): Promise<string | undefined> => {
  const needed = neededBefore(quizId);
  if (!needed) return undefined;
  const isFirstQuiz = (unsent: UnsentSubmission) =>
    isOf(userId)(unsent) && unsent.request.quizId === needed && unsent.refusal === null;
  return Object.values(await readOutbox()).find(isFirstQuiz)?.request.sessionId;
};

/** So often the first quiz may fail before the heart quiz is tried without it: the API may have an earlier first quiz. */
const failuresToWaitFor = 4;

/** The only order that counts: a heart result builds on the first quiz, so it waits for one that is about to arrive. */
const waitsForFirstQuiz = async (request: RepeatableRequest): Promise<boolean> => {
  const firstQuiz = await unsentFirstQuizOf(request);
  return firstQuiz !== undefined && (backoffs.get(firstQuiz)?.failures ?? 0) < failuresToWaitFor;
};

const finalCodes: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'answer-not-acceptable',
  'longevity-first',
  'malformed',
  'session-used',
  'too-few-answers',
  'too-large',
]);

/**
 * The refusal if the API refused the answers themselves, so that the same request will never be taken. 'not-allowed' is not
 * one of these: another person has logged in at that moment, and the answers wait for their owner.
 */
const finalRefusal = (result: CallResult<unknown>): Problem | null =>
  !result.ok && result.reason === 'refused' && result.body && finalCodes.has(result.body.code) ? result.body : null;

/** `willRetry`: the outbox will try again. `isSentElsewhere`: another tab with the same run has sent it in the meantime. */
export type Sent = Attempt & { willRetry: boolean; isSentElsewhere: boolean };

/**
 * Stores the request, then sends it once; a heart quiz after a first quiz that still waits. It stays in the outbox unless the
 * API takes it. If the API will never take it, the refusal is stored beside it.
 */
export async function send(request: RepeatableRequest): Promise<Sent> {
  const { sessionId } = request;
  beingSent.add(sessionId);
  try {
    return await sendOnce(request);
  } finally {
    beingSent.delete(sessionId);
  }
}

async function sendOnce(request: RepeatableRequest): Promise<Sent> {
  const { sessionId } = request;
  const isStored = await storeUnsent(request);
  if ((await unsentFirstQuizOf(request)) !== undefined) await sendAgain();
  const { result, refusal } = await attempt(request);
  if (refusal) await storeRefusal(sessionId, refusal);
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

/** Tries all of this user's waiting submissions now, and begins with short pauses again. */
export function sendAgain(): Promise<number | null> {
  backoffs.clear();
  return sendDue();
}

/**
 * Tries this user's waiting submissions whose pause is over, oldest first. A refusal is stored beside its request, because the
 * user has left that quiz. Resolves with the time of the next try in ms, or null if none is left to try.
 */
export async function sendDue(): Promise<number | null> {
  const userId = useSession.getState().user?.id;
  if (!userId) return null;
  for (const { request } of await waitingOf(userId)) {
    if (!(await isDue(request))) continue;
    beingSent.add(request.sessionId);
    try {
      const { refusal } = await attempt(request);
      if (refusal) await storeRefusal(request.sessionId, refusal);
    } finally {
      beingSent.delete(request.sessionId);
    }
  }
  const waiting = (await waitingOf(userId)).map(({ request }) => nextTryAt(request));
  return waiting.length > 0 ? Math.min(...waiting) : null;
}

const waitingOf = async (userId: string) => (await unsentOf(userId)).filter(({ refusal }) => !refusal);

/** One that has not failed yet on this page waits for another: it is looked at again as soon as that may be. */
const nextTryAt = ({ sessionId }: RepeatableRequest): number =>
  backoffs.get(sessionId)?.nextTryAt ?? Date.now() + firstPauseMs;

const isSignedIn = ({ userId }: RepeatableRequest): boolean => useSession.getState().user?.id === userId;

/**
 * True if it is time for this request, it is still in the outbox and its owner is still signed in: the tries before it may have
 * taken half a minute.
 */
const isDue = async (request: RepeatableRequest): Promise<boolean> =>
  (backoffs.get(request.sessionId)?.nextTryAt ?? 0) <= Date.now() &&
  request.sessionId in (await readOutbox()) &&
  isSignedIn(request) &&
  !beingSent.has(request.sessionId) &&
  !(await waitsForFirstQuiz(request));

const useTaken = create<Readonly<Record<string, string>>>()(() => ({}));

/** Called when the API has taken what a quiz run has sent. Ids only, and only as long as the page is open. */
function noteTaken(runId: string, submissionId: string): void {
  useTaken.setState({ [runId]: submissionId });
}

/** The submission that came of a quiz run on this page; undefined until the API has taken it. */
export const useSubmissionOf = (runId: string): string | undefined => useTaken((taken) => taken[runId]);
