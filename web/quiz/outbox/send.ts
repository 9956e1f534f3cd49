import { create } from 'zustand';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { RunId, SubmissionId, UserId } from '#shared/contract/ids.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { liveVersion, neededBefore, type QuizId } from '#shared/derived-names.ts';
import type { Answers, Question } from '#shared/quiz/question.ts';
import type { TypedAnswers } from '#shared/quiz/units/measured.ts';
import { languageCode } from '#words/language.ts';
import { type CallResult, call, isUnauthenticated } from '../../api/call.ts';
import type { Answer } from '../../api/read-answer.ts';
import type { Problem } from '../../api/refused.ts';
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

type Finished = {
  quizId: QuizId;
  /** In the order of the submission. Questions without an answer are left out. */
  questions: readonly Question[];
  answers: Answers;
  typed: TypedAnswers;
  /** The questions whose unlikely answers the user has confirmed. */
  confirmed: readonly string[];
  /** The submission that these answers are based on. */
  basedOn: SubmissionId | undefined;
  /** True if that submission was a mistake that this one replaces. */
  corrects?: boolean | undefined;
  /** The idempotency key, so that a retry is the same submission. The API calls it `sessionId`. */
  runId: RunId;
  user: { id: UserId; email: string; firstName: string; lastName: string };
};

export function requestOf({
  quizId,
  questions,
  confirmed,
  basedOn,
  corrects,
  runId,
  user,
  ...given
}: Finished): RepeatableRequest {
  const { id: userId, email, firstName, lastName } = user;
  return {
    userId,
    quizId,
    quizVersion: liveVersion,
    submittedAnswers: questions.flatMap(({ id, text }) => {
      const value = given.answers[id];
      const typed = given.typed[id];
      return value === undefined ? [] : [{ questionId: id, questionText: text, value, ...(typed && { typed }) }];
    }),
    ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
    contact: { email, firstName, lastName },
    sessionId: runId,
    ...(basedOn !== undefined && { basedOn }),
    ...(corrects && { corrects }),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: languageCode,
  };
}

type Attempt = { result: CallResult<Answer<'createSubmission'>>; refusal: Problem | null };

export const firstPauseMs = 5000;
const laterPausesMs = [15_000, 60_000];
const longestPauseMs = 300_000;

/**
 * The failures on this page. Each entry has its own backoff, so that one that always fails does not delay the others.
 */
const backoffs = new Map<string, { failures: number; nextTryAt: number }>();

const noteFailure = (sessionId: string): void => {
  const failures = (backoffs.get(sessionId)?.failures ?? 0) + 1;
  const pauseMs = [firstPauseMs, ...laterPausesMs][failures - 1] ?? longestPauseMs;
  backoffs.set(sessionId, { failures, nextTryAt: Date.now() + pauseMs });
};

/**
 * Makes one call. If the API accepts the submission, removes it from the outbox, and any draft of it that a reload has
 * left. A final refusal is stored with its request.
 */
async function attempt(request: RepeatableRequest): Promise<Attempt> {
  const result = await call('createSubmission', request, callsSignal());
  if (result.ok) {
    useAccepted.setState({ [request.sessionId]: result.data.submissionId });
    // Remove the draft first: another tab with the same run takes the absence of both to mean that it was sent.
    await removeDraftsOf(request);
    await removeFromOutbox(request.sessionId);
  }
  const final = finalRefusal(result);
  // 'longevity-first' is not final while the user's first quiz is still in the outbox, because that one is sent first.
  const isTooEarly = final?.code === 'longevity-first' && (await unsentFirstQuizOf(request)) !== undefined;
  const refusal = isTooEarly ? null : final;
  if (result.ok || refusal) backoffs.delete(request.sessionId);
  else noteFailure(request.sessionId);
  if (refusal) await storeRefusal(request.sessionId, refusal);
  return { result, refusal };
}

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

/**
 * After this many failures of the first quiz, the heart quiz is tried without it: the API may have an earlier first
 * quiz.
 */
const failuresToWaitFor = 4;

