import { type DateOrder, dateOrderOf, readDate } from '#shared/quiz/input/read-date.ts';
import type { DateQuestion } from '#shared/quiz/question.ts';
import { browserLocale } from '../ui/language.ts';

/** The order in which the browser's region writes a date. */
export const dateOrderHere = (): DateOrder => dateOrderOf(browserLocale()) ?? 'dmy';

/**
 * The days that a text can mean which holds a whole date, as 'YYYY-MM-DD': more than one where day and month can be meant
 * either way, none where it is a part of a date or nothing that is known.
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
