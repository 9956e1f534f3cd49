import type { Person } from '#shared/person/person.ts';

/** A larger number from here on still warns although the pressure was mistyped, mmHg. */
const warnsAlthoughMistyped = { pregnant: 140, other: 180 };

/**
 * Blood pressure as the rules read it, NaN when unknown. A lower number that is not below the upper one was mistyped, so
 * both count as unknown; but a larger number that would be dangerous counts as the upper one, on the safe side.
 */
export const pressureForSafety = (
  { givenSbp, givenDbp, isPressureMistyped }: Person,
  isPregnant: boolean,
): { readonly sbp: number; readonly dbp: number } => {
  const [sbp, dbp] = [givenSbp ?? Number.NaN, givenDbp ?? Number.NaN];
  if (!isPressureMistyped) return { sbp, dbp };
  const larger = Math.max(sbp, dbp);
  const warns = larger >= (isPregnant ? warnsAlthoughMistyped.pregnant : warnsAlthoughMistyped.other);
  return { sbp: warns ? larger : Number.NaN, dbp: Number.NaN };
};
