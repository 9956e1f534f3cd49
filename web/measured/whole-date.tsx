import type { ComponentProps } from 'react';
import { dateOrderOf, readDate } from '#shared/quiz/input/read-date.ts';
import type { DateQuestion } from '#shared/quiz/question.ts';
import * as labels from '#words/labels.ts';
import { Field, Input } from '../ui/field.tsx';
import { browserLocale } from '../ui/language.ts';

/**
 * The days that a text with a whole date can mean, as 'YYYY-MM-DD'. Several if day and month are ambiguous; none if the
 * text is only part of a date or not a date.
 */
export const wholeDates = (
  text: string,
  today: string,
  question?: Pick<DateQuestion, 'ageRange'>,
): readonly string[] => {
  const locale = browserLocale();
  const reading = readDate(text, { order: dateOrderOf(locale), today, locale, ...(question && { question }) });
  if (reading.kind === 'unclear') return [];
  return reading.kind === 'ask' ? reading.dates : [reading.date];
};

const fields = {
  d: { name: 'day', label: labels.day },
  m: { name: 'month', label: labels.month },
  y: { name: 'year', label: labels.year },
} as const;
type Name = (typeof fields)[keyof typeof fields]['name'];

type DateInputsProps<Parts> = {
  parts: Parts;
  onParts: (parts: Parts) => void;
  /** Accepts a whole date. Returns false for any other text. */
  read: (text: string) => boolean;
  inputProps: (name: Name, isFirst: boolean) => ComponentProps<typeof Input>;
};

/**
 * Three short inputs in the region's order, because in a calendar the user would have to scroll back many years. A
 * whole date may be pasted or typed into any of them. A typed one is read when the input is left.
 */
export function DateInputs<Parts extends Readonly<Partial<Record<Name, string>>>>(props: DateInputsProps<Parts>) {
  const { parts, onParts, read, inputProps } = props;
  const order = dateOrderOf(browserLocale()) ?? 'dmy';
  return [...order].map((letter, at) => {
    const { name, label } = fields[letter as keyof typeof fields];
    return (
      <Field key={name} label={label}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={parts[name] ?? ''}
            onChange={(event) => onParts({ ...parts, [name]: event.target.value })}
            onPaste={(event) => {
              if (read(event.clipboardData.getData('text'))) event.preventDefault();
            }}
            onBlur={(event) => read(event.target.value)}
            {...inputProps(name, at === 0)}
          />
        )}
      </Field>
    );
  });
}
