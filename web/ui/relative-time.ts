import { useEffect, useState } from 'react';
import * as words from '#words/times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago the instant was, in the largest unit that fits: years, months (both by the calendar), days, hours,
 * minutes, else 'just now'. Without a date, 'Not completed'. A time in the future (this device's clock is slow) is
 * 'just now'.
 */
export function relativeTime(instant: string | null | undefined, now: Date): string {
  const then = new Date(instant ?? Number.NaN);
  if (Number.isNaN(then.getTime())) return words.notCompleted;
  const months = fullMonthsBetween(then, now);
  if (months >= 12) return words.yearsAgo(Math.floor(months / 12));
  if (months >= 1) return words.monthsAgo(months);
  const elapsed = now.getTime() - then.getTime();
  if (elapsed >= dayMs) return words.daysAgo(Math.floor(elapsed / dayMs));
  if (elapsed >= hourMs) return words.hoursAgo(Math.floor(elapsed / hourMs));
  if (elapsed >= minuteMs) return words.minutesAgo(Math.floor(elapsed / minuteMs));
  return words.justNow;
}

function fullMonthsBetween(then: Date, now: Date): number {
  const months = (now.getFullYear() - then.getFullYear()) * 12 + now.getMonth() - then.getMonth();
  const anniversary = new Date(then);
  anniversary.setDate(1);
  anniversary.setMonth(then.getMonth() + months);
  anniversary.setDate(Math.min(then.getDate(), daysInMonth(anniversary)));
  return anniversary > now ? months - 1 : months;
}

const daysInMonth = (date: Date): number => new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();

/** The current time, updated every minute, for 'x minutes ago' and the greeting. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
