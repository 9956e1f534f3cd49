import { type ReactNode, useId } from 'react';
import { DateField, hasOldNumbers } from './date-field.tsx';
import { hintFor } from './hints.ts';
import { NumberField } from './number-field.tsx';
import styles from './numbers.module.css';
import { labIds, type NumberId, pressureIds } from './numbers.ts';
import { type Base, questionOf } from './use-base.ts';
import type { UseSheet } from './use-sheet.ts';

type NumberGroupsProps = { base: Base; filled: UseSheet; best: readonly string[] };

const oldNumbers =
  'Older than three years: we keep these numbers, and they count as unknown, because they may have changed.';

/** Blood pressure and pulse, the lab sheet with its one date, and the waist. */
export function NumberGroups({ base, filled, best }: NumberGroupsProps) {
  const number = (id: NumberId) => {
    const { echo, ...field } = filled.field(id);
    return <NumberField key={id} {...field} hint={hintFor(id, best, echo)} suffix={suffixes[id]} />;
  };
  return (
    <>
      <Group
        title="Blood pressure"
        text="Sit still for five minutes first. If you have several readings, use their average."
      >
        <div className={styles.pressure}>{pressureIds.map(number)}</div>
        {number('restingHeartRate')}
      </Group>
      <Group
        title="Blood test"
        text="From your lab sheet or patient app. Choose the unit that stands beside the value."
      >
        <DateField
          legend="Date on the sheet"
          hint={questionOf(base, 'labDate').subtext ?? ''}
          parts={filled.sheet.date}
          today={base.today}
          note={hasOldNumbers(base, filled.read.given.answers) ? oldNumbers : undefined}
          {...filled.date}
        />
        {labIds.map(number)}
      </Group>
      <Group title="Body">{number('waist')}</Group>
    </>
  );
}

/** Where there is one unit everywhere. */
const suffixes: Readonly<Partial<Record<NumberId, string>>> = {
  bpSystolic: 'mmHg',
  bpDiastolic: 'mmHg',
  restingHeartRate: 'a minute',
  egfr: 'mL/min',
};

function Group({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={styles.lede}>{text}</p>}
      {children}
    </section>
  );
}
