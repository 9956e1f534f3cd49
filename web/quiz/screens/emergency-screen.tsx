import { useNavigate } from 'react-router-dom';
import type { RedFlagNotice } from '#shared/contract/red-flag.ts';
import { levels } from '#shared/safety/levels.ts';
import { useSharedDevice } from '../../session/shared-device.ts';
import { Screen } from '../../shell/screen.tsx';
import { Button } from '../../ui/button.tsx';
import { EmergencyNumbers } from '../../ui/emergency-numbers.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { Column, PageHeading } from '../../ui/page.tsx';
import styles from './emergency-screen.module.css';
import type { QuizScreenProps } from './screen-props.ts';

type EmergencyScreenProps = Pick<QuizScreenProps, 'open' | 'header'> & { flags: readonly RedFlagNotice[] };

/**
 * Stands in place of the quiz until the person has said that they read it. Leaving comes first, because calling matters more
 * than finishing; leaving, Escape and the browser's Back put nothing away, so the notice is there again on return.
 */
export function EmergencyScreen({ open: { run }, header, flags }: EmergencyScreenProps) {
  const navigate = useNavigate();
  const isShared = useSharedDevice();
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
          <Button block onClick={() => navigate('/')}>
            Leave the quiz
          </Button>
          <Button block variant="secondary" onClick={() => run.dismissNotices(flags.map(({ code }) => code))}>
            I have read this, go on
          </Button>
        </div>
        <p className={styles.kept}>
          The quiz can wait. Your answers are kept {isShared ? 'until this page is closed' : 'on this device'}.
        </p>
      </Column>
    </Screen>
  );
}
