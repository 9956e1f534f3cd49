import type {
  BySex,
  Curve,
  Interval,
  OptionEvidence,
  QuestionEvidence,
} from '#shared/longevity/evidence/question-evidence.ts';
import type { Sex } from '#shared/person/person.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { attenuationAt, gradedStrength } from './age-factors.ts';

/** The natural logarithm of a hazard ratio at one age, and its standard error. */
export type Hazard = { readonly lnHr: number; readonly se: number };

/** Reads an answer's hazard; null for "I don't know". */
export type ReadHazard = (answer: string | number, age: number) => Hazard | null;

/** A 95 % interval is 3.92 standard errors wide on the ln scale. */
const standardErrorsInInterval = 3.92;

const seOf = (lnLow: number, lnHigh: number): number => (lnHigh - lnLow) / standardErrorsInInterval;
const scaled = (hazard: Hazard, factor: number): Hazard =>
  factor === 1 ? hazard : { lnHr: factor * hazard.lnHr, se: factor * hazard.se };

const isBySex = <T>(value: BySex<T>): value is Readonly<Record<Sex, T>> =>
  typeof value === 'object' && value !== null && 'female' in value;

const forSex = <T>(value: BySex<T>, sex: Sex): T => (isBySex(value) ? value[sex] : value);

/** The hazards of a question with options: relative risks shrink with age. */
export const optionHazards = (options: readonly OptionEvidence[], sex: Sex): ReadHazard => {
  const byValue = new Map<string | number, Hazard>();
  for (const { value, hr, ci } of options) {
    if (hr === null) continue;
    const [low, high]: Interval = ci ? forSex(ci, sex) : [1, 1];
    byValue.set(value, { lnHr: Math.log(forSex(hr, sex)), se: seOf(Math.log(low), Math.log(high)) });
  }
  return (answer, age) => {
    const hazard = byValue.get(answer);
    return hazard ? scaled(hazard, attenuationAt(age)) : null;
  };
};

/** The hazards of a number, read off a curve. Weight is read with its body mass index. */
export const curveHazards = (curve: Curve): ReadHazard => {
  const points = curve.points.map(({ x, hr, ci: [low, high] }) => ({
    x,
    lnHr: Math.log(hr),
    se: seOf(Math.log(low), Math.log(high)),
  }));
  const at = (point: (typeof points)[number]) => point.x;
  const read = (x: number): Hazard => ({
    lnHr: interpolate(points, x, at, (point) => point.lnHr),
    se: interpolate(points, x, at, (point) => point.se),
  });
  const { ageGraded } = curve;
  if (!ageGraded) return (x, age) => (typeof x === 'number' ? scaled(read(x), attenuationAt(age)) : null);
  const strengthAt = gradedStrength(ageGraded);
  const from = read(ageGraded.above).lnHr;
  return (x, age) => {
    if (typeof x !== 'number') return null;
    const { lnHr, se } = read(x);
    if (x <= ageGraded.above) return { lnHr, se };
    const strength = strengthAt(age);
    return { lnHr: from + strength * (lnHr - from), se: strength * se };
  };
};

/** What a population answers: each answer with its share. */
type Spread = readonly { readonly answer: string | number; readonly share: number }[];

/** Where the population stands on a question at this age; `sitToStand` has shares by age. */
export const spreadOf = (
  { options = [], centering, prevalenceByAge }: QuestionEvidence,
  sex: Sex,
): ((age: number) => Spread) => {
  if (centering) {
    const spread = centering.map(({ x, p }) => ({ answer: x, share: p }));
    return () => spread;
  }
  return (age) => {
    const shares = prevalenceByAge?.find(({ ltAge }) => age < ltAge)?.p;
    return options.map(({ value, prevalence }, index) => ({
      answer: value,
      share: shares ? (shares[index] ?? 0) : forSex(prevalence ?? 0, sex),
    }));
  };
};
