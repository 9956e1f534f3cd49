import { readDay } from '#shared/scoring/calendar.ts';
import { language } from '#words/language.ts';

const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '27 March 1980', which readers of every region understand. Text that is not a day is returned unchanged. */
export const dayWords = (text: string): string => {
  const day = text.slice(0, 10);
  return readDay(day) ? format.format(new Date(day)) : text;
};

/** '27 Mar 1980', for columns. Browsers differ in their own short months: 'Sep' or 'Sept'. */
export const shortDay = (text: string): string => dayWords(text).replace(/\p{L}{4,}/u, (month) => month.slice(0, 3));
