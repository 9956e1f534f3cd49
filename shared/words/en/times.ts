import { plural } from './plural.ts';

export const yearsAgo = (count: number) => plural(count, { one: '1 year ago', other: '# years ago' });

export const monthsAgo = (count: number) => plural(count, { one: '1 month ago', other: '# months ago' });

export const daysAgo = (count: number) => plural(count, { one: '1 day ago', other: '# days ago' });

export const hoursAgo = (count: number) => plural(count, { one: '1 hour ago', other: '# hours ago' });

export const minutesAgo = (count: number) => plural(count, { one: '1 minute ago', other: '# minutes ago' });

export const justNow = 'just now';

export const notCompleted = 'Not completed';

// By when to be seen, soonest first. Pages, mails and plans use the same words.

export const today = 'Today';
export const todayOrTomorrow = 'Today or tomorrow';
export const nextFewDays = 'In the next few days';
export const withinAWeek = 'Within a week';
export const nextWeekOrTwo = 'In the next week or two';
export const nextFewWeeks = 'In the next few weeks';
export const thisWeek = 'This week';
export const nextVisit = 'At your next visit';
export const nextFewMonths = 'In the next few months';
