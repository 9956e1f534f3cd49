import * as words from '#feature-words/numbers/form.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { type Changes, derive, type GivenAnswers } from '#shared/quiz/derive.ts';
import { type Doubt, doubtsOf } from '#shared/quiz/input/plausible.ts';
import { readDate } from '#shared/quiz/input/read-date.ts';
import { type Meaning, readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Answers } from '#shared/quiz/question.ts';
import { shownIn, type Typed } from '#shared/quiz/units/measured.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { preferredUnit } from '#shared/quiz/units/unit-preference.ts';
import type { UnitCode } from '#shared/quiz/units/units.ts';
import { type NumberId, numberIds } from './numbers.ts';
import { type Base, questionOf } from './use-base.ts';

/** The input of one number. Until the user types, `isTyped` is false and the stored answer is unchanged. */
type Entry = { readonly text: string; readonly unit: UnitCode | null; readonly isTyped: boolean };
export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

export type Sheet = {
  readonly entries: Readonly<Record<NumberId, Entry>>;
  readonly date: DateParts;
  /** Questions whose unusual answer the user has confirmed. */
  readonly confirmed: readonly string[];
};

/** The stored numbers, each in the unit in which it was typed, else in the user's own. */
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

/** Groups of numbers that are checked against each other. */
const families: readonly (readonly string[])[] = [
  ['bpSystolic', 'bpDiastolic'],
  ['totalCholesterol', 'ldlCholesterol', 'hdlCholesterol'],
];
export const relativesOf = (id: string): readonly string[] => families.find((each) => each.includes(id)) ?? [id];

const withEntry = (sheet: Sheet, id: NumberId, entry: Entry): Sheet => ({
  ...sheet,
  entries: { ...sheet.entries, [id]: entry },
  // The confirmation was for other numbers.
  confirmed: sheet.confirmed.filter((each) => !relativesOf(id).includes(each)),
});

export const typeInto = (sheet: Sheet, id: NumberId, text: string): Sheet =>
  withEntry(sheet, id, { ...sheet.entries[id], text, isTyped: true });

/**
 * Changes the unit of a number. A typed number is not converted: on a lab sheet the unit belongs to the number beside
 * it. A stored number is shown in the new unit.
 */
export const chooseUnit = (base: Base, sheet: Sheet, id: NumberId, unit: UnitCode, locale: string): Sheet => {
  const entry = sheet.entries[id];
  return withEntry(sheet, id, { ...entry, unit, ...(!entry.isTyped && { text: storedText(base, id, unit, locale) }) });
};

/** Replaces what was typed by what was offered. */
export const takeAnswer = (sheet: Sheet, id: string, answer: Answer, typed: Typed | null | undefined): Sheet => {
  const known = numberIds.find((each) => each === id);
  if (!known) return sheet;
  const unit = typed?.unit ?? sheet.entries[known].unit;
  return withEntry(sheet, known, { text: typed?.text ?? String(answer), unit, isTyped: true });
};

export const confirm = (sheet: Sheet, id: string): Sheet => ({ ...sheet, confirmed: [...sheet.confirmed, id] });

/** Why a number cannot be saved yet, and what it may mean. */
export type Problem = { readonly id: string; readonly sentence: string; readonly choices: readonly Meaning[] };

type Change = { readonly id: string; readonly answer: Answer | null; readonly typed?: Typed };

export type ReadSheet = ReturnType<typeof readSheet>;

