import type { RedFlagNotice } from '#shared/contract/result.ts';
import { highestLevel, levels } from '#shared/safety/levels.ts';
import styles from '../quiz/screens/emergency-screen.module.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmergencyNumbers } from '../ui/emergency-numbers.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import { Column, PageHeading } from '../ui/page.tsx';

type RedNoticeProps = {
  flags: readonly RedFlagNotice[];
  isBusy: boolean;
  onSave: () => void;
  onBack: () => void;
};

/** Stands before saving, because acting on it matters more. What was typed is still there when the person goes back. */
export function RedNotice({ flags, isBusy, onSave, onBack }: RedNoticeProps) {
  const level = levels[highestLevel(flags) ?? 'urgent'];
  return (
    <Column className={styles.page}>
      <AlertIcon className={styles.icon} />
      <PageHeading documentTitle={level.label}>{level.label}</PageHeading>
      <div className={styles.card}>
        <div role="alert">
          <ul className={styles.messages}>
            {flags.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </div>
        <EmergencyNumbers {...(level !== levels.emergency && { lead: ifWorse })} />
      </div>
      <div className={styles.buttons}>
        <ButtonLink block to="/">
          Leave, and do this first
        </ButtonLink>
        <Button block variant="secondary" busy={isBusy} busyLabel="Saving…" onClick={onSave}>
          I have read this, save my numbers
        </Button>
        <Button block variant="ghost" disabled={isBusy} onClick={onBack}>
          Go back and correct a number
        </Button>
      </div>
      <p className={styles.kept}>Nothing is saved yet.</p>
    </Column>
  );
}

const ifWorse = 'If it gets worse, or you are not sure, call your local emergency number now:';
