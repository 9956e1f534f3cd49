import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { levels } from '#shared/safety/levels.ts';
import type { NamedNotice } from '#shared/words/care.ts';
import { EmergencyNumbers, UrgentLine } from '#web/place/emergency-numbers.tsx';
import { useSharedDevice } from '#web/session/storage.ts';
import { Screen } from '#web/shell/screen.tsx';
import { Button } from '#web/ui/button.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import { NoticeText } from '#web/ui/notice-text.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import * as words from '#words/emergency.ts';
import * as labels from '#words/labels.ts';
import type { FramedScreenProps } from '../open-quiz.ts';
import styles from './emergency-screen.module.css';

type EmergencyNoticeProps = {
  header: ReactNode;
  flags: readonly NamedNotice[];
  leaveLabel: string;
  onRead: () => void;
  /** Takes back the answer that raised the notice. */
  onMistake?: () => void;
  /** What happens to the answers. */
  children: ReactNode;
};

/** An emergency on its own screen: first whom to call, then the way to correct a slip, then going on or leaving. */
export function EmergencyNotice({ header, flags, leaveLabel, onRead, onMistake, children }: EmergencyNoticeProps) {
  const navigate = useNavigate();
  return (
    <Screen header={header}>
      <Column className={styles.page}>
        <Warning label={levels.emergency.label} flags={flags} isEmergency />
        <div className={styles.buttons}>
          {onMistake && (
            <Button block variant="secondary" onClick={onMistake}>
              {words.tappedByMistake}
            </Button>
          )}
          <Button block variant="secondary" onClick={onRead}>
            {words.readContinue}
          </Button>
          <Button block variant="ghost" onClick={() => navigate('/')}>
            {leaveLabel}
          </Button>
        </div>
        <p className={styles.kept}>{children}</p>
      </Column>
    </Screen>
  );
}

type WarningProps = {
  label: string;
  flags: readonly NamedNotice[];
  lead?: string;
  isEmergency?: boolean;
  /** True if the maternity team is the one to call. */
  isPregnant?: boolean;
};

/**
 * How serious it is, what to do, and whom to call. In an emergency the number comes first and is large, so that it is
 * on the first screen of a phone even with the largest letters. `lead` comes before the numbers below.
 */
export function Warning({ label, flags, lead, isEmergency = false, isPregnant = false }: WarningProps) {
  return (
    <>
      {!isEmergency && <AlertIcon className={styles.icon} />}
      <PageHeading documentTitle={label}>{label}</PageHeading>
      {isEmergency && <EmergencyNumbers isLarge />}
      <div className={styles.card}>
        <div role="alert">
          <ul className={styles.messages}>
            {flags.map((notice) => (
              <li key={notice.code}>
                <NoticeText notice={notice} />
              </li>
            ))}
          </ul>
        </div>
        {!isEmergency && (
          <>
            {isPregnant ? <p>{labels.numberInNotes}</p> : <UrgentLine />}
            <EmergencyNumbers {...(lead && { lead })} />
          </>
        )}
      </div>
    </>
  );
}

/**
 * Replaces the quiz until the user has said that they have read it. Leaving does not dismiss the notice, so it is there
 * again on return. Back and Escape show the question that raised it, with its answer.
 */
export function EmergencyScreen({
  open: { run },
  header,
  flags,
  onBack,
}: FramedScreenProps & { flags: readonly NamedNotice[] }) {
  const isShared = useSharedDevice();
  useEffect(() => {
    // Escape in the list of countries closes only that list.
    const onKey = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && !(target instanceof HTMLSelectElement) && onBack();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onBack]);
  return (
    <EmergencyNotice
      header={header}
      flags={flags}
      leaveLabel={words.leaveQuiz}
      onRead={() => run.dismissNotices(flags.map(({ code }) => code))}
      onMistake={() => run.takeBack(flags.map(({ code }) => code))}
    >
      {isShared ? words.quizCanWaitOnSharedDevice : words.quizCanWait}
    </EmergencyNotice>
  );
}
