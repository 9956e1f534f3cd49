import { get, update } from 'idb-keyval';
import type { CreateSubmissionRequest } from '#shared/contract/submission.ts';
import { call } from '../api/call.ts';
import type { CallResult } from '../api/calls.ts';
import { useSession } from '../session/session.ts';
import { quizStore } from './drafts.ts';

// Finished answers that the API has not taken yet. They are written here before the first try, so that neither a
// closed lid nor a dead network loses them; each goes out with its own session id, so that a second try of one that
// did arrive is the same submission.

const key = 'outbox';
type Outbox = Readonly<Record<string, CreateSubmissionRequest>>;

const read = async (): Promise<Outbox> => (await get<Outbox>(key, quizStore).catch(() => undefined)) ?? {};

/** False when this browser keeps nothing (private windows, full disks). */
const write = (change: (outbox: Outbox) => Outbox): Promise<boolean> =>
  update<Outbox>(key, (outbox) => change(outbox ?? {}), quizStore).then(
    () => true,
    () => false,
  );

/** Session ids of what is on its way this moment, in this tab: neither waiting nor to be sent a second time. */
const onTheirWay = new Set<string>();

/** This person's unsent submissions, oldest first. Other people's wait for them. */
export const unsentOf = async (userId: string): Promise<CreateSubmissionRequest[]> =>
  Object.values(await read()).filter((request) => request.userId === userId && !onTheirWay.has(request.sessionId));

export const discardUnsentOf = (userId: string) =>
  write((outbox) => Object.fromEntries(Object.entries(outbox).filter(([, request]) => request.userId !== userId)));

const keep = (request: CreateSubmissionRequest) => write((outbox) => ({ ...outbox, [request.sessionId]: request }));

/** Out of the outbox: taken by the API, or back in the hands of the person. */
export const takeBack = (sessionId: string) => write(({ [sessionId]: _, ...rest }) => rest);

export type Sent = { result: CallResult<unknown> /** Whether it will be tried again. */; isKept: boolean };

/** Keeps the request, then tries once. It stays kept unless the API took it or said plainly that it never will. */
export async function send(request: CreateSubmissionRequest): Promise<Sent> {
  onTheirWay.add(request.sessionId);
  const isKept = await keep(request);
  const result = await call('createSubmission', request);
  const isOver = result.ok || isFinal(result);
  if (isOver) await takeBack(request.sessionId);
  onTheirWay.delete(request.sessionId);
  return { result, isKept: isKept && !isOver };
}

/** The answers themselves were refused: the same request will never be taken. */
const isFinal = (result: CallResult<unknown>): boolean =>
  !result.ok && result.reason === 'refused' && (result.status === 422 || finalCodes.includes(result.body?.code ?? ''));
const finalCodes: readonly string[] = [
  'answer-not-acceptable',
  'longevity-first',
  'malformed',
  'not-allowed',
  'too-large',
];

/** Tries everything of this person's once more. Resolves with how many still wait. */
export async function sendAgain(): Promise<number> {
  const { user, authToken } = useSession.getState();
  if (!user || authToken === null) return 0;
  const waiting = await unsentOf(user.id);
  for (const request of waiting) {
    const { result } = await send(request);
    if (!result.ok && result.reason === 'network') break;
  }
  return (await unsentOf(user.id)).length;
}
