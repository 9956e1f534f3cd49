import { familyQuestionId, knowledgeQuestionId } from '#shared/derived-names.ts';
import type { LongevityQuestionId } from '#shared/person/person.ts';
import { ageRange } from '#shared/questions/longevity/age-range.ts';
import type { ageModel } from './age-model.ts';
import type { Grade } from './question-evidence.ts';

/** How a question's numbers were derived, in words. Only the methods page needs it, so no worker loads it. */
export type Derivation = {
  /** The answer whose hazard ratio is 1: its value, or a description where the evidence is a curve. */
  readonly reference?: string;
  /** How the numbers follow from the published ones. */
  readonly derivation?: string;
  readonly prevalenceSource?: string;
};

const noEvidence =
  'No usable causal evidence on death from any cause: HR 1 for every option, so no effect on age. Category score only.';

export const derivations: { readonly [Id in LongevityQuestionId]?: Derivation } = {
  education: {
    reference: 'highSchool (12 years)',
    derivation:
      'HR = 0.981^(years of schooling - 12), from a 1.9% (1.8-2.0) lower death rate per extra year of schooling; years assumed 10/12/14/16/18.',
    prevalenceSource:
      'nhanesPkg (2009-2012: less than HS 18.5%, HS 21.0%, some college 31.4%, college graduate 29.1%); split of the last group into 4-year and graduate degree is assumed',
  },
  weight: {
    reference: 'BMI 20-25',
    derivation:
      'Effect sits on BMI (height+weight). ln HR is interpolated linearly between band mid-points, extended to BMI 60 and constant above. Above 25 the strength depends on age.',
    prevalenceSource:
      'nchs508 (2021-2023: BMI>=30 40.3%, >=40 9.4%); the rest split in proportion to nhanesPkg 2009-2012',
  },
  [familyQuestionId]: {
    reference: 'typical',
    derivation:
      'Offspring mortality is 16-17% lower per decade each parent lives past about 70 (HR 0.835 per decade per parent). oneLong ~ +1.2 decades for one parent; bothLong ~ +1.2 for both; oneShort/bothShort ~ -1 decade.',
    prevalenceSource: 'assumed',
  },
  familyHistory: {
    reference: 'none',
    derivation:
      'Premature heart disease in the family raises cardiovascular death by roughly 40-60%; with about 30% of deaths cardiovascular that is about +10-15% for all causes. Two or more conditions: +20%. Derived, not observed.',
    prevalenceSource: 'assumed',
  },
  healthCheckups: {
    derivation:
      'Randomised trials of general health checks: total mortality RR 1.00 (0.97-1.03). HR 1 for every option; score only.',
  },
  oralHygiene: {
    reference: 'full',
    derivation:
      'Gum disease (not brushing) carries the evidence: RR 1.46 (1.15-1.85) for death from any cause. Mapped to the poorest option; intermediate values interpolated on ln HR (0, 0, 1/3, 1).',
    prevalenceSource: 'assumed',
  },
  smoking: {
    reference: 'never',
    derivation:
      'Former smokers by years since quitting: ln HR of former daily (<2 y 2.18, 2-<5 y 1.96, 5-<10 y 1.69, >=10 y 1.18) and former non-daily smokers (1.20, 1.57, 1.36, 1.09), averaged with the number of people in each row (Inoue-Choi 2020, table 3). Current: non-daily 1.72, 1-10 a day 1.87, 10-19 a day 2.50, 20+ 2.80. Then isotonic regression (pool adjacent violators on ln HR, weights = US prevalence) in the order never, former10, former5, former1, former0, someDays, dailyUnder10, daily10to19, daily20plus: quitting never makes older. former1, former0 and someDays pool to one value: the data cannot separate a recent quitter from a light smoker, partly because people quit when they fall ill. vapeOnly has no hazard: open question.',
    prevalenceSource: 'nhis2022smoke (current 11%); split by amount, former (22%) and vaping-only (3.5%) assumed',
  },
  alcoholConsumption: {
    reference: 'lifetime abstainer',
    derivation:
      'Sex-specific, fully adjusted RRs by grams a day (14 g per US drink: 1.3-25 g = up to 12 a week, 25-45 g = 13-22, 45-65 g = 23-32, >=65 g = 33+). Non-significant values below 1 are set to 1 (no benefit credited). Ex-drinkers are set to 1 although published at 1.39 (men) / 1.27 (women): quitting is not the cause (sick-quitter effect).',
    prevalenceSource: 'nchs374/nhis2012alc for abstaining and former; nhanesPkg for volume; adapted',
  },
  overallDiet: {
    reference: 'poor',
    derivation:
      'Best vs worst fifth of four healthy-eating scores: HR 0.80-0.86 (HEI-2015 0.81, AHEI 0.80). Five options spread evenly on ln HR from 1 to 0.80.',
    prevalenceSource: 'assumed, shaped on liu2024 (AHA diet score: poor 37.4%, intermediate 61.1%, ideal 1.6%)',
  },
  plantVariety: {
    reference: 'under10',
    derivation:
      'Closest measured exposure is amount: 5 vs 2 servings of fruit and vegetables a day, RR 0.87 (0.85-0.88). Assigned to 30+; intermediate values evenly spread. EPIC species-richness HR 0.63 (top vs bottom fifth) is deliberately not used.',
    prevalenceSource: 'assumed, shaped on lee2022mmwr (12.3% meet fruit, 10.0% vegetable advice)',
  },
  processedFoodServings: {
    reference: '0 servings',
    derivation: 'RR 1.02 (1.01-1.03) for death per extra daily serving (highest vs lowest 1.15-1.21).',
    prevalenceSource: 'assumed',
  },
  waterIntakeCups: { derivation: noEvidence },
  mealWindowConsistency: { derivation: noEvidence },
  digestiveSymptoms: {
    derivation:
      'Conflicting: infrequent stools linked to higher, irritable bowel to slightly lower, more-than-daily stools to 10% higher mortality. HR 1; score only.',
  },
  exerciseFrequency: {
    reference: '0 days',
    derivation:
      'Leisure activity vs none: below the guideline 0.80 (0.78-0.82), 1-2x 0.69 (0.67-0.70), 2-3x 0.63. Days converted with about 40 min of moderate activity each: 1-2 days ~ 60 min, 3-4 ~ 140, 5-6 ~ 220, 7 ~ 280 min a week; 3-4 days lies between the first two published bands.',
    prevalenceSource:
      'nhanesPkg (2009-2012: inactive 47.5%; active days 1-2 14.3%, 3-4 18.5%, 5-6 10.7%, 7 5.9%; renormalised)',
  },
  exerciseIntensity: {
    reference: 'light',
    derivation:
      "Meeting the vigorous guideline vs none 0.81 (0.76-0.87); the moderate guideline 0.75-0.81, mutually adjusted. 'mixed' = product of the two. Weight 0.25 because frequency already carries most of it.",
    prevalenceSource: 'assumed; the 49% who never exercise count as light',
  },
  strengthTraining: {
    reference: '0 days',
    derivation:
      'Any vs none 0.85 (0.79-0.93), J-shaped with the best 17% at about 40 min a week; once a week 0.89 (0.81-0.97); seven times 0.99 (0.94-1.04). GRADE very low, so weight 0.5.',
    prevalenceSource: 'nchs2020pa (>=2 days: men 35.2%, women 26.9%); the rest assumed',
  },
  sittingHours: {
    reference: '0 hours',
    derivation: 'RR per hour, adjusted for activity: 1.01 (1.00-1.01) up to 8 h, 1.04 (1.03-1.05) above.',
    prevalenceSource: 'ussery2018 (<4 h 18.8%, 4-<6 24.8%, 6-8 30.8%, >8 25.6-25.7%)',
  },
  sitToStand: {
    reference: 'noSupport',
    derivation:
      'Supervised sitting-rising test, ages 51-80: score 8-10 reference, 6-7.5 HR 1.84, 3.5-5.5 HR 3.44, 0-3 HR 5.44. Clinic volunteers, self-report here, mostly a marker of illness: weight 0.20.',
    prevalenceSource: 'assumed, by age',
  },
  gripStrengthSelf: {
    reference: 'average',
    derivation:
      'Measured grip, strongest vs weakest: 0.69 (0.64-0.74). Split evenly around the average: weaker 1/sqrt(0.69) = 1.20, stronger sqrt(0.69) = 0.83. Self-rating is unvalidated: weight 0.25.',
    prevalenceSource: 'assumed',
  },
  sleepHours: {
    reference: '7 hours',
    derivation:
      'Dose-response over 40 cohorts, 2.2 million people; long sleep is largely a marker of illness, hence weight 0.5.',
    prevalenceSource: 'nhanesPkg (2009-2012)',
  },
  sleepQuality: {
    reference: 'good',
    derivation:
      "Non-restorative sleep HR 1.23 (1.07-1.42), high certainty. 'fair' is the square root. Insomnia disorder itself is not associated.",
    prevalenceSource: 'assumed, shaped on nchs436 (trouble falling asleep 14.5%, staying asleep 17.8%)',
  },
  sleepConsistency: {
    reference: 'irregular',
    derivation:
      'Accelerometer regularity, fifths 2-5 vs the least regular fifth: 20% to 48% lower mortality. Ends are published; the middle is interpolated; self-report and one cohort, weight 0.25.',
    prevalenceSource: 'by construction from fifths',
  },
  nightAwakenings: {
    derivation:
      'Difficulty staying asleep was not associated with mortality in the meta-analysis (29 cohorts) nor in HRS. HR 1; score only.',
  },
  stressLevels: {
    reference: '1',
    derivation:
      'Psychological distress (GHQ-12) 1-3 HR 1.20 (1.13-1.27), 4-6 1.43 (1.31-1.56), 7-12 1.94 (1.66-2.26) vs 0, age- and sex-adjusted. Stress is not the same as distress and these are not fully adjusted: weight 0.25. Level 2 interpolated.',
    prevalenceSource: 'assumed',
  },
  stressCoping: { derivation: noEvidence },
  lifeOutlook: {
    reference: 'veryPessimistic',
    derivation:
      'Most vs least optimistic quarter, fully adjusted: HR 0.91 (0.85-0.97) (NHS, 70,021 women); a meta-analysis finds 0.86. The more cautious value is used, spread evenly over five options.',
    prevalenceSource: 'assumed',
  },
  closeRelationships: {
    reference: 'several',
    derivation: 'Social isolation 1.32 (1.26-1.39), loneliness 1.14 (1.08-1.20), 90 cohorts.',
    prevalenceSource: 'assumed',
  },
  communityInvolvement: {
    reference: 'never',
    derivation:
      'Volunteering, adjusted: 24% (16-31%) lower mortality; RR 0.78 (0.66-0.90) in a second review; not confirmed by trials: weight 0.25.',
    prevalenceSource: 'americorps2023 (28.3% volunteered formally in a year); frequency split assumed',
  },
  mindfulnessFrequency: { derivation: noEvidence },
  sunlightExposure: {
    derivation:
      'Observational only (sun-seeking HR 0.86, 0.80-0.93, UK Biobank), confounded by activity and health, and ultraviolet light causes skin cancer. HR 1; score only.',
  },
  natureTime: {
    derivation:
      'Greenness around the home HR 0.96 per 0.1 NDVI; time spent in nature is a different exposure. HR 1; score only.',
  },
  screenTimeNonWork: {
    reference: '0 hours',
    derivation:
      'Television, per hour: 1.03 (1.01-1.04) up to 3.5 h, 1.06 (1.05-1.08) above. Screens are not all television and overlap with sitting: weight 0.35.',
    prevalenceSource: 'nhanesPkg (2009-2012, TV + computer)',
  },
  [knowledgeQuestionId]: {
    derivation: `${noEvidence} Not part of any category score; may tune how much explanation is shown.`,
  },
};

