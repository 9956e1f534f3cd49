const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** 'Today, 14:20', else '19 November 2026, 14:20', by the clock of this device. */
export const shortTime = (instant: string, now: Date): string => {
  const date = new Date(instant);
  const isToday = day.format(date) === day.format(now);
  return `${isToday ? 'Today' : day.format(date)}, ${time.format(date)}`;
};
