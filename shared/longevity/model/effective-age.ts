import { ageModel as model } from '#shared/longevity/evidence/age-model.ts';
import { type LongevityQuestionId, type Person, type Sex, sexesOf } from '#shared/person/person.ts';
import { clamp, mean } from '#shared/scoring/rounding.ts';
import { activeQuestions } from './active-questions.ts';
import { countedAnswer, countedShare } from './counted-answer.ts';
import { between } from './hazards.ts';

export type EffectiveAge = {
  /** Completed years. */
  readonly age: number;
  /** Both sexes when the answer does not settle it. */
  readonly sexes: readonly Sex[];
  /** Years against the average person of this sex and age, before and after saturation. */
  readonly deltaYears: number;
  readonly saturatedYears: number;
  readonly biologicalAge: number;
  /** The likely range is this wide on each side. It may reach beyond the caps. */
  readonly halfWidthYears: number;
  /** Slope of ln(mortality) per year; the mean of both when both sexes are used. */
  readonly beta: number;
  /** What each answered question adds to `saturatedYears`, unrounded, in the order of the quiz. */
  readonly contributions: ReadonlyMap<LongevityQuestionId, number>;
};

/**
 * The age at which an average person of the same sex has the death rate of these answers, with its likely range (METHODS
 * 2.2; Spiegelhalter 2016). `age` is the person's own, 18-110.
 */
export const effectiveAge = (person: Person, age: number): EffectiveAge => {
  const sexes = sexesOf(person.longevity);
  const results = sexes.map((sex) => forOneSex(person, sex, age));
  const deltaYears = mean(results.map((result) => result.deltaYears));
  const saturatedYears = saturate(deltaYears);
  const extra = sexes.length > 1 ? model.interval.bothSexesExtraYears : 0;
  return {
    age,
    sexes,
    deltaYears,
    saturatedYears,
    biologicalAge: biologicalAgeAt(age, deltaYears),
    halfWidthYears: Math.max(...results.map((result) => result.halfWidthYears)) + extra,
    beta: mean(sexes.map((sex) => betaOf(sex, age))),
    contributions: contributionsOf(results, deltaYears === 0 ? 1 : saturatedYears / deltaYears),
  };
};

type ForOneSex = {
  /** What each active question adds to `deltaYears`; null when it is not answered. */
  readonly parts: readonly (number | null)[];
  readonly deltaYears: number;
  readonly halfWidthYears: number;
};

const forOneSex = (person: Person, sex: Sex, age: number): ForOneSex => {
  const { z, modelSd, minHalfYears } = model.interval;
  const beta = betaOf(sex, age);
  let lnHrSum = 0;
  let variance = modelSd ** 2;
  const parts = activeQuestions.map((question) => {
    const weight = model.lambda.value * question.weight;
    const { hazardOf, populationAt } = question[sex];
    const { centre, openVariance } = populationAt(age);
    const answer = countedAnswer(question.id, person);
    const hazard = answer === undefined ? null : hazardOf(answer, age);
    const share = hazard ? countedShare(question.id, person) : 0;
    variance += weight ** 2 * (share * (hazard?.se ?? 0) ** 2 + (1 - share) * openVariance);
    if (!hazard) return null;
    const lnHr = share * weight * (hazard.lnHr - centre);
    lnHrSum += lnHr;
    return lnHr / beta;
  });
  const halfWidthYears = Math.max(minHalfYears, (z * Math.sqrt(variance)) / beta);
  return { parts, deltaYears: lnHrSum / beta, halfWidthYears };
};

/** Relies on both sexes having the same answered questions. */
const contributionsOf = (results: readonly ForOneSex[], scale: number): Map<LongevityQuestionId, number> => {
  const shown = new Map<LongevityQuestionId, number>();
  for (const [place, { id }] of activeQuestions.entries()) {
    let years = 0;
    for (const { parts } of results) years += parts[place] ?? 0;
    if (results[0]?.parts[place] !== null) shown.set(id, (years * scale) / results.length);
  }
  return shown;
};

/** Slope of ln(mortality) per year of age (METHODS 2.2, beta). */
export const betaOf = (sex: Sex, age: number): number =>
  between(age, model.beta.midUpToAge, model.beta.oldFromAge, model.beta[sex].mid, model.beta[sex].old);

/** Habits overlap: the further from average, the less each one adds. */
export const saturate = (years: number): number => {
  const limit = years < 0 ? model.saturation.youngerYears : model.saturation.olderYears;
  return limit * Math.tanh(years / limit);
};

/** The shown age for a difference of `deltaYears` before saturation, within the caps. */
export const biologicalAgeAt = (age: number, deltaYears: number): number => {
  const { youngestShareOfAge, oldestShareOfAge, minAge, maxAge } = model.caps;
  return clamp(age + clamp(saturate(deltaYears), youngestShareOfAge * age, oldestShareOfAge * age), minAge, maxAge);
};
