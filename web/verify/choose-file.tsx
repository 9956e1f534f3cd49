import { type ChangeEvent, useId, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ResultTable } from './result-table.tsx';
import { Told } from './told.tsx';
import { type Outcome, verifyFile } from './verify-file.ts';
import styles from './verify-page.module.css';

/**
 * A file that is chosen, or dropped on the card: the browser's own input fills the card, and takes both. What came of the file
 * stands below it.
 */
export function ChooseFile() {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setOutcome(await verifyFile(file));
    setBusy(false);
    // The same file, changed, can be chosen again.
    input.value = '';
  };
  return (
    <>
      <div className={styles.drop}>
        <label htmlFor={id}>{isBusy ? 'Checking…' : 'Choose a file'}</label>
        <p id={`${id}-hint`}>or drop it here. Nothing in it leaves this device.</p>
        {isBusy && <Spinner />}
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-describedby={`${id}-hint`}
          onChange={choose}
          disabled={isBusy}
        />
      </div>
      <Told outcome={isBusy ? null : outcome} />
      {outcome && ('found' in outcome ? <ResultTable found={outcome.found} /> : <Fault words={outcome.fault} />)}
    </>
  );
}

function Fault({ words }: { words: string }) {
  return (
    <div className={styles.fault}>
      <Notice tone="error">{words}</Notice>
    </div>
  );
}
