import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';

/** A tap this soon after a new screen belongs to the tap before it. Android waits 300 ms for a second tap, iOS 350. */
const doubleTapMilliseconds = 350;

/**
 * Decides which presses are meant for the screen that they hit. The second tap of a double tap hits a button that was
 * not there when the user aimed. It would skip or answer a question unread, or dismiss an emergency notice.
 *
 * The browser counts the clicks of a mouse. Safari does not count those of a finger, so for fingers the time decides:
 * nobody reads a question that fast. A press by a key or by assistive technology has no pointer and is always meant.
 * `now` is in milliseconds.
 */
export function createPressGuard(now: () => number) {
  let screen = '';
  let shownAt = Number.NEGATIVE_INFINITY;
  let clickedOn = '';
  let begun: { screen: string; isTooSoon: boolean } | null = null;

  const isMeant = (clickCount: number): boolean => {
    if (clickCount > 1 && clickedOn !== screen) return false;
    return begun === null || (begun.screen === screen && !begun.isTooSoon);
  };

  return {
    /** Call it with each screen that is shown. Repeating the same screen changes nothing. */
    show: (next: string) => {
      if (next === screen) return;
      screen = next;
      shownAt = now();
    },
    /** On pointerdown. */
    begin: (pointerType: string) => {
      begun = { screen, isTooSoon: pointerType !== 'mouse' && now() - shownAt < doubleTapMilliseconds };
    },
    /** On pointercancel, when the press became a scroll. */
    cancel: () => {
      begun = null;
    },
    /** Whether this click counts. `clickCount` is the event's `detail`, which is 0 for a key. */
    accepts: (clickCount: number): boolean => {
      if (clickCount === 0) return true;
      const accepted = isMeant(clickCount);
      begun = null;
      if (accepted) clickedOn = screen;
      return accepted;
    },
  };
}

/** Handlers that drop each press that was not meant for `screen`. Spread them on its container. */
export function usePressGuard(screen: string, now: () => number = () => performance.now()) {
  const kept = useRef<ReturnType<typeof createPressGuard>>(undefined);
  kept.current ??= createPressGuard(now);
  const guard = kept.current;
  // Runs before the browser paints, so that no press on the new screen counts as one on the old.
  useLayoutEffect(() => guard.show(screen), [guard, screen]);
  return {
    onPointerDownCapture: ({ pointerType }: PointerEvent) => guard.begin(pointerType),
    onPointerCancelCapture: guard.cancel,
    onClickCapture: (event: MouseEvent) => {
      if (guard.accepts(event.detail)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
