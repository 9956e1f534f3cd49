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
import type { FramedScreenProps } from '../open-quiz.ts';
import styles from './emergency-screen.module.css';

type EmergencyNoticeProps = {
  header: ReactNode;
  flags: readonly RedFlagNotice[];
  leaveLabel: string;
  onRead: () => void;
  /** What happens to the answers. */
  children: ReactNode;
};

/** An emergency on its own screen: whom to call, then leaving, then going on. */
export function EmergencyNotice({ header, flags, leaveLabel, onRead, children }: EmergencyNoticeProps) {
  const navigate = useNavigate();
  return (
    <Screen header={header}>
      <Column className={styles.page}>
        <Warning label={levels.emergency.label} flags={flags} />
        <div className={styles.buttons}>
          <Button block onClick={() => navigate('/')}>
            {leaveLabel}
          </Button>
          <Button block variant="secondary" onClick={onRead}>
            I’ve read this – continue
          </Button>
        </div>
        <p className={styles.kept}>{children}</p>
      </Column>
    </Screen>
  );
}

type WarningProps = { label: string; flags: readonly RedFlagNotice[]; lead?: string };

/** How serious it is, what to do, and whom to call. `lead` comes before the numbers. */
export function Warning({ label, flags, lead }: WarningProps) {
  return (
    <>
      <AlertIcon className={styles.icon} />
      <PageHeading documentTitle={label}>{label}</PageHeading>
      <div className={styles.card}>
        <div role="alert">
          <ul className={styles.messages}>
            {flags.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </div>
        <EmergencyNumbers {...(lead && { lead })} />
      </div>
    </>
  );
}

/**
 * Replaces the quiz until the user has said that they have read it. Leaving comes first, because calling matters more than
 * finishing. Leaving, Escape and the browser's Back do not dismiss the notice, so it is there again on return.
 */
export function EmergencyScreen({
  open: { run },
  header,
  flags,
}: FramedScreenProps & { flags: readonly RedFlagNotice[] }) {
  const isShared = useSharedDevice();
  return (
    <EmergencyNotice
      header={header}
      flags={flags}
      leaveLabel="Leave the quiz"
      onRead={() => run.dismissNotices(flags.map(({ code }) => code))}
    >
      The quiz can wait. Your answers are saved {isShared ? 'until this page is closed' : 'on this device'}.
    </EmergencyNotice>
  );
}
