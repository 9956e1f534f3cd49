import type { ReactNode } from 'react';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { levels } from '#shared/safety/levels.ts';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import styles from './emergency-screen.module.css';

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
