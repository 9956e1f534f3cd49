import { type ReactNode, useId } from 'react';
import * as words from '#feature-words/numbers/form.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { DateInputs, wholeDates } from '#web/measured/whole-date.tsx';
import { afterPress, FieldError } from '#web/ui/field.tsx';
import { NumberField } from './number-field.tsx';
import styles from './numbers.module.css';
import { labIds, type NumberId, pressureIds } from './numbers.ts';
import { type DateParts, dateParts, hasOldNumbers } from './numbers-sheet.ts';
import { type Base, questionOf } from './use-base.ts';
import type { UseSheet } from './use-sheet.ts';

/** Blood pressure and pulse, the lab sheet with its one date, and the waist. */
export function NumberGroups({ base, filled, best }: { base: Base; filled: UseSheet; best: readonly string[] }) {
  const number = (id: NumberId) => {
    const { echo, ...field } = filled.field(id);
    return <NumberField key={id} {...field} hint={hintFor(id, best, echo)} suffix={suffixes[id]} />;
  };
  return (
    <>
      <Group title={words.pressureTitle} text={words.pressureHint}>
        <div className={styles.pressure}>{pressureIds.map(number)}</div>
        {number('restingHeartRate')}
      </Group>
      <Group title={words.bloodTestTitle} text={words.bloodTestHint}>
        <DateField
          legend={words.labDate}
          hint={questionOf(base, 'labDate').subtext ?? ''}
          parts={filled.sheet.date}
          today={base.today}
          note={hasOldNumbers(base, filled.read.given.answers) ? words.oldNumbers : undefined}
          {...filled.date}
        />
        {labIds.map(number)}
      </Group>
      <Group title={words.bodyTitle}>{number('waist')}</Group>
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
  restingHeartRate: words.beatsAMinute,
  egfr: 'mL/min',
};

/** What helps to find or measure a number, and what it does for the result. */
const hints: Readonly<Partial<Record<NumberId, string>>> = {
  restingHeartRate: words.pulseHint,
  triglycerides: words.triglyceridesHint,
  fastingGlucose: words.fastingSugarHint,
  // METHODS 10.5: '> 90' is not a number.
  egfr: words.kidneyTestHint,
  lpa: words.lipoproteinHint,
  uacr: words.urineRatioHint,
  waist: words.waistHint,
};

/** `best`: the numbers that would narrow the range, most effective first. */
const hintFor = (id: NumberId, best: readonly string[], echo: string | undefined): string | undefined =>
  paragraph(echo, best[0] === id && words.bestHint, hints[id]) || undefined;

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
