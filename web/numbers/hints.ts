import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';
import { type NumberId, nameOf } from './numbers.ts';
import type { ReadSheet } from './read-sheet.ts';
import { type Base, questionOf } from './use-base.ts';

/** What helps to find or measure a number, and what it does for the result. */
const hints: Readonly<Partial<Record<NumberId, string>>> = {
  restingHeartRate: 'After five minutes of sitting still. It does not change your percentage.',
  triglycerides: 'Best when you had not eaten.',
  fastingGlucose: 'Measured before breakfast.',
  // METHODS 10.5: '> 90' is no number.
  egfr: 'If the sheet says “above 90”, leave this empty.',
  lpa: 'One test in a lifetime is usually enough. From mg/dL we can only convert roughly.',
  uacr: 'We keep it for you. It does not change your numbers.',
  waist: 'At the level of the navel, after breathing out. It does not change your numbers.',
};

/** `best`: the numbers that would narrow the range, the best one first. */
export const hintFor = (id: NumberId, best: readonly string[], echo: string | undefined): string | undefined => {
  const words = [echo, best[0] === id ? 'This one would narrow your result most, as far as we can expect.' : null];
  return [...words, hints[id]].filter(Boolean).join(' ') || undefined;
};

/** 'That is 201 mg/dL.': in the other unit, of a number that was typed and understood. */
export const inOtherUnit = (
  base: Base,
  { given, changed }: ReadSheet,
  id: NumberId,
  locale: string,
): string | undefined => {
  if (!changed.includes(id)) return undefined;
  const question = questionOf(base, id);
  const other = unitsOf(question).find((code) => code !== given.typed[id]?.unit);
  const value = other && valueIn(question, given.answers[id], other);
  return other && typeof value === 'number' ? `That is ${writeWithUnit(other, value, locale)}.` : undefined;
};

const inSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name);

/** What to look up first, in one sentence; null when nothing would narrow the range. */
export const bestSentence = (best: readonly string[]): string | null => {
  const [first, second] = best.map((id) => inSentence(nameOf(id)));
  if (first === undefined) return null;
  return `As far as we can expect, your ${first} would narrow your result most${second ? `, then your ${second}` : ''}.`;
};
