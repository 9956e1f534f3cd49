import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

/** How many components hold a mark. One may mount in the same step in which another unmounts. */
const holders = new Map<string, number>();
const count = (name: string, change: number) => holders.set(name, (holders.get(name) ?? 0) + change);

/**
 * Marks the root of the page for the styles (`html[data-…]`) while the component is mounted. A rule with `html:has(…)`
 * would need no script, but the browser would then search the page and recalculate the root's style several times in
 * each step of the quiz.
 */
export function useRootMark(name: string, value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return;
    document.documentElement.dataset[name] = value;
    count(name, 1);
    return () => void count(name, -1);
  }, [name, value]);
  // Remove the mark only once the next screen is there. Earlier, the browser would recalculate the style of both
  // screens.
  useEffect(() => {
    if (value === null) return;
    return () => {
      if (holders.get(name) === 0) delete document.documentElement.dataset[name];
    };
  }, [name, value]);
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** True while the build renders a page, and while React hydrates it in the browser; false in every later render. */
export const useIsPrerendered = (): boolean => useSyncExternalStore(never, no, yes);

/** How long to wait if no frame is drawn, as in a hidden tab. */
const withoutFrameMs = 200;

/**
 * Runs `work` after the next frame has been drawn, because invisible work must not delay visible changes. Returns a
 * function that runs it at once if it has not run yet. Call that when the user leaves the page.
 */
export function afterPaint(work: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(run, withoutFrameMs);
  // The frame is drawn right after its callbacks, and the next task comes after that.
  globalThis.requestAnimationFrame?.(() => setTimeout(run));
  return run;
}
