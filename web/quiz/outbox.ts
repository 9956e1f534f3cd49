import { get, update } from 'idb-keyval';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { call } from '../api/call.ts';
import type { CallResult } from '../api/calls.ts';
import type { Problem } from '../api/read-problem.ts';
import { useSession } from '../session/session.ts';
import { quizStore, removeDraft } from './drafts.ts';

// The outbox holds submitted answers that the API has not taken yet. They are written here before the first try, so that a
// closed laptop or a broken network loses nothing. Each one is sent with its own session id, so a second try of one that did
// arrive is the same submission.

/** `refusal`: the API will never take these answers unchanged. They wait for the person and not for the network. */
export type UnsentSubmission = { request: CreateSubmissionRequest; refusal: Problem | null };

const key = 'outbox';
type Outbox = Readonly<Record<string, UnsentSubmission>>;

const read = async (): Promise<Outbox> => (await get<Outbox>(key, quizStore).catch(() => undefined)) ?? {};

/** Returns false if this browser cannot store anything (private windows, full disks). */
const write = (change: (outbox: Outbox) => Outbox): Promise<boolean> =>
  update<Outbox>(key, (outbox) => change(outbox ?? {}), quizStore).then(
    () => true,
    () => false,
  );

/** Session ids of the requests that this tab is sending now. They must not be sent a second time. */
const beingSent = new Set<string>();
let calls = new AbortController();

const isOf = (userId: string) => (unsent: UnsentSubmission) => unsent.request.userId === userId;

/** The unsent submissions of this person, oldest first, without those that are being sent. */
export const unsentOf = async (userId: string): Promise<UnsentSubmission[]> =>
  Object.values(await read()).filter((unsent) => isOf(userId)(unsent) && !beingSent.has(unsent.request.sessionId));

/** True if this person has unsent submissions. One that is being sent counts, because it may not arrive. */
export const isAnythingUnsentOf = async (userId: string): Promise<boolean> =>
  Object.values(await read()).some(isOf(userId));

/** Removes this person's unsent submissions and aborts the requests that are under way. */
export const discardUnsentOf = (userId: string) => {
  calls.abort();
  calls = new AbortController();
  return write((outbox) => Object.fromEntries(Object.entries(outbox).filter(([, unsent]) => !isOf(userId)(unsent))));
};

const store = (request: CreateSubmissionRequest) =>
  write((outbox) => ({ ...outbox, [request.sessionId]: { request, refusal: null } }));

/** Called when the API has taken the submission, or when its answers are a draft again. */
export const removeFromOutbox = (sessionId: string) => write(({ [sessionId]: _, ...rest }) => rest);

/** Notes the refusal beside its request, unless the request was removed in the meantime. */
const storeRefusal = (sessionId: string, refusal: Problem) =>
  write((outbox) => {
    const unsent = outbox[sessionId];
    return unsent ? { ...outbox, [sessionId]: { ...unsent, refusal } } : outbox;
  });

type Attempt = { result: CallResult<unknown>; refusal: Problem | null };

/** Makes one call. If the API takes the submission, it leaves the outbox, and so does a draft that a reload has left of it. */
async function attempt(request: CreateSubmissionRequest): Promise<Attempt> {
  const result = await call('createSubmission', request, calls.signal);
  if (result.ok)
    await Promise.all([removeFromOutbox(request.sessionId), removeDraft(request.quizId, request.sessionId)]);
  const refusal = finalRefusal(result);
  // 'Longevity first' is not final while the person's first quiz is still in the outbox: it will be sent before this one.
  const isTooEarly = refusal?.code === 'longevity-first' && (await isFirstQuizDueOf(request.userId));
  return { result, refusal: isTooEarly ? null : refusal };
}

const isFirstQuizDueOf = async (userId: string): Promise<boolean> =>
  Object.values(await read()).some(
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
  'longevity-first',
  'malformed',
  'session-used',
  'too-few-answers',
  'too-large',
]);

/** `willRetry`: the outbox will try again. */
export type Sent = Attempt & { willRetry: boolean };

/**
 * Stores the request, sends what waits from before, then sends this request once. It stays in the outbox unless the API takes
 * it; with the refusal, if the API will never take it.
 */
export async function send(request: CreateSubmissionRequest): Promise<Sent> {
  beingSent.add(request.sessionId);
  const isStored = await store(request);
  await sendAgain();
  const { result, refusal } = await attempt(request);
  if (refusal) await storeRefusal(request.sessionId, refusal);
  beingSent.delete(request.sessionId);
  // Another tab with the same run may have removed it in the meantime.
  return { result, refusal, willRetry: isStored && !refusal && request.sessionId in (await read()) };
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
const isStillDue = async ({ sessionId, userId }: CreateSubmissionRequest): Promise<boolean> =>
  sessionId in (await read()) && useSession.getState().user?.id === userId && !beingSent.has(sessionId);
