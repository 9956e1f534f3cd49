import { plural } from './plural.ts';

// When to try again after too many tries. Stands after the sentence that says what there was too much of.

export const inAMinute = 'Please try again in a minute.';
export const inMinutes = (count: number) =>
  plural(count, { one: 'Please try again in 1 minute.', other: 'Please try again in # minutes.' });
export const inHours = (count: number) =>
  plural(count, { one: 'Please try again in 1 hour.', other: 'Please try again in # hours.' });
export const inDays = (count: number) =>
  plural(count, { one: 'Please try again in 1 day.', other: 'Please try again in # days.' });
