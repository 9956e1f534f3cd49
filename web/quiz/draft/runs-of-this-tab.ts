import { product } from '#shared/product.ts';
import { isSharedDevice } from '../../session/storage.ts';

// A user whose run is open in this tab is not asked again, even after a reload: the page writes the run's id to the
// session storage while it unloads, and the next page removes it at once. A tab that was duplicated, restored or gone
// back to finds no id, so its user is asked.

const key = `${product.id}.runs`;
type Left = { runIds: readonly string[]; at: number };

/** How far `performance.timeOrigin` and `Date.now()` may differ, in ms. */
const clocksDifferMs = 1000;

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * True if the page unloaded after this one began to load, as in a reload. A tab that was closed and restored had
 * unloaded long before, even if the browser reports a reload.
 */
const isSince = (at: number): boolean => at >= performance.timeOrigin - clocksDifferMs;

const runs = new Set<string>(takeOver());

export const isOfThisTab = (runId: string): boolean => runs.has(runId);
export function claimRun(runId: string): void {
  runs.add(runId);
  addEventListener('pagehide', leave); // a second time changes nothing
}
/** Called when the quiz is left: the next user to open it may be another one. */
export const releaseRun = (runId: string): void => void runs.delete(runId);

function leave(): void {
  if (runs.size === 0 || isSharedDevice()) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ runIds: [...runs], at: Date.now() } satisfies Left));
  } catch {
    // Without storage, the user is asked after a reload.
  }
}

/** The runs of the page that was reloaded into this one; otherwise none. */
function takeOver(): readonly string[] {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (left === null) return [];
    const { runIds, at }: Left = JSON.parse(left);
    return isReload() && isSince(at) ? runIds : [];
  } catch {
    return [];
  }
}
