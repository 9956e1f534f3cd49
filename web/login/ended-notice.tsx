import { useSession } from '../session/session.ts';
import { useSharedDevice } from '../session/shared-device.ts';
import { LockIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './auth-page.module.css';

/** Why the login is asked for, when a session has ended by itself. */
export function EndedNotice() {
  const wasEnded = useSession((session) => session.wasEnded);
  const isShared = useSharedDevice();
  if (!wasEnded) return null;
  return (
    <div className={styles.error} role="status">
      <Notice tone="plain" icon={LockIcon} title="You were logged out to keep your answers private">
        {isShared
          ? 'This is a shared device, so nothing was kept on it.'
          : 'Log in and you go on where you were. What you have answered in a quiz is still here.'}
      </Notice>
    </div>
  );
}
