import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';
import styles from './quiz.module.css';
import { onUnsentChange, unsentNow } from './resend.ts';

/** 'Not sent yet', for as long as something waits to be sent again; then nothing. */
export function UnsentNotice() {
  const unsent = useSyncExternalStore(onUnsentChange, unsentNow, () => 0);
  return (
    <div aria-live="polite" className={styles.unsent}>
      {unsent > 0 && (
        <Notice title="Not sent yet">
          Your answers are safe on this device. They are sent as soon as the connection is back; keep this browser’s
          data until then.
        </Notice>
      )}
    </div>
  );
}
