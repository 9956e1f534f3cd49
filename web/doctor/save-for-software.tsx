import { useState } from 'react';
import { product } from '#shared/product.ts';
import { saveFile } from '../account/save-file.ts';
import { Button } from '../ui/button.tsx';
import styles from './for-doctor.module.css';

const saved = 'Your file is saved where your browser keeps downloads.';
const failed = 'The file could not be made just now. Please check your connection and try again.';

type SaveForSoftwareProps = {
  /** The results as a FHIR document, with what was chosen above and nothing else. Rejects when a result cannot be had. */
  document: () => Promise<object>;
};

/** What is on the page as a file that the software of a clinic reads. */
export function SaveForSoftware({ document }: SaveForSoftwareProps) {
  const [{ isBusy, said }, setState] = useState({ isBusy: false, said: '' });
  const save = async () => {
    setState({ isBusy: true, said: '' });
    try {
      const text = JSON.stringify(await document(), null, 2);
      saveFile(`${product.id}-for-my-doctor.json`, text, 'application/fhir+json');
      setState({ isBusy: false, said: saved });
    } catch {
      setState({ isBusy: false, said: failed });
    }
  };
  return (
    <section className={styles.software} aria-labelledby="for-software">
      <h2 id="for-software">Save it for their software</h2>
      <p className={styles.small}>
        One file with the same results, and with what you chose above, in the format that clinics exchange (FHIR R4). It
        is made on this device, and you decide who gets it.
      </p>
      <Button variant="secondary" busy={isBusy} busyLabel="Making the file…" onClick={save}>
        Save the file
      </Button>
      <p role="status">{said}</p>
    </section>
  );
}
