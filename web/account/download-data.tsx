import { useState } from 'react';
import { product } from '#shared/product.ts';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { Button } from '../ui/button.tsx';
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
