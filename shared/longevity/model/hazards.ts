import { ageModel } from '#shared/longevity/evidence/age-model.ts';
import type {
  AgeGraded,
  BySex,
  Curve,
  Interval,
  OptionEvidence,
  QuestionEvidence,
} from '#shared/longevity/evidence/question-evidence.ts';
import type { Sex } from '#shared/person/person.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { clamp } from '#shared/scoring/rounding.ts';

/** The natural logarithm of a hazard ratio at one age, and its standard error. */
export type Hazard = { readonly lnHr: number; readonly se: number };

/** The hazard of an answer; null for "I don't know". */
export type ReadHazard = (answer: string | number, age: number) => Hazard | null;

/** The hazards of a question with options. They shrink with age, as relative risks do. */
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

/** The hazards of a numeric answer, read off a curve. For weight the number is the body mass index. */
export const curveHazards = (curve: Curve): ReadHazard => {
  const points = curve.points.map(({ x, hr, ci: [low, high] }) => ({
    x,
    lnHr: Math.log(hr),
    se: seOf(Math.log(low), Math.log(high)),
  }));
  const read = (x: number): Hazard => ({
    lnHr: interpolate(points, x, 'x', 'lnHr'),
    se: interpolate(points, x, 'x', 'se'),
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

/** A 95 % interval is 3.92 standard errors wide on the ln scale. */
const standardErrorsInInterval = 3.92;

const seOf = (lnLow: number, lnHigh: number): number => (lnHigh - lnLow) / standardErrorsInInterval;

const scaled = (hazard: Hazard, factor: number): Hazard =>
  factor === 1 ? hazard : { lnHr: factor * hazard.lnHr, se: factor * hazard.se };

const isBySex = <T>(value: BySex<T>): value is Readonly<Record<Sex, T>> =>
  typeof value === 'object' && value !== null && 'female' in value;

const forSex = <T>(value: BySex<T>, sex: Sex): T => (isBySex(value) ? value[sex] : value);

/** How a population answers: each answer with its share. */
type Spread = readonly { readonly answer: string | number; readonly share: number }[];

/** How the population answers a question at this age. Only `sitToStand` has shares by age. */
export const spreadOf = (
  { options = [], centering, prevalenceByAge }: QuestionEvidence,
  sex: Sex,
): ((age: number) => Spread) => {
  if (centering) {
    const spread = centering.map(({ x, p }) => ({ answer: x, share: p }));
    return () => spread;
  }
  return (age) => {
    const shareAt = (index: number) =>
      prevalenceByAge &&
      interpolate(
        prevalenceByAge.map(({ age: at, p }) => ({ at, share: p[index] ?? 0 })),
        age,
        'at',
        'share',
      );
    return options.map(({ value, prevalence }, index) => ({
      answer: value,
      share: shareAt(index) ?? forSex(prevalence ?? 0, sex),
    }));
  };
};

/** The share of ln(HR) that remains at this age, 0.6-1 (METHODS 2.2, a). */
export const attenuationAt = (age: number): number => {
  const { fullUpToAge, floorFromAge, floor } = ageModel.ageAttenuation;
  return between(age, fullUpToAge, floorFromAge, 1, floor);
};

/** The strength of an effect at an age, relative to all ages (METHODS 2.2, k): ln(per5) / ln(allAgePer5), linear between bands. */
export const gradedStrength = ({ allAgePer5, bands }: AgeGraded): ((age: number) => number) => {
  const points = bands.map(({ age, per5 }) => ({ age, strength: Math.log(per5) / Math.log(allAgePer5) }));
  return (age) => interpolate(points, age, 'age', 'strength');
};

/** Linear from `start` at `from` to `end` at `to`, constant outside. */
export const between = (x: number, from: number, to: number, start: number, end: number): number =>
  start + clamp((x - from) / (to - from), 0, 1) * (end - start);
