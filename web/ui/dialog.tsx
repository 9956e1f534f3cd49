import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

type AlertDialogProps = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  okLabel?: string;
  /** Further buttons, under OK. */
  actions?: ReactNode;
};

/**
 * Stands where `alert()` would: the page behind is inert, focus is on OK, Escape closes, and focus goes back to where it
 * was. The native dialog does all of it; mount the component to open, unmount it to close.
 */
export function AlertDialog({ title, children, onClose, okLabel = 'OK', actions }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    ok.current?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className={styles.title} id={`${id}title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}text`}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button ref={ok} block onClick={onClose}>
          {okLabel}
        </Button>
        {actions}
      </div>
    </dialog>
  );
}
