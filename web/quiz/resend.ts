import { useSession } from '../session/session.ts';
import { type Kept, keptOf, sendAgain } from './outbox.ts';

// Tries again what waits in the outbox: when this starts, when the network is back, when somebody signs in, and in
// between ever more rarely.

const pausesSeconds = [5, 15, 60, 300];

/** What the person should know: how many submissions wait for the network, and which wait for them. */
export type Unsent = { waiting: number; refused: readonly Kept[] };

export const nothingUnsent: Unsent = { waiting: 0, refused: [] };

let unsent = nothingUnsent;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isTrying = false;
let isWantedAgain = false;
const listeners = new Set<() => void>();

export const unsentNow = () => unsent;

/** Calls back when something waits, or no longer does. Returns how to stop. */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Unsent): void {
  unsent = next;
  for (const listener of listeners) listener();
}

/** One at a time. Asked meanwhile (the network came back, somebody else signed in): once more, after it. */
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
    void import('../api/account.ts').then(({ refreshAccount }) => refreshAccount({ now: true }));
  if (isWantedAgain) return tryNow();
  if (unsent.waiting === 0) tries = 0;
  else tryLater(tries++);
};

async function findUnsent(): Promise<Unsent> {
  const userId = useSession.getState().user?.id;
  const kept = userId ? await keptOf(userId) : [];
  const refused = kept.filter(({ refusal }) => refusal);
  return { waiting: kept.length - refused.length, refused };
}

function tryLater(nth: number): void {
  clearTimeout(timer);
  timer = setTimeout(tryNow, (pausesSeconds[nth] ?? 300) * 1000);
}

/** Handing in sends what waited from before, too. */
export const showUnsent = async (): Promise<void> => show(await findUnsent());

/** Something new waits: shown at once, tried soon. */
export function expectUnsent(): void {
  show({ ...unsent, waiting: Math.max(unsent.waiting, 1) });
  tryLater(0);
}

let isWatching = false;

/** From now on whatever waits is tried again. Once per page is enough; more do no harm. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', tryNow);
  useSession.subscribe(({ authToken, user }, before) => {
    // At once: a try for the one before may hang for half a minute, and theirs is nobody else's to see.
    if (user?.id !== before.user?.id) show(nothingUnsent);
    if (authToken !== before.authToken) void tryNow();
  });
  void tryNow();
}
