import { useState } from 'react';
import { product } from '#shared/product.ts';
import { Checkbox } from '#web/ui/field.tsx';
import { saveFile } from '../account/save-file.ts';
import { useSession, useSubmissions } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import styles from './doctor-file.module.css';
import type { Ticked } from './make-doctor-file.ts';

const boxes: readonly (readonly [keyof Ticked, string])[] = [
  ['name', 'My name'],
  ['birthDate', 'My birth date'],
  ['mood', 'My answers about mood and stress'],
];

/** Loaded when the user opens it. The results as a file for the software of a clinic; the user chooses its contents. */
export function DoctorFile({ submissionId }: { submissionId: string }) {
  const [ticked, setTicked] = useState<Ticked>({ name: true, birthDate: true, mood: false });
  const { isBusy, said, save } = useSaving(submissionId, ticked);
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>What goes into it besides</legend>
        {boxes.map(([name, label]) => (
          <Checkbox
            key={name}
            checked={ticked[name]}
            onChange={(isTicked) => setTicked((before) => ({ ...before, [name]: isTicked }))}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <Button variant="secondary" busy={isBusy} busyLabel="Making the file…" onClick={save}>
        Save the file
      </Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

const saved = 'Your file is saved where your browser keeps downloads.';
const failed = 'The file could not be made just now. Please check your connection and try again.';

function useSaving(submissionId: string, ticked: Ticked) {
  const { submissions: rows } = useSubmissions();
  const user = useSession((session) => session.user);
  const [state, setState] = useState({ isBusy: false, said: '' });
  const save = async () => {
    setState({ isBusy: true, said: '' });
    try {
      const { makeDoctorFile } = await import('./make-doctor-file.ts');
      const document = await makeDoctorFile({ submissionId, rows, name: user, ticked });
      saveFile(`${product.id}-for-my-doctor.json`, JSON.stringify(document, null, 2), 'application/fhir+json');
      setState({ isBusy: false, said: saved });
    } catch {
      setState({ isBusy: false, said: failed });
    }
  };
  return { ...state, save };
}
