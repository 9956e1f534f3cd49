import { get, update } from 'idb-keyval';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { call } from '../api/call.ts';
import type { CallResult } from '../api/calls.ts';
import type { Problem } from '../api/read-problem.ts';
import { useSession } from '../session/session.ts';
import { quizStore, removeDraft } from './drafts.ts';

// Finished answers that the API has not taken yet. They are written here before the first try, so that neither a
// closed lid nor a dead network loses them; each goes out with its own session id, so that a second try of one that
// did arrive is the same submission.

/** `refusal`: the API will never take it as it stands; it waits for the person, not for the network. */
export type Kept = { request: CreateSubmissionRequest; refusal: Problem | null };

const key = 'outbox';
type Outbox = Readonly<Record<string, Kept>>;

const read = async (): Promise<Outbox> => (await get<Outbox>(key, quizStore).catch(() => undefined)) ?? {};

/** False when this browser keeps nothing (private windows, full disks). */
const write = (change: (outbox: Outbox) => Outbox): Promise<boolean> =>
  update<Outbox>(key, (outbox) => change(outbox ?? {}), quizStore).then(
    () => true,
    () => false,
  );

/** Session ids of what is on its way this moment, in this tab: not to be sent a second time. */
const onTheirWay = new Set<string>();
let calls = new AbortController();

const isOf = (userId: string) => (kept: Kept) => kept.request.userId === userId;

/** This person's, oldest first, without what is on its way. Other people's wait for them. */
export const keptOf = async (userId: string): Promise<Kept[]> =>
  Object.values(await read()).filter((kept) => isOf(userId)(kept) && !onTheirWay.has(kept.request.sessionId));

/** What is on its way counts: it may never arrive. */
export const isAnythingKeptOf = async (userId: string): Promise<boolean> =>
  Object.values(await read()).some(isOf(userId));

/** Also calls back what is on its way. */
export const discardKeptOf = (userId: string) => {
  calls.abort();
  calls = new AbortController();
  return write((outbox) => Object.fromEntries(Object.entries(outbox).filter(([, kept]) => !isOf(userId)(kept))));
};

const keep = (request: CreateSubmissionRequest) =>
  write((outbox) => ({ ...outbox, [request.sessionId]: { request, refusal: null } }));

/** Out of the outbox: taken by the API, or back in the hands of the person. */
export const takeBack = (sessionId: string) => write(({ [sessionId]: _, ...rest }) => rest);

/** Unless it was removed meanwhile. */
const keepWithRefusal = (sessionId: string, refusal: Problem) =>
  write((outbox) => {
    const kept = outbox[sessionId];
    return kept ? { ...outbox, [sessionId]: { ...kept, refusal } } : outbox;
  });

type Attempt = { result: CallResult<unknown>; refusal: Problem | null };

/** One call, and out of the outbox when the API took it; and no unfinished quiz any more, which a reload has left of it. */
async function attempt(request: CreateSubmissionRequest): Promise<Attempt> {
  const result = await call('createSubmission', request, calls.signal);
  if (result.ok) await Promise.all([takeBack(request.sessionId), removeDraft(request.quizId, request.sessionId)]);
  const refusal = finalRefusal(result);
  // 'Longevity first' to somebody whose first quiz is still in here: it comes to that.
  const isTooEarly = refusal?.code === 'longevity-first' && (await isFirstQuizDueOf(request.userId));
  return { result, refusal: isTooEarly ? null : refusal };
}

const isFirstQuizDueOf = async (userId: string): Promise<boolean> =>
  Object.values(await read()).some(
    (kept) => isOf(userId)(kept) && kept.request.quizId === productQuizId && kept.refusal === null,
  );

/**
 * The answers themselves were refused: the same request will never be taken. 'not-allowed' is not among them: somebody else
 * has logged in at that moment, and these wait for whose they are.
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

/** `isKept`: it will be tried again. `refusal`: it never will. */
export type Sent = Attempt & { isKept: boolean };

/**
 * Keeps the request, then tries once, after what waits from before. It stays kept unless the API took it, with the reason
 * if the API said plainly that it never will.
 */
export async function send(request: CreateSubmissionRequest): Promise<Sent> {
  onTheirWay.add(request.sessionId);
  const isKept = await keep(request);
  await sendAgain();
  const { result, refusal } = await attempt(request);
  if (refusal) await keepWithRefusal(request.sessionId, refusal);
  onTheirWay.delete(request.sessionId);
  // Another tab with the same walk may have taken it back meanwhile.
  return { result, refusal, isKept: isKept && !refusal && request.sessionId in (await read()) };
}

/**
 * Tries this person's waiting submissions once more, oldest first, until one can't be taken just now: a later one may
 * build on it. A refusal is kept beside its request, for nobody is looking at that quiz any more.
 */
export async function sendAgain(): Promise<void> {
  const userId = useSession.getState().user?.id;
  if (!userId) return;
  for (const { request } of (await keptOf(userId)).filter(({ refusal }) => !refusal)) {
    if (!(await isStillDue(request))) continue;
    onTheirWay.add(request.sessionId);
    const { result, refusal } = await attempt(request);
    if (refusal) await keepWithRefusal(request.sessionId, refusal);
    onTheirWay.delete(request.sessionId);
    if (!result.ok && !refusal) return;
  }
}

/** Still in the outbox, and the person whose it is still signed in: tries before it may have taken half a minute. */
const isStillDue = async ({ sessionId, userId }: CreateSubmissionRequest): Promise<boolean> =>
  sessionId in (await read()) && useSession.getState().user?.id === userId && !onTheirWay.has(sessionId);
