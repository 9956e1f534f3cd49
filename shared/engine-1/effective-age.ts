import { clamp, mean } from '#shared/scoring/rounding.ts';
import type { CleanAnswers } from './clean-answers.ts';
import { longevityModel as model } from './evidence/longevity-model.ts';
import type { Sex } from './evidence/types.ts';
import { activeQuestions, measuredAnswer } from './hazards.ts';

export type EffectiveAge = {
  /** Years against the average person of this sex and age, before and after saturation. */
  readonly deltaYears: number;
  readonly saturatedYears: number;
  readonly biologicalAge: number;
  readonly biologicalAgeLow: number;
  readonly biologicalAgeHigh: number;
  /** Slope of ln(mortality) per year; the mean of both when both sexes are used. */
  readonly beta: number;
  /** What each answered question adds to `deltaYears`. */
  readonly parts: ReadonlyMap<string, number>;
};

/** Both sexes when the answer names neither. The result is then the mean of the two. */
export const sexesOf = ({ gender }: CleanAnswers): readonly Sex[] =>
  gender === 'female' || gender === 'male' ? [gender] : ['female', 'male'];

const between = (x: number, from: number, to: number, start: number, end: number): number =>
  start + clamp((x - from) / (to - from), 0, 1) * (end - start);

export const betaOf = (sex: Sex, age: number): number =>
  between(age, model.beta.midUpToAge, model.beta.oldFromAge, model.beta[sex].mid, model.beta[sex].old);

/** Relative risks shrink with age. */
export const attenuationAt = (age: number): number => {
  const { fullUpToAge, floorFromAge, floor } = model.ageAttenuation;
  return between(age, fullUpToAge, floorFromAge, 1, floor);
};

/** Habits overlap. The further a person is from the average, the less each habit adds. */
export const saturate = (years: number): number => {
  const limit = years < 0 ? model.saturation.youngerYears : model.saturation.olderYears;
  return limit * Math.tanh(years / limit);
};

const biologicalAgeAt = (age: number, deltaYears: number): number => {
  const { youngestShareOfAge, oldestShareOfAge, minAge, maxAge } = model.caps;
  return clamp(age + clamp(saturate(deltaYears), youngestShareOfAge * age, oldestShareOfAge * age), minAge, maxAge);
};

type ForOneSex = { parts: Map<string, number>; deltaYears: number; halfWidthYears: number };

const forOneSex = (answers: CleanAnswers, sex: Sex, age: number): ForOneSex => {
  const beta = betaOf(sex, age);
  const factor = model.lambda.value * attenuationAt(age);
  const parts = new Map<string, number>();
  let lnHrSum = 0;
  let variance = model.interval.modelSd ** 2;
  for (const { id, weight, hazardOf, centreAt } of activeQuestions) {
    const answer = measuredAnswer(id, answers);
    const hazard = answer === undefined ? null : hazardOf[sex](answer);
    if (!hazard) continue;
    const lnHr = factor * weight * (hazard.lnHr - centreAt[sex](age));
    lnHrSum += lnHr;
    variance += (factor * weight * hazard.se) ** 2;
    parts.set(id, lnHr / beta);
  }
  return { parts, deltaYears: lnHrSum / beta, halfWidthYears: (model.interval.z * Math.sqrt(variance)) / beta };
};

/** The age of an average person of the same sex with the same modelled death rate (Spiegelhalter 2016), with its range. */
export const effectiveAge = (answers: CleanAnswers, age: number): EffectiveAge => {
  const sexes = sexesOf(answers);
  const results = sexes.map((sex) => forOneSex(answers, sex, age));
  const deltaYears = mean(results.map((result) => result.deltaYears));
  const halfWidthYears = mean(results.map((result) => result.halfWidthYears));
  const ids = [...(results[0]?.parts.keys() ?? [])];
  return {
    deltaYears,
    saturatedYears: saturate(deltaYears),
    biologicalAge: biologicalAgeAt(age, deltaYears),
    biologicalAgeLow: biologicalAgeAt(age, deltaYears - halfWidthYears),
    biologicalAgeHigh: biologicalAgeAt(age, deltaYears + halfWidthYears),
    beta: mean(sexes.map((sex) => betaOf(sex, age))),
    parts: new Map(ids.map((id) => [id, mean(results.map(({ parts }) => parts.get(id) ?? 0))])),
  };
};
