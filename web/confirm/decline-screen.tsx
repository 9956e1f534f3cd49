import styles from '../login/auth-page.module.css';
import { useSubmit } from '../login/use-submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page.tsx';

/** Asks once more, because a program that looks into mails may have opened the link. */
export function DeclineScreen({ onDecline }: { onDecline: () => Promise<string | null> }) {
  const { form, onSubmit, isBusy, error } = useSubmit(true, onDecline);
  return (
    <>
      <PageHeading documentTitle="That was not me">Did somebody else use your address?</PageHeading>
      <p className={styles.alternative}>
        Then we take it off that account at once. That account sends you nothing any more, and it is not told who you
        are.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <Button type="submit" block busy={isBusy} busyLabel="One moment…">
          Yes, that was not me
        </Button>
        <ButtonLink variant="secondary" block to="/">
          No, it is my account
        </ButtonLink>
      </form>
    </>
  );
}
