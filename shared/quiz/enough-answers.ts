import type { AnswerCount } from './visible.ts';

/** How many of the questions need an answer for a result: half. */
export const neededOf = (total: number): number => Math.ceil(total / 2);

/** Fewer than half are answered, or one that the score needs is not: the API answers 422. */
export const isTooFew = ({ answered, total, missing }: AnswerCount): boolean =>
  answered < neededOf(total) || missing.length > 0;
