import { useSession } from '../session/session.ts';
import { sendAgain } from './outbox.ts';

// Tries again what waits in the outbox: when this starts, when the network is back, when somebody signs in, and in
// between ever more rarely.

const pausesSeconds = [5, 15, 60, 300];

let unsent = 0;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isTrying = false;
const listeners = new Set<() => void>();

export const unsentNow = () => unsent;

/** Calls back when the number of unsent submissions changes. Returns how to stop. */
export function onUnsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tryNow = async () => {
  if (isTrying) return;
  isTrying = true;
  clearTimeout(timer);
  const before = unsent;
  unsent = await sendAgain();
  isTrying = false;
  if (unsent !== before) for (const listener of listeners) listener();
  if (unsent < before) void import('../api/account.ts').then(({ refreshAccount }) => refreshAccount({ now: true }));
  if (unsent === 0) {
    tries = 0;
    return;
  }
  timer = setTimeout(tryNow, (pausesSeconds[tries] ?? 300) * 1000);
  tries += 1;
};

/** Something new waits: shown at once, tried soon. */
export function expectUnsent(): void {
  unsent = Math.max(unsent, 1);
  for (const listener of listeners) listener();
  clearTimeout(timer);
  timer = setTimeout(tryNow, (pausesSeconds[0] ?? 5) * 1000);
}

let isWatching = false;

/** From now on whatever waits is tried again. Once per page is enough; more do no harm. */
export function watchOutbox(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', tryNow);
  useSession.subscribe(({ authToken }, before) => authToken !== before.authToken && void tryNow());
  void tryNow();
}
