import { useId } from 'react';
import { redFlagTitles } from '#shared/reading/notices.ts';
import { Button } from '../ui/button.tsx';
import { useModal } from '../ui/dialog.tsx';
import { EmergencyNumbers } from '../ui/emergency-numbers.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import styles from './emergency-cover.module.css';

type EmergencyCoverProps = { flags: readonly { code: string; message: string }[]; onDismiss: () => void };

/**
 * Covers the whole page before any figure is seen. The focus starts at the heading, not at a button: whoever is typing or
 * tapping must not dismiss this unread.
 */
export function EmergencyCover({ flags, onDismiss }: EmergencyCoverProps) {
  const { dialog, start } = useModal<HTMLHeadingElement>();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}messages`}
      onClose={onDismiss}
    >
      <div className={styles.middle}>
        <AlertIcon className={styles.icon} />
        <h2 ref={start} tabIndex={-1} id={`${id}title`}>
          {redFlagTitles.emergency}
        </h2>
        <ul id={`${id}messages`} className={styles.said}>
          {flags.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
        <EmergencyNumbers />
        <Button block onClick={onDismiss}>
          I have read this, show my results
        </Button>
      </div>
    </dialog>
  );
}
