import { useEffect, useLayoutEffect } from 'react';

/** How many components hold a mark. One may come in the same step as another one goes. */
const holders = new Map<string, number>();
const count = (name: string, change: number) => holders.set(name, (holders.get(name) ?? 0) + change);

/**
 * Marks the root of the page for the styles while the component is there: `html[data-…]`. A rule with `html:has(…)` would
 * need no script, but then the browser looks through the page and makes the root's style anew, several times in each step of
 * the quiz.
 */
export function useRootMark(name: string, value: string | null): void {
  useLayoutEffect(() => {
    if (value === null) return;
    document.documentElement.dataset[name] = value;
    count(name, 1);
    return () => void count(name, -1);
  }, [name, value]);
  // The mark goes when the next screen stands. Taken away earlier, it would make the browser style both screens anew.
  useEffect(() => {
    if (value === null) return;
    return () => {
      if (holders.get(name) === 0) delete document.documentElement.dataset[name];
    };
  }, [name, value]);
}
