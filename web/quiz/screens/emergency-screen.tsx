import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { levels } from '#shared/safety/levels.ts';
import { useSharedDevice } from '#web/session/storage.ts';
import { Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmergencyNumbers } from '#web/ui/emergency-numbers.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import styles from './emergency-screen.module.css';
import type { FramedScreenProps } from './screen-props.ts';

type EmergencyNoticeProps = {
  header: ReactNode;
  flags: readonly RedFlagNotice[];
  leaveLabel: string;
  onLeave: () => void;
  onRead: () => void;
  /** What becomes of the answers. */
  children: ReactNode;
};

/** An emergency on a screen of its own: who to call, then leaving, then going on. */
export function EmergencyNotice({ header, flags, leaveLabel, onLeave, onRead, children }: EmergencyNoticeProps) {
  return (
    <Screen header={header}>
      <Column className={styles.page}>
        <AlertIcon className={styles.icon} />
        <PageHeading documentTitle={levels.emergency.label}>{levels.emergency.label}</PageHeading>
        <div className={styles.card}>
          <div role="alert">
            <ul className={styles.messages}>
              {flags.map(({ code, message }) => (
                <li key={code}>{message}</li>
              ))}
            </ul>
          </div>
          <EmergencyNumbers />
        </div>
        <div className={styles.buttons}>
          <Button block onClick={onLeave}>
            {leaveLabel}
          </Button>
          <Button block variant="secondary" onClick={onRead}>
            I have read this, go on
          </Button>
        </div>
        <p className={styles.kept}>{children}</p>
      </Column>
    </Screen>
  );
}

type EmergencyScreenProps = Pick<FramedScreenProps, 'open' | 'header'> & { flags: readonly RedFlagNotice[] };

/**
 * Stands in place of the quiz until the person has said that they read it. Leaving comes first, because calling matters more
 * than finishing; leaving, Escape and the browser's Back put nothing away, so the notice is there again on return.
 */
export function EmergencyScreen({ open: { run }, header, flags }: EmergencyScreenProps) {
  const navigate = useNavigate();
  const isShared = useSharedDevice();
  return (
    <EmergencyNotice
      header={header}
      flags={flags}
      leaveLabel="Leave the quiz"
      onLeave={() => navigate('/')}
      onRead={() => run.dismissNotices(flags.map(({ code }) => code))}
    >
      The quiz can wait. Your answers are kept {isShared ? 'until this page is closed' : 'on this device'}.
    </EmergencyNotice>
  );
}
