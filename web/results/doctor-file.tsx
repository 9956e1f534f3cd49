import { useState } from 'react';
import { Checkbox } from '#web/ui/field.tsx';
import { SaveDocument } from '../doctor/save-document.tsx';
import { useSession, useSubmissions } from '../session/session.ts';
import styles from './doctor-file.module.css';
import type { Ticked } from './make-doctor-file.ts';

const boxes: readonly (readonly [keyof Ticked, string])[] = [
  ['name', 'My name'],
  ['birthDate', 'My date of birth'],
  ['mood', 'My answers about mood and stress'],
];

/** Loaded when the user opens it. The results as a file for the software of a clinic; the user chooses its contents. */
export function DoctorFile({ submissionId }: { submissionId: string }) {
  const { submissions: rows } = useSubmissions();
  const name = useSession((session) => session.user);
  const [ticked, setTicked] = useState<Ticked>({ name: true, birthDate: true, mood: false });
  const document = async () =>
    (await import('./make-doctor-file.ts')).makeDoctorFile({ submissionId, rows, name, ticked });
  return (
    <>
      <fieldset className={styles.boxes}>
        <legend>What else to include</legend>
        {boxes.map(([box, label]) => (
          <Checkbox
            key={box}
            checked={ticked[box]}
            onChange={(isTicked) => setTicked((before) => ({ ...before, [box]: isTicked }))}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <SaveDocument document={document} className={styles.said} />
    </>
  );
}
