import { useState } from 'react';
import { product } from '#shared/product.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import styles from './account-page.module.css';
import { erasePath } from './account-path.ts';
import { saveFile } from './save-file.ts';

const failed = 'Your data could not be collected just now. Please try again.';

/** Neither needs anything else on the page to have been loaded. */
export function YourData() {
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
    <section aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className={styles.said}>Everything we hold about you: your account, your answers and your results.</p>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={state.isBusy} busyLabel="Collecting your data…" onClick={download}>
          Download my data
        </Button>
      </div>
      <p className={styles.small}>
        One file that programs can read, too (JSON). Keep it where nobody else can open it.
      </p>
      <p role="status">{state.said}</p>
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
