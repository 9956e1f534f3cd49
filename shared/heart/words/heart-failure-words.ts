import { preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import type { HeartFacts } from './heart-facts.ts';

/**
 * Whether the figure for heart failure is 'at least' so much: the BMI lay above what the equations know, and only heart
 * failure counts it (METHODS 4.2). Below their lower limit the word would be wrong.
 */
export const isHeartFailureAtLeast = ({ one: { person } }: Pick<HeartFacts, 'one'>): boolean =>
  person.bmi !== null && person.bmi > preventLimits.bmi[1];
