import { completedYears } from '#shared/scoring/calendar.ts';
import { shareBelow } from '#shared/scoring/normal-distribution.ts';
import { clamp, round } from '#shared/scoring/rounding.ts';
import { type CleanAnswers, cleanAnswers } from './clean-answers.ts';
import { type EffectiveAge, effectiveAge } from './effective-age.ts';
import { type HeadlineCode, headlines, longevityModel } from './evidence/longevity-model.ts';
import { longevityEvidence } from './evidence/longevity-questions.ts';
import type { SafetyNoticeCode } from './evidence/types.ts';
import { activeQuestions } from './hazards.ts';
import { type LongevityCategory, scoreCategories } from './longevity-categories.ts';
import { type LongevityRecommendation, recommend } from './longevity-recommendations.ts';
import { longevityQuiz } from './quizzes/longevity.ts';

type LongevityStatus = 'ok' | 'noBirthdate' | 'ageOutOfRange';

/** Fields that need an age between 18 and 110 are null or empty without one. Ages and deltas are in years. */
export type LongevityScore = {
  status: LongevityStatus;
  chronologicalAge: number | null;
  biologicalAge: number | null;
  biologicalAgeRange: [low: number, high: number] | null;
  deltaRaw: number | null;
  deltaShown: number | null;
  /** 1-99: the share of same-sex peers with a higher modelled death rate; 50 = average. */
  longevityFactor: number | null;
  ageRatio: number | null;
  headline: HeadlineCode | null;
  /** 0-1, of the 24 questions that can move the age. */
  answeredShare: number | null;
  contributionsYears: Record<string, number>;
  categories: LongevityCategory[];
  topRecommendations: LongevityRecommendation[];
  safetyNotices: { question: string; notice: SafetyNoticeCode }[];
};

const youngestAge = 18;
const oldestAge = 110;

/**
 * Scores the first quiz. Pure and deterministic; takes anything as answers and never throws. `today` is YYYY-MM-DD, the
 * day of the submission.
 */
export const scoreLongevity = (answers: unknown, today: string): LongevityScore => {
  const clean = cleanAnswers(longevityQuiz, answers);
  const age = completedYears(clean.birthdate, today);
  const whatever = { chronologicalAge: age, categories: scoreCategories(clean), safetyNotices: safetyNotices(clean) };
  if (age === null || age < youngestAge || age > oldestAge) {
    return {
      ...notEstimated,
      contributionsYears: {},
      topRecommendations: [],
      ...whatever,
      status: age === null ? 'noBirthdate' : 'ageOutOfRange',
    };
  }
  return { ...estimate(clean, age), ...whatever };
};

const notEstimated = {
  biologicalAge: null,
  biologicalAgeRange: null,
  deltaRaw: null,
  deltaShown: null,
  longevityFactor: null,
  ageRatio: null,
  headline: null,
  answeredShare: null,
} as const;

const estimate = (answers: CleanAnswers, age: number) => {
  const effective = effectiveAge(answers, age);
  const { biologicalAge, biologicalAgeLow, biologicalAgeHigh, deltaYears, saturatedYears, parts } = effective;
  return {
    status: 'ok' as const,
    biologicalAge: round(biologicalAge, 1),
    biologicalAgeRange: [round(biologicalAgeLow, 1), round(biologicalAgeHigh, 1)] satisfies [number, number],
    deltaRaw: round(deltaYears, 2),
    deltaShown: round(saturatedYears, 2),
    longevityFactor: factorOf(effective),
    ageRatio: round(biologicalAge / age, 2),
    headline: headlines.find(({ maxYears }) => biologicalAge - age <= maxYears)?.code ?? null,
    answeredShare: round(parts.size / activeQuestions.length, 2),
    contributionsYears: contributions(effective),
    topRecommendations: recommend(answers, age, effective),
  };
};

const factorOf = ({ saturatedYears, beta }: Pick<EffectiveAge, 'saturatedYears' | 'beta'>): number => {
  const { populationSd, min, max } = longevityModel.factor;
  return clamp(round(100 * shareBelow((-saturatedYears * beta) / populationSd)), min, max);
};

/** The parts, scaled so that they add up to the difference that is shown. */
const contributions = ({ parts, deltaYears, saturatedYears }: EffectiveAge): Record<string, number> => {
  const scale = deltaYears === 0 ? 1 : saturatedYears / deltaYears;
  const shown: Record<string, number> = {};
  for (const [id, years] of parts) shown[id] = round(years * scale, 2);
  return shown;
};

const safetyNotices = (answers: CleanAnswers) =>
  longevityEvidence.flatMap(({ id, safety }) => {
    const answer = answers[id];
    const notice = answer === undefined ? undefined : safety?.[String(answer)];
    return notice ? [{ question: id, notice }] : [];
  });
