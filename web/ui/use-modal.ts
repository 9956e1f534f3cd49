import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A native dialog that is open as long as it is mounted: the page behind is inert, the focus starts at `start`, and goes
 * back to where it was. Escape closes it natively, so listen to its `onClose`.
 */
export function useModal<Start extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<Start>(null);
  useEffect(() => {
    dialog.current?.showModal();
    start.current?.focus();
  }, []);
  // A layout effect's end: the dialog is still on the page then. One that was taken away gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return { dialog, start };
}
