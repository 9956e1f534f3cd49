import type { HeartAge } from '#shared/heart/estimate/heart-range.ts';
import { preventLimits } from '#shared/heart/evidence/heart-inputs.ts';
import type { HeartFacts } from './heart-facts.ts';

/**
 * Whether the figure for heart failure is 'at least' so much: the BMI lay above what the equations know, and only heart
 * failure counts it (METHODS 4.2). Below their lower limit the word would be wrong.
 */
export const isHeartFailureAtLeast = ({ one: { person } }: Pick<HeartFacts, 'one'>): boolean =>
  person.bmi !== null && person.bmi > preventLimits.bmi[1];

export const heartAgeText = ({ age, code }: HeartAge): string =>
  code === '<30' ? 'under 30' : code === '80+' ? '80 or more' : String(age);

/** '74 to 79', or null where the range has no width. Beyond an end of the scale only the other end says something. */
export const heartAgeRange = ({ range: [low, high], code }: HeartAge): string | null => {
  if (low === high) return null;
  if (code === '80+') return `${low} or more`;
  return code === '<30' ? `${high} or less` : `${low} to ${high}`;
};
