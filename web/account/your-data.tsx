import { useState } from 'react';
import { Link } from 'react-router-dom';
import { product } from '#shared/product.ts';
import { call, messageOf } from '#web/api/call.ts';
import { erasePath } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './account-page.module.css';
import { saveFile } from './save-file.ts';

const failed = 'Your data could not be collected just now. Please try again.';

/** Everything that is stored about the person, as one file. */
export function DownloadData({ label }: { label: string }) {
  const [state, setState] = useState({ isBusy: false, said: '' });
  const download = async () => {
    setState({ isBusy: true, said: '' });
    const result = await call('exportMe', undefined);
    if (result.ok) saveFile(`${product.id}-my-data.json`, JSON.stringify(result.data, null, 2), 'application/json');
    setState({
      isBusy: false,
      said: result.ok ? 'Your file is saved where your browser keeps downloads.' : messageOf(result, failed),
    });
  };
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={state.isBusy} busyLabel="Collecting your data…" onClick={download}>
          {label}
        </Button>
      </div>
      <p className={styles.small} role="status">
        {state.said}
      </p>
    </>
  );
}

/** Neither needs anything else on the page to have been loaded. */
export function YourData() {
  return (
    <section aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className={styles.said}>Everything we hold about you: your account, your answers and your results.</p>
      <DownloadData label="Download my data" />
      <p className={styles.small}>
        One file that programs can read, too (JSON). Keep it where nobody else can open it.{' '}
        <Link to="/verify">Verify the results in it</Link>
      </p>
      <div className={styles.danger}>
        <h3>Erase everything</h3>
        <p>Your account, answers and results are deleted. Nobody can bring them back, nor can we.</p>
        <ButtonLink variant="secondary" size="sm" to={erasePath}>
          Erase everything…
        </ButtonLink>
      </div>
    </section>
  );
}
