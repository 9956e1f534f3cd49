import styles from '../login/auth-page.module.css';
import { useSubmit } from '../login/use-submit.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page.tsx';

/** For the owner of a former address: somebody else may have changed it. */
export function UndoScreen({ onUndo }: { onUndo: () => Promise<string | null> }) {
  const { form, onSubmit, isBusy, error } = useSubmit(true, onUndo);
  return (
    <>
      <PageHeading documentTitle="Take the change back">Bring this address back?</PageHeading>
      <p className={styles.alternative}>
        The address of your account was changed. If that was not you, take it back here. Everybody is then logged out,
        and you choose a new password.
      </p>
      <div className={styles.error}>{error && <Notice tone="error">{error}</Notice>}</div>
      <form className={styles.form} ref={form} onSubmit={onSubmit} noValidate aria-busy={isBusy || undefined}>
        <Button type="submit" block busy={isBusy} busyLabel="One moment…">
          Take the change back
        </Button>
        <ButtonLink variant="secondary" block to="/">
          Leave it as it is
        </ButtonLink>
      </form>
    </>
  );
}
