import type { Allowed } from '#shared/doctor/to-sheet.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import styles from './for-doctor.module.css';

type ChoicesProps = {
  allowed: Allowed;
  onChange: (allowed: Allowed) => void;
  /** Name apart, what can be left off is asked in the first quiz. */
  hasLongevity: boolean;
};

const labels: Readonly<Record<keyof Allowed, string>> = {
  name: 'My name',
  birthdate: 'My date of birth',
  weight: 'My height and weight',
  mood: 'My answers about mood, stress and company',
};

/** What the person lets the clinician see. Warnings that cannot wait always stand there. */
export function Choices({ allowed, onChange, hasLongevity }: ChoicesProps) {
  const shown = (['name', 'birthdate', 'weight', 'mood'] as const).filter(
    (key) => hasLongevity || key === 'name' || key === 'mood',
  );
  return (
    <fieldset className={styles.choices}>
      <legend>What goes on it</legend>
      {shown.map((key) => (
        <Checkbox key={key} checked={allowed[key]} onChange={(isOn) => onChange({ ...allowed, [key]: isOn })}>
          {labels[key]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
