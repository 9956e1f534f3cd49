import { readDay } from '#shared/scoring/calendar.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** '27 March 1980', which readers of every region understand. Text that is not a day is returned unchanged. */
export const dayWords = (text: string): string => {
  const day = readDay(text.slice(0, 10));
  return day ? `${day.day} ${months[day.month - 1]} ${day.year}` : text;
};

/** '27 Mar 1980', for columns. */
export const shortDay = (text: string): string => dayWords(text).replace(/[A-Z][a-z]+/, (month) => month.slice(0, 3));