/**
 * The only order that matters: a heart result builds on the first quiz, so it waits for a first quiz that is about to
 * arrive.
 */
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
 * The refusal, if the API refused the answers themselves, so that it will never accept the same request. 'not-allowed'
 * is not such a refusal: another user has just logged in, and the answers wait for their owner.
 */
const finalRefusal = (result: CallResult<unknown>): Problem | null =>
  !result.ok && result.reason === 'refused' && result.body && finalCodes.has(result.body.code) ? result.body : null;

/** `willRetry`: the outbox will retry. `isSentElsewhere`: another tab with the same run has sent it in the meantime. */
export type Sent = Attempt & { willRetry: boolean; isSentElsewhere: boolean };

/** Runs `work` and meanwhile keeps other attempts from sending this submission. */
async function whileBeingSent<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
  beingSent.add(sessionId);
  try {
    return await work();
  } finally {
    beingSent.delete(sessionId);
  }
}

/**
 * Stores the request, then sends it once; a heart quiz after an unsent first quiz. The request stays stored unless the
 * API accepts it.
 */
export const send = (request: RepeatableRequest): Promise<Sent> =>
  whileBeingSent(request.sessionId, () => sendOnce(request));

async function sendOnce(request: RepeatableRequest): Promise<Sent> {
  const { sessionId } = request;
  const isStored = await storeUnsent(request);
  if ((await unsentFirstQuizOf(request)) !== undefined) await sendAgain();
  const { result, refusal } = await attempt(request);
  const isWaiting = isStored && (await isStillUnsent(sessionId));
  const isGone = isStored && !result.ok && !isWaiting;
  const willRetry = !refusal && isWaiting;
  // Remove the draft before the user reads that the answers are unsent: they may leave at once, and an unloading page
  // may not finish. Keep it if they have to log in first, because they stay in the quiz.
  if (willRetry && !isUnauthenticated(result)) await removeDraftsOf(request);
  return {
    result,
    refusal,
    willRetry,
    isSentElsewhere: isGone && isSignedIn(request) && !(await isCurrentDraft(request.quizId, sessionId)),
  };
}

/** Tries all of this user's waiting submissions now, and resets the backoffs. */
export function sendAgain(): Promise<number | null> {
  backoffs.clear();
  return sendDue();
}

/**
 * Tries this user's waiting submissions that are due, oldest first. Resolves with the time of the next try in ms, or
 * null if there is none.
 */
export async function sendDue(): Promise<number | null> {
  const userId = useSession.getState().user?.id;
  if (!userId) return null;
  for (const { request } of await waitingOf(userId)) {
    if (await isDue(request)) await whileBeingSent(request.sessionId, () => attempt(request));
  }
  const waiting = (await waitingOf(userId)).map(({ request }) => nextTryAt(request));
  return waiting.length > 0 ? Math.min(...waiting) : null;
}

const waitingOf = async (userId: string) => (await unsentOf(userId)).filter(({ refusal }) => !refusal);

/**
 * A submission that has not failed yet on this page waits for its first quiz, so it is checked again after the shortest
 * pause.
 */
const nextTryAt = ({ sessionId }: RepeatableRequest): number =>
  backoffs.get(sessionId)?.nextTryAt ?? Date.now() + firstPauseMs;

const isSignedIn = ({ userId }: RepeatableRequest): boolean => useSession.getState().user?.id === userId;

/**
 * True if this request is due, still in the outbox, and its owner still signed in. Earlier tries may have taken half a
 * minute.
 */
const isDue = async (request: RepeatableRequest): Promise<boolean> =>
  (backoffs.get(request.sessionId)?.nextTryAt ?? 0) <= Date.now() &&
  request.sessionId in (await readOutbox()) &&
  isSignedIn(request) &&
  !beingSent.has(request.sessionId) &&
  !(await waitsForFirstQuiz(request));

/** The submission id of each accepted quiz run, in memory only. */
const useAccepted = create<Readonly<Record<string, string>>>()(() => ({}));

/** The submission id of a quiz run on this page; undefined until the API has accepted it. */
export const useSubmissionOf = (runId: string): string | undefined => useAccepted((accepted) => accepted[runId]);
