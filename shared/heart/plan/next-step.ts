import type { RiskCategory } from '#shared/heart/evidence/estimate.ts';
import { heartAgeGap, thirtyYearHigh } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, isAtherosclerotic } from '#shared/heart/findings/heart-case.ts';
import { hasPrediabetes, hasSugarFlag } from '#shared/heart/findings/sugar.ts';
import { drinksHeavily, takesMedicinesInPregnancy } from '#shared/person/person.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { readFacts } from '#shared/safety/red-flag.ts';
import { shouldTellBreathless } from '#shared/safety/red-flags/effort.ts';
import { isDiabetic } from '#shared/safety/terms.ts';
import { datedNotices, hasOnlyLateNotices, isOnlyDated, needsNutritionCare } from './dated-notices.ts';
import type { NextStep } from './next-steps.ts';
import { isStatinDue } from './statin.ts';

/** A step and whether it applies. The same step may stand in two rows. */
type Row = readonly [code: NextStep, applies: (one: HeartCase) => boolean];

export const nextStepOf = (one: HeartCase): NextStep => rows.find(([, applies]) => applies(one))?.[0] ?? 'lifestyle';

const isPregnant = (one: HeartCase): boolean => hasRoute(one, 'pregnant');

/** Talks for the next visit. With an open notice, one becomes a line under the notice's appointment. */
const talkRows = [
  ['appointment', (one) => isAt(one, 'high')],
  ['reviewTreatment', (one) => one.isTreated && (isStatinDue(one) || isAt(one, 'borderline'))],
  ['discussStatin', (one) => isStatinDue(one)],
  ['discussEnhancers', (one) => isAt(one, 'borderline')],
] as const satisfies readonly Row[];

const laterTalkRows = [
  ['measureFirst', ({ estimate }) => estimate?.figures.confidence === 'low'],
  ['discussEnhancers', (one) => isWorthATalk(one)],
] as const satisfies readonly Row[];

/**
 * The next step is the first whose rule holds (METHODS 4.9). It is never later than an open notice, and
 * `lifestyle` only when nothing asks for a doctor.
 */
const rows: readonly Row[] = [
  ['getCheckedFirst', (one) => hasRoute(one, 'waitForCare')],
  ['supportTalk', (one) => hasFlag(one, 'moodSupport')],
  ['nutritionCare', (one) => needsNutritionCare(one)],
  ['alcoholHelp', (one) => needsAlcoholHelp(one) && isPregnant(one)],
  ['medicinesInPregnancy', ({ person }) => takesMedicinesInPregnancy(person)],
  ['reviewTreatmentSoon', (one) => isOnlyDated(one, 'ldl190') && one.isTreated],
  ['statinSoon', (one) => isOnlyDated(one, 'ldl190')],
  ['checkBp', (one) => isOnlyDated(one, 'bpStage2', 'bpStage2High')],
  ['bookNoted', (one) => datedNotices(one).length > 0],
  ['secondarySoon', (one) => needsSecondaryTalk(one)],
  ['alcoholHelp', (one) => needsAlcoholHelp(one)],
  ['tellBreathless', (one) => isBreathlessUntold(one) && isPregnant(one)],
  ['pregnancyCare', isPregnant],
  ['secondaryPrevention', (one) => hasRoute(one, 'establishedCvd')],
  ['kidneyCare', (one) => hasRoute(one, 'kidneyFailure')],
  ['sugarReview', (one) => needsSugarReview(one)],
  ...talkRows,
  ['tellBreathless', (one) => isBreathlessUntold(one)],
  ['kidneyCare', (one) => hasRoute(one, 'kidneyDiet')],
  ...laterTalkRows,
  ['quitSmoking', ({ smokesNow }) => smokesNow],
  ['addBirthdate', ({ eligibility }) => eligibility === 'noBirthdate'],
  ['bookNoted', (one) => hasOnlyLateNotices(one)],
  ['heartCheckups', (one) => needsHeartCheckups(one)],
  ['diabetesCheckups', ({ person }) => isDiabetic(person)],
  ['prediabetesTalk', hasPrediabetes],
  ['sugarTest', (one) => needsSugarTest(one)],
  [
    'reviewTreatment',
    (one) => one.isTreated && one.enhancers.some((code) => code === 'ldl160' || code === 'nonHdl190'),
  ],
  ['discussEnhancers', ({ enhancers }) => enhancers.some((code) => code !== 'southAsian')],
  ['tellHealth', (one) => ratesHealthAsPoor(one)],
  ['askClinician', ({ eligibility }) => eligibility === 'tooOld'],
];

export type SameVisit = (typeof talkRows)[number][0];

/** The talk that would be the next step without a notice; null where another team decides. */
export const talkOf = (one: HeartCase): SameVisit | null => {
  if (hasRoute(one, 'pregnant', 'establishedCvd', 'kidneyFailure')) return null;
  const all: readonly (readonly [SameVisit | 'measureFirst', Row[1]])[] = [...talkRows, ...laterTalkRows];
  const talk = all.find(([, applies]) => applies(one))?.[0] ?? null;
  return talk === 'measureFirst' ? null : talk;
};

export const needsAlcoholHelp = ({ person }: HeartCase): boolean => drinksHeavily(person.longevity);

/** The person is out of breath on the stairs, and no notice says so. */
export const isBreathlessUntold = ({ person }: HeartCase): boolean => shouldTellBreathless(readFacts(person));

/** After an atherosclerotic event, without a cholesterol medicine. */
export const needsSecondaryTalk = (one: HeartCase): boolean =>
  isAtherosclerotic(one) &&
  one.condition.event === true &&
  !one.isTreated &&
  !hasRoute(one, 'pregnant', 'kidneyFailure') &&
  !needsNutritionCare(one);

/** Percent; our choice. */
const sugarReviewFrom = 8.5;

export const needsSugarReview = (one: HeartCase): boolean => {
  const { person, labs } = one;
  const isAboveGoal =
    person.heart.a1cBand === '9to9_9' || (labs.a1c?.source === 'exact' && labs.a1c.value >= sugarReviewFrom);
  return isDiabetic(person) && isAboveGoal && !hasSugarFlag(one) && !isPregnant(one);
};

export const needsHeartCheckups = (one: HeartCase): boolean => {
  const { rhythmProblem } = one.person.heart;
  return hasRoute(one, 'heartValve') || rhythmProblem === 'afib' || rhythmProblem === 'other';
};

/** After gestational diabetes. */
export const needsSugarTest = (one: HeartCase): boolean =>
  one.person.heart.diabetesStatus === 'gestational' &&
  !isPregnant(one) &&
  !hasFlag(one, 'diabetesRange') &&
  !hasPrediabetes(one);

export const ratesHealthAsPoor = ({ person }: HeartCase): boolean => person.longevity.selfRatedHealth === 'poor';

const isAt = ({ estimate }: HeartCase, descriptor: RiskCategory): boolean =>
  estimate?.figures.riskDescriptor === descriptor;

/** Whether a low risk is worth a talk because of a high LDL, thirty-year risk or heart age. */
const isWorthATalk = ({ isTreated, person, estimate }: HeartCase): boolean => {
  const hasReason = person.heart.ldlBand === '160to189' || (estimate?.ascvd30 ?? 0) >= thirtyYearHigh;
  const heartAge = estimate?.figures.heartAge?.age ?? null;
  return (
    (!isTreated && hasReason) || (heartAge !== null && person.age !== null && heartAge >= person.age + heartAgeGap)
  );
};
