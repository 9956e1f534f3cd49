import { useState } from 'react';
import { type UnitPreference, unitChoices } from '#shared/quiz/unit-choices.ts';
import { unitOf } from '#shared/quiz/units.ts';
import { messageOf } from '../api/calls.ts';
import { chooseUnits, useUnits } from '../measured/units.ts';
import { Notice } from '../ui/notice.tsx';
import { Segments } from '../ui/segments.tsx';
import styles from './account-page.module.css';

const legends = {
  height: 'Height',
  weight: 'Weight',
  labs: 'Cholesterol and sugar',
  a1c: 'HbA1c',
} as const satisfies Record<keyof UnitPreference, string>;
const lines = Object.keys(legends) as (keyof UnitPreference)[];

const notInAccount =
  'Your account could not be changed just now. The new units count on this page. Please choose them again later.';

/** Four lines, each saved as soon as it is chosen. */
export function Units() {
  const units = useUnits();
  const [said, setSaid] = useState({ done: '', error: '' });
  const choose = async (change: Partial<UnitPreference>) => {
    setSaid({ done: '', error: '' });
    const result = await chooseUnits({ ...units, ...change });
    if (result && !result.ok) setSaid({ done: '', error: messageOf(result, notInAccount) });
    else setSaid({ done: 'Your units are saved.', error: '' });
  };
  return (
    <section aria-labelledby="account-units">
      <h2 id="account-units">Units</h2>
      <div className={styles.units}>
        {lines.map((line) => (
          <Segments
            key={line}
            legend={legends[line]}
            choices={unitChoices[line].map((code) => ({ value: code, label: unitOf(code).label }))}
            chosen={units[line]}
            onChoose={(code) => void choose({ [line]: code })}
          />
        ))}
      </div>
      {said.error && <Notice tone="error">{said.error}</Notice>}
      <p className={styles.said}>A change counts at once, in every quiz.</p>
      <p role="status">{said.done}</p>
    </section>
  );
}
