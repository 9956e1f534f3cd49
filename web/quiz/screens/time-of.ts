import { dayInWords } from '../day-in-words.ts';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** 'at 09:12 today', 'at 23:50 yesterday' or 'on 14 December', by the clock of this device. */
export function timeOf(at: number, now: Date): string {
  const then = new Date(at);
  if (then.toDateString() === now.toDateString()) return `at ${time.format(then)} today`;
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return `at ${time.format(then)} yesterday`;
  return `on ${dayInWords(at)}`;
}
