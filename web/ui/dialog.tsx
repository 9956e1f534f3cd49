import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

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
 * was. Mount the component to open, unmount it to close.
 */
export function AlertDialog({ title, children, onClose, okLabel = 'OK', actions }: AlertDialogProps) {
  const { dialog, start } = useModal<HTMLButtonElement>();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
      // Keys pressed here mean nothing on the screen that the dialog was opened from.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 className={styles.title} id={`${id}title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}text`}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button ref={start} block onClick={onClose}>
          {okLabel}
        </Button>
        {actions}
      </div>
    </dialog>
  );
}
