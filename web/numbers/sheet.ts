import type { Answer } from '#shared/quiz/question.ts';
import { shownIn, type Typed } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { type NumberId, numberIds } from './numbers.ts';
import { type Base, questionOf } from './use-base.ts';

/** What stands in a number's input. Until the person types, `isTyped` is false and the answer stays as it is stored. */
export type Entry = { readonly text: string; readonly unit: UnitCode | null; readonly isTyped: boolean };
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

/** Everything that the person has filled in. */
export type Sheet = {
  readonly entries: Readonly<Record<NumberId, Entry>>;
  readonly date: DateParts;
  /** Questions whose unusual answer the person says is right. */
  readonly confirmed: readonly string[];
};

/** The stored numbers, each in the unit in which it was typed, else in the person's own. */
export const sheetOf = (base: Base, units: UnitPreference, locale: string): Sheet => {
  const entries = Object.fromEntries(numberIds.map((id) => [id, storedEntry(base, id, units, locale)]));
  return { entries: entries as Sheet['entries'], date: dateParts(base.earlier.answers.labDate), confirmed: [] };
};

const storedEntry = ({ earlier, ...base }: Base, id: NumberId, units: UnitPreference, locale: string): Entry => {
  const question = questionOf(base, id);
  const unit = earlier.typed[id]?.unit ?? preferredUnit(question, units) ?? null;
  return { text: storedText({ earlier, ...base }, id, unit, locale), unit, isTyped: false };
};

const storedText = ({ earlier, ...base }: Base, id: NumberId, unit: UnitCode | null, locale: string): string => {
  const answer = earlier.answers[id];
  if (unit === null) return answer === undefined ? '' : String(answer);
  return shownIn(questionOf(base, id), answer, unit, earlier.typed[id], locale);
};

/** A stored day in three inputs. */
export const dateParts = (day: Answer | undefined): DateParts => {
  const [year = '', month = '', date = ''] = typeof day === 'string' ? day.split('-') : [];
  return { day: date.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
};

/** Numbers of which one says something about the others. */
const families: readonly (readonly string[])[] = [
  ['bpSystolic', 'bpDiastolic'],
  ['totalCholesterol', 'ldlCholesterol', 'hdlCholesterol'],
];
export const relativesOf = (id: string): readonly string[] => families.find((each) => each.includes(id)) ?? [id];

const withEntry = (sheet: Sheet, id: NumberId, entry: Entry): Sheet => ({
  ...sheet,
  entries: { ...sheet.entries, [id]: entry },
  // What was confirmed was confirmed of other numbers.
  confirmed: sheet.confirmed.filter((each) => !relativesOf(id).includes(each)),
});

export const typeInto = (sheet: Sheet, id: NumberId, text: string): Sheet =>
  withEntry(sheet, id, { ...sheet.entries[id], text, isTyped: true });

/**
 * Another unit beside a number. What the person typed stays: on a lab sheet the unit belongs to the number that stands
 * beside it. A stored number is shown in the new unit.
 */
export const chooseUnit = (base: Base, sheet: Sheet, id: NumberId, unit: UnitCode, locale: string): Sheet => {
  const entry = sheet.entries[id];
  return withEntry(sheet, id, { ...entry, unit, ...(!entry.isTyped && { text: storedText(base, id, unit, locale) }) });
};

/** Takes what was offered in place of what was typed. */
export const takeAnswer = (sheet: Sheet, id: string, answer: Answer, typed: Typed | null | undefined): Sheet => {
  const known = numberIds.find((each) => each === id);
  if (!known) return sheet;
  const unit = typed?.unit ?? sheet.entries[known].unit;
  return withEntry(sheet, known, { text: typed?.text ?? String(answer), unit, isTyped: true });
};

export const confirm = (sheet: Sheet, id: string): Sheet => ({ ...sheet, confirmed: [...sheet.confirmed, id] });

/** The units of a number that has more than one. */
export const unitsFor = (base: Base, id: NumberId): readonly UnitCode[] => unitsOf(questionOf(base, id));
