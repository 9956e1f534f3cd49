import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { PlusIcon } from './icons.tsx';
import { VisuallyHidden } from './page.tsx';

type AlertDialogProps = {
  title: string;
  /** 'dialog' for one that is no alert. */
  role?: 'alertdialog' | 'dialog';
  children: ReactNode;
  onClose: () => void;
  okLabel?: string;
  /** The buttons that most users want, above OK. OK then becomes less prominent. */
  primary?: ReactNode;
  /** How prominent OK is next to `primary`. */
  okVariant?: 'secondary' | 'ghost';
  /** Further buttons, under OK. */
  actions?: ReactNode;
  /** Shows OK as a cross beside the title. For a menu, which asks for no decision. */
  hasCross?: boolean;
};

/**
 * Replaces `alert()`. The page behind is inert, and the focus is on OK. Escape closes the dialog, and the focus returns
 * to where it was. Mount the component to open the dialog and unmount it to close it.
 */
export function AlertDialog({
  title,
  role = 'alertdialog',
  children,
  onClose,
  okLabel = 'OK',
  primary,
  okVariant = 'secondary',
  actions,
  hasCross = false,
}: AlertDialogProps) {
  const { dialog, start } = useModal<HTMLButtonElement>();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={onClose}
      // A key pressed in the dialog must not reach the screen behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}title`}>
          {title}
        </h2>
        {hasCross && (
          <Button ref={start} variant="ghost" size="icon" className={styles.cross} onClick={onClose}>
            <PlusIcon />
            <VisuallyHidden>{okLabel}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div className={styles.text} id={`${id}text`}>
        {children}
      </div>
      <div className={styles.actions}>
        {primary}
        {!hasCross && (
          <Button ref={start} {...(primary ? { variant: okVariant } : {})} block onClick={onClose}>
            {okLabel}
          </Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}

type AskFirstProps = Pick<AlertDialogProps, 'title' | 'children'> & {
  stayLabel: string;
  onStay: () => void;
  leaveLabel: string;
  onLeave: () => void;
};

/** Asks before something is lost. */
export function AskFirst({ title, children, stayLabel, onStay, leaveLabel, onLeave }: AskFirstProps) {
  const leave = (
    <Button variant="secondary" block onClick={onLeave}>
      {leaveLabel}
    </Button>
  );
  return (
    <AlertDialog title={title} onClose={onStay} okLabel={stayLabel} actions={leave}>
      {children}
    </AlertDialog>
  );
}

/**
 * A native dialog that is open while it is mounted. The page behind is inert. The focus starts at `start` and later
 * returns to where it was. The browser closes the dialog on Escape, so listen to its `onClose`.
 */
export function useModal<Start extends HTMLElement>() {
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<Start>(null);
  useEffect(() => {
    dialog.current?.showModal();
    start.current?.focus();
  }, []);
  // The cleanup of a layout effect runs while the dialog is still in the page. A removed dialog would not return the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return { dialog, start };
}
