import { readDay } from '#shared/scoring/calendar.ts';

/** The same day so many years later; 28 February for a 29 February that the year has not. A day that is none stays. */
export const yearsLater = (day: string, years: number): string => {
  const read = readDay(day);
  if (!read) return day;
  const later = `${read.year + years}${day.slice(4)}`;
  return readDay(later) ? later : `${read.year + years}-02-28`;
};