export const readSheet = (base: Base, sheet: Sheet, locale: string) => {
  const read = [...numberIds.map((id) => readEntry(base, sheet, id, locale)), readDay(base, sheet)];
  const changes = read.filter((each) => each !== null && 'answer' in each);
  const problems = read.filter((each) => each !== null && 'sentence' in each);
  const changed = changes.map(({ id }) => id);
  const given: GivenAnswers = derive(base.quiz, base.earlier, withPressureSource(changes, base.earlier.answers));
  const isOpen = ({ questionId }: Doubt) =>
    !sheet.confirmed.includes(questionId) && relativesOf(questionId).some((id) => changed.includes(id));
  const doubts = doubtsOf(base.quiz, given);
  return {
    /** The answers of the new submission: those of the earlier one with the changes of this page. */
    given,
    /** The numbers whose answer differs from the stored one, in the order of the page. */
    changed,
    problems: [...lowerAlone(given, problems), ...problems],
    /** Unusual answers that the user has not confirmed. */
    doubts: doubts.filter(isOpen),
    /** The questions confirmed now or in the earlier submission. */
    confirmed: doubts.filter((doubt) => !isOpen(doubt)).map(({ questionId }) => questionId),
  };
};

/** Null if nothing has changed. */
const readEntry = (base: Base, { entries }: Sheet, id: NumberId, locale: string): Change | Problem | null => {
  const { text, unit, isTyped } = entries[id];
  if (!isTyped) return null;
  const stored = base.earlier.answers[id];
  if (text.trim() === '') return stored === undefined ? null : { id, answer: null };
  const reading = readTyped(questionOf(base, id), text, unit, locale);
  if (reading.kind === 'unclear') return { id, sentence: reading.sentence, choices: [] };
  if (reading.kind === 'ask') return { id, sentence: reading.question, choices: reading.choices };
  const { answer, typed } = reading;
  return answer === stored ? null : { id, answer, ...(typed && { typed }) };
};

/** The day in the three inputs; null if it has not changed. */
const readDay = (base: Base, { date: { day, month, year } }: Sheet): Change | Problem | null => {
  const id = 'labDate';
  const { earlier, longevity, today } = base;
  const isBlank = [day, month, year].every((part) => part.trim() === '');
  const reading = readDate(`${day}.${month}.${year}`, { order: 'dmy', today });
  // A two-digit year cannot be read before that year is over; the sentence for a day that does not exist is enough.
  const answer = reading.kind === 'clear' ? reading.date : null;
  const sentence = isBlank
    ? null
    : (refuseAnswer(questionOf(base, id), answer, today) ?? beforeBirth(longevity, answer));
  if (sentence !== null) return { id, sentence, choices: [] };
  return (answer ?? undefined) === earlier.answers[id] ? null : { id, answer };
};

const beforeBirth = ({ birthdate }: Answers, date: string | null): string | null =>
  date !== null && typeof birthdate === 'string' && date < birthdate ? words.beforeBirth : null;

/** Typed pressures answer how the user knows their blood pressure; removing both removes that answer. */
const withPressureSource = (changes: readonly Change[], earlier: GivenAnswers['answers']): Changes => {
  const answers = Object.fromEntries(changes.map(({ id, answer }) => [id, answer]));
  const typed = Object.fromEntries(changes.flatMap(({ id, typed }) => (typed ? [[id, typed]] : [])));
  const pressures = ['bpSystolic', 'bpDiastolic'];
  if (!pressures.some((id) => id in answers)) return { answers, typed };
  const isKnown = pressures.some((id) => (id in answers ? answers[id] !== null : earlier[id] !== undefined));
  return { answers: { ...answers, bpReading: isKnown ? 'numbers' : null }, typed };
};

/** Neither a score nor a warning uses a bottom number without the top one. */
const lowerAlone = ({ answers }: GivenAnswers, problems: readonly Problem[]): readonly Problem[] =>
  answers.bpDiastolic !== undefined &&
  answers.bpSystolic === undefined &&
  !problems.some(({ id }) => id === 'bpSystolic')
    ? [{ id: 'bpSystolic', sentence: words.topToo, choices: [] }]
    : [];

/** Whether numbers of these answers are too old to be used: the scores decide (METHODS 10.1). */
export const hasOldNumbers = ({ longevity, today }: Pick<Base, 'longevity' | 'today'>, heart: Answers): boolean =>
  readPerson({ longevity, heart, today }).myNumbers?.caveats.includes('oldLabs') ?? false;
