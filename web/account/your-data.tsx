import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { call, messageOf } from '#web/api/call.ts';
import { erasePath } from '#web/paths.ts';
import { useAction } from '#web/ui/action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/page.tsx';
import styles from './account-page.module.css';
import { savedWords, saveFile } from './save-file.ts';

const failed = 'We couldn’t collect your data. Please try again.';

/** Everything that is stored about the user, as one file. */
export function DownloadData({ label }: { label: string }) {
  const { isBusy, said, run } = useAction();
  const download = async () => {
    const result = await call('exportMe', undefined);
    if (!result.ok) return messageOf(result, failed);
    saveFile(`${product.id}-my-data.json`, result.data);
    return savedWords;
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isBusy} busyLabel="Collecting your data…" onClick={() => run(download)}>
          {label}
        </Button>
      </div>
      <p className={styles.small} role="status">
        {said}
      </p>
    </>
  );
}

/** Export and erasure. They work even if nothing else on the page could be loaded. */
export function YourData() {
  return (
    <Section title="Your data">
      <p className={styles.said}>Everything we hold about you: your account, your answers and your results.</p>
      <DownloadData label="Download my data" />
      <p className={styles.small}>
        One file, which programs can read too (JSON). Keep it where no one else can open it. We sign it, so that a
        change shows. <Link to="/verify">Check a file</Link>
      </p>
      <div className={styles.danger}>
        <h3>Erase everything</h3>
        <p>We’ll erase your account, answers and results. They can’t be recovered, even by us.</p>
        <ButtonLink variant="secondary" size="sm" to={erasePath}>
          Erase everything…
        </ButtonLink>
      </div>
    </Section>
  );
}
