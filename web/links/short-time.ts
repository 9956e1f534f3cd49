import { inWords } from '../ui/language.ts';

/** 'Today, 14:20', else '19 November 2026, 14:20', by the clock of this device. */
export const shortTime = (instant: string, now: Date): string => {
  const day = inWords(instant, { dateStyle: 'long' });
  const isToday = day === inWords(now.getTime(), { dateStyle: 'long' });
  return `${isToday ? 'Today' : day}, ${inWords(instant, { timeStyle: 'short' })}`;
};
