import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { createPressGuard } from './press-guard.ts';

/** Handlers that drop each press which was not meant for `screen`. Spread them on what contains it. */
export function usePressGuard(screen: string, now: () => number = () => performance.now()) {
  const kept = useRef<ReturnType<typeof createPressGuard>>(undefined);
  kept.current ??= createPressGuard(now);
  const guard = kept.current;
  // Before the browser draws it, so that no press can hit the new screen and count as one on the old.
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
