import type { LongevityQuestionId, Person } from '#shared/person/person.ts';
import type { Assessment } from '#shared/safety/assess.ts';
import { isDangerouslyThin } from '#shared/safety/care-routes.ts';
import { shareBelow } from '#shared/scoring/curves.ts';
import { clamp, round } from '#shared/scoring/rounding.ts';
import * as words from '#words/numbers.ts';
import { ageModel, type HeadlineCode } from './evidence/age-model.ts';
import type { EffectiveAge } from './model/effective-age.ts';

export type LongevityStatus = 'ok' | 'noBirthdate' | 'ageOutOfRange' | 'notEstimated';

export type StatusAndReason = {
  readonly status: LongevityStatus;
  readonly reason: 'underweight' | 'tooYoung' | null;
};

/** Whether an age is estimated, and why not (METHODS 2.4). */
export const longevityStatus = ({ age }: Person, routes: Assessment['routes']): StatusAndReason => {
  if (age === null) return { status: 'noBirthdate', reason: null };
  if (age < ageModel.youngestAge || age > ageModel.oldestAge) return { status: 'ageOutOfRange', reason: null };
  if (isDangerouslyThin(routes)) return { status: 'notEstimated', reason: 'underweight' };
  return age < ageModel.shownFromAge ? { status: 'notEstimated', reason: 'tooYoung' } : { status: 'ok', reason: null };
};

/** The figures of the model. Null or empty where no age is estimated; ages and deltas are in years. */
export type AgeEstimate = {
  readonly biologicalAge: number | null;
  /** The likely range. It may reach below 18 or above 110. */
  readonly biologicalAgeRange: readonly [low: number, high: number] | null;
  readonly deltaRaw: number | null;
  readonly deltaShown: number | null;
  /** 1-99: the share of same-sex peers whose habits carry a higher death rate; 50 = average. Null where praise is withheld. */
  readonly longevityFactor: number | null;
  readonly ageRatio: number | null;
  /** Null where praise is withheld. */
  readonly headline: HeadlineCode | null;
  readonly contributionsYears: Readonly<Partial<Record<LongevityQuestionId, number>>>;
};

/** The model's figures, rounded for a result (METHODS 2.4). */
export const estimateOf = (effective: EffectiveAge, isPraiseWithheld: boolean): AgeEstimate => {
  const { age, biologicalAge, halfWidthYears, deltaYears, saturatedYears } = effective;
  const [low, high] = [biologicalAge - halfWidthYears, biologicalAge + halfWidthYears];
  return {
    biologicalAge: round(biologicalAge, 1),
    biologicalAgeRange: [round(low, 1), round(high, 1)],
    deltaRaw: round(deltaYears, 2),
    deltaShown: round(saturatedYears, 2),
    longevityFactor: isPraiseWithheld ? null : factorOf(effective),
    ageRatio: round(biologicalAge / age, 2),
    headline: isPraiseWithheld ? null : headlineOf(age, low, high),
    contributionsYears: contributionsOf(effective),
  };
};

const headlineOf = (age: number, low: number, high: number): HeadlineCode =>
  high < age ? 'younger' : low > age ? 'older' : 'onPar';

/** 1-99: the share of same-sex peers whose habits carry a higher death rate. */
const factorOf = ({ saturatedYears, beta }: Pick<EffectiveAge, 'saturatedYears' | 'beta'>): number => {
  const { populationSd, min, max } = ageModel.factor;
  return clamp(round(100 * shareBelow((-saturatedYears * beta) / populationSd)), min, max);
};

const contributionsOf = ({ contributions }: EffectiveAge): AgeEstimate['contributionsYears'] => {
  const shown: Partial<Record<LongevityQuestionId, number>> = {};
  for (const [id, years] of contributions) shown[id] = round(years, 2);
  return shown;
};

export const notEstimated: AgeEstimate = {
  biologicalAge: null,
  biologicalAgeRange: null,
  deltaRaw: null,
  deltaShown: null,
  longevityFactor: null,
  ageRatio: null,
  headline: null,
  contributionsYears: {},
};

/** '36 to 53'; the tables begin at 18, so an end below it is 'under 18' (METHODS 2.3). */
export const ageRangeWords = (low: number, high: number): string => {
  const from = wholeYears(low);
  const { youngestAge } = ageModel;
  return words.range(from < youngestAge ? words.under(String(youngestAge)) : String(from), String(wholeYears(high)));
};

/** Rounds to one decimal first, as the stored figures are, so that every part of a page agrees. */
export const wholeYears = (years: number): number => round(round(years, 1));
