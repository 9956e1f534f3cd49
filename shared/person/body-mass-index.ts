import type { LongevityAnswers } from './person.ts';

/** Turns pounds and inches into kg/m². */
export const poundsPerSquareInchToBmi = 703;

/** 703 × lb / in², unrounded (METHODS 1.5); null when height or weight is not answered. */
export const bodyMassIndex = ({ height, weight }: LongevityAnswers): number | null => {
  if (height === undefined || weight === undefined) return null;
  const inches = 12 * height.ft + height.in;
  return (poundsPerSquareInchToBmi * weight) / inches ** 2;
};
