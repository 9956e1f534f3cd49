import { useState } from 'react';
import { Checkbox } from '#web/ui/field.tsx';
import { SaveDocument } from '../doctor/save-document.tsx';
import styles from './doctor-file.module.css';

type Ticked = { name: boolean; birthdate: boolean; mood: boolean };

const boxes: readonly (readonly [keyof Ticked, string])[] = [
  ['name', 'My name'],
  ['birthdate', 'My date of birth'],
  ['mood', 'My answers about mood and stress'],
];

/** Loaded when the user opens it. The results as a file for the software of a clinic; the user chooses its contents. */
export function DoctorFile({ submissionId }: { submissionId: string }) {
  const [ticked, setTicked] = useState<Ticked>({ name: true, birthdate: true, mood: false });
  const document = async () =>
    (await import('../doctor/link-resources.ts')).loadDocument(submissionId, { ...ticked, weight: true });
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
