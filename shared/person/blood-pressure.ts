import { bandValues } from './band-values.ts';
import type { HeartAnswers, Person } from './person.ts';

type Pressure = Pick<Person, 'sbp' | 'dbp' | 'givenSbp' | 'givenDbp' | 'isPressureMistyped'>;

/**
 * Typed numbers when the upper one is answered, else the middle of the chosen band, else unknown (METHODS 1.6). A lower
 * number that is not below the upper one was mistyped: no point, goal or risk may use either.
 */
export const readBloodPressure = (heart: HeartAnswers): Pressure => {
  const { givenSbp, givenDbp } = given(heart);
  const isPressureMistyped = givenSbp !== null && givenDbp !== null && givenDbp >= givenSbp;
  const [sbp, dbp] = isPressureMistyped ? [null, null] : [givenSbp, givenDbp];
  return { sbp, dbp, givenSbp, givenDbp, isPressureMistyped };
};

/** Cleaning has dropped the numbers or the band that `bpReading` does not ask for. */
const given = ({ bpSystolic, bpDiastolic, bpBand }: HeartAnswers): Pick<Pressure, 'givenSbp' | 'givenDbp'> => {
  if (bpSystolic !== undefined) return { givenSbp: bpSystolic, givenDbp: bpDiastolic ?? null };
  if (bpBand === undefined) return { givenSbp: null, givenDbp: null };
  const { mid, dbp } = bandValues.bpBand[bpBand];
  return { givenSbp: mid, givenDbp: dbp };
};
