import { plural } from './plural.ts';

// How many answers there are.

export const answered = (count: number) => plural(count, { other: '<count>#</count> answered' });
export const skipped = (count: number) => plural(count, { other: '<count>#</count> skipped' });
export const changed = (count: number) => plural(count, { other: '<count>#</count> changed' });
