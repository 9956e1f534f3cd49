import { create } from 'zustand';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { whileSending } from '../../api/list-gate.ts';
import { useSession } from '../../session/session.ts';
import { storeEvents } from '../quiz-store.ts';
import { firstPauseMs, type Sent, send, sendAgain, sendDue } from './send.ts';
import { expiresAt, removeExpiredUnsent, removeFromOutbox, type UnsentSubmission, unsentOf } from './unsent.ts';

// Retries the outbox: at the start, when the network is back, when a user signs in, and in between with a backoff for
// each entry (`send.ts`).

/**
 * How many submissions wait for the network, and which ones the API has refused and the user has to correct.
 * `expiresAt` is when the oldest one is removed, in ms.
 */
export type Unsent = { waiting: number; refused: readonly UnsentSubmission[]; expiresAt: number | null };

const nothingUnsent: Unsent = { waiting: 0, refused: [], expiresAt: null };

export const useUnsent = create<Unsent>()(() => nothingUnsent);

let timer: ReturnType<typeof setTimeout> | undefined;
let timerAt = Infinity;
let isTrying = false;
let isWantedAgain = false;

const tryNow = (): Promise<void> => tryOnce(sendAgain);

/**
 * Runs one try at a time. A request during a try (the network is back, another user has signed in) starts another try
 * after it.
 */
const tryOnce = async (sendWaiting: typeof sendAgain): Promise<void> => {
  isWantedAgain = isTrying;
  if (isTrying) return;
  isTrying = true;
  clearNextTry();
  const before = useUnsent.getState().waiting;
  try {
    const nextTryAt = await sendWaiting();
    await showUnsent();
    if (nextTryAt !== null) tryAt(nextTryAt);
  } catch (error) {
    console.info(`The outbox could not be sent: ${error instanceof Error ? error.name : 'unknown reason'}`);
    tryAt(Date.now() + minuteMs);
  } finally {
    isTrying = false;
  }
  if (useUnsent.getState().waiting < before)
    import('../../api/follow-account.ts').then(
      ({ refreshAccount }) => refreshAccount({ isStale: true }),
      () => {}, // offline: the next page refreshes the account anyway
    );
  if (isWantedAgain) return tryNow();
};

const minuteMs = 60_000;

/** Reads the outbox and shows the result. */
export async function showUnsent(): Promise<void> {
  const userId = useSession.getState().user?.id;
  const submissions = userId ? await unsentOf(userId) : [];
  const refused = submissions.filter(({ refusal }) => refusal);
  const oldest = submissions.length > 0 ? Math.min(...submissions.map(expiresAt)) : null;
  useUnsent.setState({ waiting: submissions.length - refused.length, refused, expiresAt: oldest });
}

function clearNextTry(): void {
  clearTimeout(timer);
  timerAt = Infinity;
}

/** The earliest requested time wins. */
function tryAt(at: number): void {
  if (at >= timerAt) return;
  clearNextTry();
  timerAt = at;
  timer = setTimeout(() => void tryOnce(sendDue), Math.max(0, at - Date.now()));
}

/**
 * Call it when a submit has ended. Unsent answers are shown at once. Otherwise the API is reachable, so earlier ones
 * are retried.
 */
export function noteSubmitEnded({ isWaiting }: { isWaiting: boolean }): void {
  listen(); // the outbox is not watched yet if these are the first answers that this browser stores
  if (!isWaiting) return void tryNow();
  useUnsent.setState(({ waiting }) => ({ waiting: Math.max(waiting, 1) }));
  tryAt(Date.now() + firstPauseMs);
}

/**
 * Sends answers from a page that shows them until they are accepted. If they are not, they stay on the page and leave
 * the outbox.
 */
export async function sendFromPage(request: RepeatableRequest): Promise<Sent> {
  const sent = await whileSending(
    () => send(request),
    ({ result }) => result.ok,
  );
  const isWaiting = !sent.result.ok && sent.willRetry;
  // The user may correct them, so the outbox must not send the old version.
  if (!sent.result.ok && !isWaiting) await removeFromOutbox(request.sessionId);
  noteSubmitEnded({ isWaiting });
  return sent;
}

let isListening = false;

/** Retries when the network or the database is back or another user signs in. A second call does nothing. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', tryNow);
  storeEvents.addEventListener('retry', tryNow);
  useSession.subscribe(({ authToken, user }, before) => {
    // Clear it at once: a try for the previous user may take half a minute, and the next user must not see their state.
    if (user?.id !== before.user?.id) useUnsent.setState(nothingUnsent);
    if (authToken !== before.authToken) void tryNow();
  });
}

let isWatching = false;

/** Starts the retries for this page. A second call does nothing. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  void removeExpiredUnsent();
  listen();
  void tryNow();
}
