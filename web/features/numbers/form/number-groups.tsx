import { type ReactNode, useId } from 'react';
import { DateInputs, wholeDates } from '#web/measured/whole-date.tsx';
import { afterPress, FieldError } from '#web/ui/field.tsx';
import { NumberField } from './number-field.tsx';
import styles from './numbers.module.css';
import { labIds, type NumberId, pressureIds } from './numbers.ts';
import { type DateParts, dateParts, hasOldNumbers } from './numbers-sheet.ts';
import { type Base, questionOf } from './use-base.ts';
import type { UseSheet } from './use-sheet.ts';

const oldNumbers =
  'More than three years old: we keep these numbers but don’t use them, because they may have changed.';

/** Blood pressure and pulse, the lab sheet with its one date, and the waist. */
export function NumberGroups({ base, filled, best }: { base: Base; filled: UseSheet; best: readonly string[] }) {
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
      <Group title="Blood test" text="From your lab results or patient app. Choose the unit shown next to each number.">
        <DateField
          legend="Date on your results"
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

/** The units of numbers that have only one. */
const suffixes: Readonly<Partial<Record<NumberId, string>>> = {
  bpSystolic: 'mmHg',
  bpDiastolic: 'mmHg',
  restingHeartRate: 'a minute',
  egfr: 'mL/min',
};

/** What helps to find or measure a number, and what it does for the result. */
const hints: Readonly<Partial<Record<NumberId, string>>> = {
  restingHeartRate: 'After sitting still for five minutes. It doesn’t change your percentage.',
  triglycerides: 'Best measured before eating.',
  fastingGlucose: 'Measured before breakfast.',
  // METHODS 10.5: '> 90' is not a number.
  egfr: 'If your results say “above 90”, leave this empty.',
  lpa: 'One test in a lifetime is usually enough. We can only convert roughly from mg/dL.',
  uacr: 'We keep it for you. It doesn’t change your numbers.',
  waist: 'Level with your navel, after breathing out. It doesn’t change your numbers.',
};

/** `best`: the numbers that would narrow the range, most effective first. */
const hintFor = (id: NumberId, best: readonly string[], echo: string | undefined): string | undefined => {
  const words = [echo, best[0] === id ? 'This would probably narrow your range most.' : null];
  return [...words, hints[id]].filter(Boolean).join(' ') || undefined;
};

type DateFieldProps = UseSheet['date'] & {
  legend: string;
  hint: string;
  parts: DateParts;
  today: string;
  /** What follows from a valid date. */
  note: string | undefined;
};

function DateField({ legend, hint, parts, today, error, note, onParts, onLeave }: DateFieldProps) {
  const id = useId();
  /** False also for a text that can mean two days. */
  const read = (text: string): boolean => {
    const [date, ...more] = wholeDates(text, today);
    if (date === undefined || more.length > 0) return false;
    onParts(dateParts(date));
    return true;
  };
  return (
    <fieldset className={styles.date} aria-describedby={`${id}hint`}>
      <legend>{legend}</legend>
      <p className={styles.hint} id={`${id}hint`}>
        {hint}
      </p>
      <div className={styles.parts}>
        <DateInputs
          parts={parts}
          onParts={onParts}
          read={read}
          inputProps={(_, isFirst) => ({
            name: isFirst ? 'labDate' : undefined,
            className: styles.part,
            autoComplete: 'off',
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}error` : undefined,
            onBlur: ({ currentTarget, target, relatedTarget }) => {
              // Moving to the next part does not leave the date.
              if (read(target.value) || currentTarget.closest('fieldset')?.contains(relatedTarget)) return;
              afterPress(onLeave);
            },
          })}
        />
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      <p role="status" className={styles.hint}>
        {!error && note}
      </p>
    </fieldset>
  );
}
