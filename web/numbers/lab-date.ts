import { readPerson } from '#shared/person/read-person.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import { readDate } from '#shared/quiz/input/read-date.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { wholeDates } from '../measured/whole-date.ts';
import { type Base, questionOf } from './base.ts';
import { type DateParts, dateParts } from './sheet.ts';

type ReadLabDate = { readonly answer: string | null; readonly sentence: string | null };

/** The day in the three inputs; null when they are empty, a sentence when it cannot be. */
export const readLabDate = (base: Base, { day, month, year }: DateParts): ReadLabDate => {
  if ([day, month, year].every((part) => part.trim() === '')) return { answer: null, sentence: null };
  const reading = readDate(`${day}.${month}.${year}`, { order: 'dmy', today: base.today });
  // A year of two digits that is not over yet has no reading; the sentence about days that exist then says enough.
  const date = reading.kind === 'clear' ? reading.date : null;
  return {
    answer: date,
    sentence: refuseAnswer(questionOf(base, 'labDate'), date, base.today) ?? beforeBirth(base, date),
  };
};

const beforeBirth = ({ longevity: { birthdate } }: Base, date: string | null): string | null =>
  date !== null && typeof birthdate === 'string' && date < birthdate
    ? 'That is before you were born. Check the year.'
    : null;

/** A whole date that stands in one of the inputs; null for anything else, or when it can be two days. */
export const wholeDateParts = (text: string, today: string): DateParts | null => {
  const [date, ...more] = wholeDates(text, today);
  return date === undefined || more.length > 0 ? null : dateParts(date);
};

/** Whether numbers of these answers are too old to be used: the scores decide (METHODS 10.1). */
export const hasOldNumbers = ({ longevity, today }: Pick<Base, 'longevity' | 'today'>, heart: Answers): boolean =>
  readPerson({ longevity, heart, today }).myNumbers?.caveats.includes('oldLabs') ?? false;