/** How each constant of the age model was chosen (`age-model.ts`). */
export const modelDerivations = {
  beta: 'Least squares of ln(-ln(1-q)) on age in the US period life table of 2017: 0.08966 (women) and 0.08424 (men) at 40-90 years, 0.11038 and 0.10332 at 80-100; linear between 65 and 85.',
  ageAttenuation:
    'Relative risks shrink with age: schooling goes with 2.9 % a year at 18-49 against 1.9 % overall. The shape is our choice. Not for weight: above BMI 25 the published strength at each age is used, below 25 nothing is taken off, because a low weight does not become safer with age.',
  lambda:
    'A factor on top of the question weights. 0.9 keeps three things in place: the person with the most common answers is 1 to 2 years below the own age, the spread of the model is near 0.51, and five against zero healthy habits give a ln HR near the published -1.35 (-1.51 to -1.17).',
  saturation:
    'Limits chosen from published life expectancies turned into effective years against the US average: five healthy habits -11.8 (women) and -9.7 (men); eight habits -5.8 and -9.7, none of them +17.6 and +18.1. They shape the estimate only, never the width of the range.',
  caps: 'Our choice: keeps results plausible for very young adults.',
  interval: `Standard errors of the answered questions, the population variance of each question that is not answered, and a model term. Never less for an open question than any answer would leave, so skipping cannot narrow the range. It lives on the shown scale and is not cut at ${ageRange.min} or ${ageRange.max}. It does not cover illness.`,
  factor:
    'The share of people of the same sex whose habits carry a higher death rate; 50 = average. The model with independent answers spreads by 0.40 at 40, 0.39 at 50, 0.37 at 60 and 0.33 at 70; times 1.25 that is 0.50, 0.48, 0.46 and 0.41. 0.51 is a little too wide, so factors lean towards 50.',
} as const satisfies { readonly [Name in keyof typeof ageModel]?: string };

/** What each grade of evidence stands for. */
export const grades: Readonly<Record<Exclude<Grade, '-'>, string>> = {
  A: 'Meta-analysis or pooled cohorts, consistent, with a plausible cause',
  'A-null': 'Strong evidence of no effect: it does not move the age',
  B: 'A large cohort or a meta-analysis, with some doubt left',
  C: 'A single cohort, an indirect measure or a derived value',
  D: 'No usable evidence: it does not move the age, it counts for the category score only',
};
