import { product } from '#shared/product.ts';
import { isSharedDevice } from '../../session/storage.ts';

// The run that is open in this tab is not asked for its owner again. A reload takes it along: the page leaves the run's id in
// the session storage while it goes, and the next page takes it out at once. So a tab that is duplicated, restored or gone
// back to finds none, and its person is asked.

const key = `${product.id}.runs`;
type Left = { runIds: readonly string[]; at: number };

/** The clock that says when a page was opened and the clock of the day may differ by this much, in ms. */
const clocksDifferMs = 1000;

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * A page that is reloaded goes after the reload has begun. A tab that was closed and restored had gone long before, even
 * where the browser calls restoring a reload.
 */
const isSince = (at: number): boolean => at >= performance.timeOrigin - clocksDifferMs;

const runs = new Set<string>(takeOver());

export const isOfThisTab = (runId: string): boolean => runs.has(runId);
export function claimRun(runId: string): void {
  runs.add(runId);
  addEventListener('pagehide', leave); // a second time changes nothing
}
/** Called when the quiz is left: who opens it again may be another person. */
export const releaseRun = (runId: string): void => void runs.delete(runId);

function leave(): void {
  if (runs.size === 0 || isSharedDevice()) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ runIds: [...runs], at: Date.now() } satisfies Left));
  } catch {
    // Without storage a reload asks.
  }
}

/** The runs of the page that this page has replaced by a reload; none in any other case. */
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
