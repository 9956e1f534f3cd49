import { plural } from './plural.ts';

// How many answers there are.

export const answered = (count: number) =>
  plural(count, { one: '<count>#</count> respondida', other: '<count>#</count> respondidas' });
export const skipped = (count: number) =>
  plural(count, { one: '<count>#</count> saltada', other: '<count>#</count> saltadas' });
export const changed = (count: number) =>
  plural(count, { one: '<count>#</count> cambiada', other: '<count>#</count> cambiadas' });
