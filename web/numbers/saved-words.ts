import { numberOf, valueIn, writeWithUnit } from '#shared/quiz/measured.ts';
import type { UnitPreference } from '#shared/quiz/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/unit-preference.ts';
import { inWords } from '../ui/language.ts';
import { type Base, questionOf } from './base.ts';
import { nameOf } from './numbers.ts';
import type { ReadSheet } from './read-sheet.ts';

export type SavedRow = { readonly id: string; readonly name: string; readonly value: string };

/** What was saved, in the units in which it was typed; a number that was taken away is said to be. */
export const savedRows = (
  base: Base,
  { given, changed }: Pick<ReadSheet, 'given' | 'changed'>,
  units: UnitPreference,
  locale: string,
): readonly SavedRow[] =>
  changed.map((id) => ({ id, name: nameOf(id), value: valueText(base, given, id, units, locale) ?? 'Taken away' }));

const valueText = (
  base: Base,
  { answers, typed }: ReadSheet['given'],
  id: string,
  units: UnitPreference,
  locale: string,
): string | null => {
  const answer = answers[id];
  if (answer === undefined) return null;
  const question = questionOf(base, id);
  if (question.type === 'date' && typeof answer === 'string')
    return inWords(answer, { dateStyle: 'long', timeZone: 'UTC' });
  const unit = typed[id]?.unit ?? preferredUnit(question, units);
  const value = unit ? valueIn(question, answer, unit) : null;
  if (unit && value !== null) return writeWithUnit(unit, value, locale);
  return `${numberOf(answer) ?? ''} ${question.unit ?? ''}`.trim();
};

const cholesterol: readonly string[] = ['totalCholesterol', 'ldlCholesterol', 'hdlCholesterol'];
const families: readonly { readonly ids: readonly string[]; readonly words: string }[] = [
  { ids: ['bpSystolic', 'bpDiastolic'], words: 'blood pressure' },
  { ids: cholesterol, words: 'cholesterol' },
  { ids: ['triglycerides'], words: 'triglycerides' },
  { ids: ['a1c'], words: 'long-term blood sugar' },
  { ids: ['egfr'], words: 'kidney value' },
  { ids: ['lpa'], words: 'lipoprotein(a)' },
  { ids: ['fastingGlucose'], words: 'fasting blood sugar' },
];

/** Why the result may differ: 'Your cholesterol is now a measured number.' Blank for numbers that change no figure. */
export const reasons = ({ earlier }: Base, { given, changed }: ReadSheet): readonly string[] =>
  families.flatMap(({ ids, words }) => {
    const touched = ids.filter((id) => changed.includes(id));
    if (touched.length === 0) return [];
    const isNow = touched.some((id) => given.answers[id] !== undefined);
    if (!isNow) return [`Your ${words} is no longer a measured number.`];
    const wasBefore = touched.some((id) => earlier.answers[id] !== undefined);
    return [`Your ${words} ${wasBefore ? 'has a new measured number' : 'is now a measured number'}.`];
  });
