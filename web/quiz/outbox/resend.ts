import { useSession } from '../../session/session.ts';
import { firstPauseMs, sendAgain, sendDue } from './send.ts';
import { keptUntil, removeExpiredUnsent, type UnsentSubmission, unsentOf } from './unsent.ts';

// Sends again what waits in the outbox: at the start, when the network is back, when a person signs in, and in between each
// entry after longer and longer pauses of its own (`send.ts`).

/**
 * How many submissions wait for the network, and which ones the API refused and the person has to correct. `keptUntil`: when
 * the oldest of all will go, in ms.
 */
export type Unsent = { waiting: number; refused: readonly UnsentSubmission[]; keptUntil: number | null };

export const nothingUnsent: Unsent = { waiting: 0, refused: [], keptUntil: null };

let unsent = nothingUnsent;
let timer: ReturnType<typeof setTimeout> | undefined;
let timerAt = Infinity;
let isTrying = false;
let isWantedAgain = false;
const listeners = new Set<() => void>();

export const unsentNow = () => unsent;

/** Calls back when the number of waiting or refused submissions changes. Returns the function that stops it. */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Unsent): void {
  unsent = next;
  for (const listener of listeners) listener();
}

const tryNow = (): Promise<void> => tryOnce(sendAgain);
const tryWhatIsDue = (): Promise<void> => tryOnce(sendDue);

/** One try at a time. A request during a try (the network is back, another user signed in) runs one more after it. */
const tryOnce = async (sendWaiting: typeof sendAgain): Promise<void> => {
  isWantedAgain = isTrying;
  if (isTrying) return;
  isTrying = true;
  tryNever();
  const before = unsent.waiting;
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
  if (unsent.waiting < before)
    import('../../api/follow-account.ts').then(
      ({ refreshAccount }) => refreshAccount({ isStale: true }),
      () => {}, // without a net: the next page asks anyway
    );
  if (isWantedAgain) return tryNow();
};

const minuteMs = 60_000;

async function findUnsent(): Promise<Unsent> {
  const userId = useSession.getState().user?.id;
  const submissions = userId ? await unsentOf(userId) : [];
  const refused = submissions.filter(({ refusal }) => refusal);
  const oldest = submissions.length > 0 ? Math.min(...submissions.map(keptUntil)) : null;
  return { waiting: submissions.length - refused.length, refused, keptUntil: oldest };
}

function tryNever(): void {
  clearTimeout(timer);
  timerAt = Infinity;
}

/** The earliest time that was asked for counts. */
function tryAt(at: number): void {
  if (at >= timerAt) return;
  tryNever();
  timerAt = at;
  timer = setTimeout(() => void tryWhatIsDue(), Math.max(0, at - Date.now()));
}

/** Reads the outbox and shows the result. */
export const showUnsent = async (): Promise<void> => show(await findUnsent());

/** A submit has ended. If it waits, that is shown at once; if not, the API answers again, and what waited before is tried. */
export function noteSubmitEnded({ isWaiting }: { isWaiting: boolean }): void {
  listen(); // these may be the first answers that this browser stores: then nobody has watched the outbox yet
  if (!isWaiting) return void tryNow();
  show({ ...unsent, waiting: Math.max(unsent.waiting, 1) });
  tryAt(Date.now() + firstPauseMs);
}

let isListening = false;

/** To the network and to who is signed in. A second call does nothing. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', tryNow);
  useSession.subscribe(({ authToken, user }, before) => {
    // Cleared at once: a try for the person before may take half a minute, and the next person must not see their state.
    if (user?.id !== before.user?.id) show(nothingUnsent);
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
