import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A native dialog that is open while it is mounted. The page behind is inert. The focus starts at `start` and later returns to
 * where it was. The browser closes it on Escape, so listen to its `onClose`.
 */
export function useModal<Start extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<Start>(null);
  useEffect(() => {
    dialog.current?.showModal();
    start.current?.focus();
  }, []);
  // The cleanup of a layout effect runs while the dialog is still in the page. A removed dialog would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return { dialog, start };
}
