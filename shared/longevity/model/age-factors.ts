import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import type { AgeGraded } from '#shared/longevity/evidence/question-evidence.ts';
import type { Sex } from '#shared/person/person.ts';
import { interpolate } from '#shared/scoring/curves.ts';
import { clamp } from '#shared/scoring/rounding.ts';

const between = (x: number, from: number, to: number, start: number, end: number): number =>
  start + clamp((x - from) / (to - from), 0, 1) * (end - start);

/** Slope of ln(mortality) per year of age (METHODS 2.2, beta). */
export const betaOf = (sex: Sex, age: number): number =>
  between(age, model.beta.midUpToAge, model.beta.oldFromAge, model.beta[sex].mid, model.beta[sex].old);

/** What is left of ln(HR) at this age, 0.6-1 (METHODS 2.2, a). */
export const attenuationAt = (age: number): number => {
  const { fullUpToAge, floorFromAge, floor } = model.ageAttenuation;
  return between(age, fullUpToAge, floorFromAge, 1, floor);
};

/** How strong an effect is at each age against all ages: ln(per5) / ln(allAgePer5), linear between the bands (METHODS 2.2, k). */
export const gradedStrength = ({ allAgePer5, bands }: AgeGraded): ((age: number) => number) => {
  const points = bands.map(({ age, per5 }) => ({ age, strength: Math.log(per5) / Math.log(allAgePer5) }));
  return (age) =>
    interpolate(
      points,
      age,
      (point) => point.age,
      (point) => point.strength,
    );
};

/** Habits overlap: the further from average, the less each one adds. */
export const saturate = (years: number): number => {
  const limit = years < 0 ? model.saturation.youngerYears : model.saturation.olderYears;
  return limit * Math.tanh(years / limit);
};

/** The age that is shown for a difference of `deltaYears` before saturation, inside the caps. */
export const biologicalAgeAt = (age: number, deltaYears: number): number => {
  const { youngestShareOfAge, oldestShareOfAge, minAge, maxAge } = model.caps;
  return clamp(age + clamp(saturate(deltaYears), youngestShareOfAge * age, oldestShareOfAge * age), minAge, maxAge);
};
