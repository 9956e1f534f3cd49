import type { CleanAnswer } from './clean-answers.ts';

// The answers of engine 1 have no types of their own. These two read one as the kind that a table or a rule expects. What
// is of another kind, or not given, is in no table and above no limit.

export const optionOf = (answer: CleanAnswer | undefined): string => (typeof answer === 'string' ? answer : '');

export const numberOf = (answer: CleanAnswer | undefined): number => (typeof answer === 'number' ? answer : Number.NaN);
