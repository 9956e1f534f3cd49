import { type DateOrder, dateOrderOf, readDate } from '#shared/quiz/input/read-date.ts';
import type { DateQuestion } from '#shared/quiz/question.ts';
import { browserLocale } from '../ui/language.ts';

/** The order in which the browser's region writes a date. */
export const dateOrderHere = (): DateOrder => dateOrderOf(browserLocale()) ?? 'dmy';

/**
 * The days that a text with a whole date can mean, as 'YYYY-MM-DD': several if day and month are ambiguous, none if the text is
 * only a part of a date or not a date.
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
