import { plural } from './plural.ts';

// Where the user is.

export const placeOf = (at: number, all: number) => `Question ${at} of ${all}`;

export const minutesLeft = (minutes: number) =>
  plural(minutes, { one: 'about a minute left', other: 'about # minutes left' });
