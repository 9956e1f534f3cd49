import { useSession } from '../../session/session.ts';
import { sendAgain } from './send.ts';
import { keptUntil, removeExpiredUnsent, type UnsentSubmission, unsentOf } from './unsent.ts';

// Sends again what waits in the outbox: at the start, when the network is back, when a person signs in, and in between after
// longer and longer pauses.

const pausesSeconds = [5, 15, 60, 300];

/**
 * How many submissions wait for the network, and which ones the API refused and the person has to correct. `keptUntil`: when
 * the oldest of all will go, in ms.
 */
export type Unsent = { waiting: number; refused: readonly UnsentSubmission[]; keptUntil: number | null };

export const nothingUnsent: Unsent = { waiting: 0, refused: [], keptUntil: null };

let unsent = nothingUnsent;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
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

/** Runs one try at a time. A request during a try (the network is back, another person signed in) runs one more after it. */
const tryNow = async () => {
  isWantedAgain = isTrying;
  if (isTrying) return;
  isTrying = true;
  clearTimeout(timer);
  const before = unsent.waiting;
  await sendAgain();
  await showUnsent();
  isTrying = false;
  if (unsent.waiting < before)
    void import('../../api/account.ts').then(({ refreshAccount }) => refreshAccount({ isStale: true }));
  if (isWantedAgain) return tryNow();
  if (unsent.waiting === 0) tries = 0;
  else tryLater(tries++);
};

async function findUnsent(): Promise<Unsent> {
  const userId = useSession.getState().user?.id;
  const submissions = userId ? await unsentOf(userId) : [];
  const refused = submissions.filter(({ refusal }) => refusal);
  const oldest = submissions.length > 0 ? Math.min(...submissions.map(keptUntil)) : null;
  return { waiting: submissions.length - refused.length, refused, keptUntil: oldest };
}

function tryLater(nth: number): void {
  clearTimeout(timer);
  timer = setTimeout(tryNow, (pausesSeconds[nth] ?? 300) * 1000);
}

/** Reads the outbox and shows the result. A submit calls it too, because it also sends what waited before. */
export const showUnsent = async (): Promise<void> => show(await findUnsent());

/** A new submission waits: shows it at once and tries again soon. */
export function expectUnsent(): void {
  show({ ...unsent, waiting: Math.max(unsent.waiting, 1) });
  tryLater(0);
}

let isWatching = false;

/** Starts the retries for this page. A second call does nothing. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  void removeExpiredUnsent();
  addEventListener('online', tryNow);
  useSession.subscribe(({ authToken, user }, before) => {
    // Cleared at once: a try for the person before may take half a minute, and the next person must not see their state.
    if (user?.id !== before.user?.id) show(nothingUnsent);
    if (authToken !== before.authToken) void tryNow();
  });
  void tryNow();
}
