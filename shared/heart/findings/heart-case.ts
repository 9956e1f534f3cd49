import { eligibilityOf, estimateHeart, type HeartEstimate, inputsOfEverySex } from '#shared/heart/estimate/estimate.ts';
import type { Eligibility, RiskCategory } from '#shared/heart/evidence/estimate.ts';
import { ldlGoals } from '#shared/heart/evidence/plan.ts';
import { type Condition, heartConditions } from '#shared/heart/evidence/questions.ts';
import { enhancerLimits, type RiskEnhancer, riskEnhancerList } from '#shared/heart/evidence/risk-enhancers.ts';
import { hasDiabetes } from '#shared/heart/inputs/heart-inputs.ts';
import { hasKidneyDisease, type Labs, measuredNonHdl, readLabs } from '#shared/heart/inputs/labs.ts';
import { drinksHeavily, type Person, smokesNow, takesCholesterolMedicine } from '#shared/person/person.ts';
import { type Assessment, hasFlag, hasRoute } from '#shared/safety/assess.ts';
import type { RedFlagCode } from '#shared/safety/red-flags.ts';
import { hasInflammation, hasKnownBreathing } from '#shared/safety/terms.ts';
import { type LifesEssential8, lifesEssential8 } from './lifes-essential-8.ts';

/** One person as the heart rules read them: whatever several rules need is computed once. */
export type HeartCase = {
  readonly person: Person;
  readonly assessment: Assessment;
  readonly labs: Labs;
  readonly eligibility: Eligibility;
  readonly estimate: HeartEstimate | null;
  readonly le8: LifesEssential8;
  readonly enhancers: readonly RiskEnhancer[];
  /** mg/dL, from the person's own blood test. */
  readonly nonHdl: number | null;
  readonly hasDiabetes: boolean;
  /** Reported by the user, or shown by the eGFR. */
  readonly hasKidneyDisease: boolean;
  readonly smokesNow: boolean;
  /** A statin or another cholesterol medicine. */
  readonly isTreated: boolean;
  readonly takesBpMedicine: boolean;
  /** LDL, or non-HDL where LDL is unknown, above the goal of secondary prevention. */
  readonly isAboveLdlGoal: boolean;
  readonly condition: Condition;
};

export const readHeartCase = (person: Person, assessment: Assessment): HeartCase => {
  const { heart, longevity, age } = person;
  const { routes } = assessment;
  const labs = readLabs(person);
  const eligibility = eligibilityOf(person, routes);
  const nonHdl = measuredNonHdl(labs);
  return {
    person,
    assessment,
    labs,
    eligibility,
    estimate: eligibility === 'ok' && age !== null ? estimateHeart(inputsOfEverySex(person, labs, age)) : null,
    le8: lifesEssential8({ person, labs, routes }),
    enhancers: riskEnhancers(person, labs),
    nonHdl,
    hasDiabetes: hasDiabetes(heart, labs),
    hasKidneyDisease: hasKidneyDisease(person, labs),
    smokesNow: smokesNow(longevity),
    isTreated: takesCholesterolMedicine(heart),
    takesBpMedicine: heart.bpMedication === 'yes',
    isAboveLdlGoal: labs.ldl ? labs.ldl.value >= ldlGoals.ldl : nonHdl !== null && nonHdl >= ldlGoals.nonHdl,
    condition: heart.knownHeartConditions ? heartConditions[heart.knownHeartConditions] : {},
  };
};

/** An unknown condition counts as atherosclerotic only where the route says that there is one. */
export const isAtherosclerotic = (one: HeartCase): boolean =>
  hasRoute(one, 'establishedCvd') && one.condition.ascvd !== false;

/** Reasons why the real risk may be higher, in their order: listed beside the percentage, never added to it (METHODS 4.7). */
const riskEnhancers = (person: Person, labs: Labs): RiskEnhancer[] => {
  const { heart, longevity } = person;
  const holds: Record<RiskEnhancer, boolean> = {
    familyPremature: heart.familyPrematureCvd === 'yes',
    ldl160: heart.ldlBand === '160to189' || heart.ldlBand === '190plus',
    nonHdl190: (measuredNonHdl(labs) ?? 0) >= enhancerLimits.nonHdl,
    tg175: hasHighTriglycerides(labs),
    kidney: hasKidneyDisease(person, labs) || (person.myNumbers?.labs.uacr ?? 0) >= enhancerLimits.uacr,
    inflammatory: hasInflammation(person),
    pregnancyOrMenopause: heart.pregnancyHistory === 'yes' && longevity.gender !== 'male',
    southAsian: longevity.ethnicity === 'southAsian',
    lpaHigh: heart.lpaKnown === 'high',
  };
  return riskEnhancerList.map(({ code }) => code).filter((code) => holds[code]);
};

/** 175 lies inside the band 150-199, so only an exact number can show it. */
const hasHighTriglycerides = ({ triglycerides }: Labs): boolean =>
  triglycerides !== null &&
  triglycerides.value >=
    (triglycerides.source === 'exact' ? enhancerLimits.triglycerides : enhancerLimits.triglyceridesBand);

/** The risk level that a page may show; null when it must be hidden. The rules use the level either way. */
export const shownGrade = (one: HeartCase): RiskCategory | null => {
  const grade = one.estimate?.figures.riskDescriptor ?? null;
  const isHidden =
    (grade === 'low' && mayNotSayLow(one)) || ((grade === 'low' || grade === 'borderline') && mayNotComfort(one));
  return isHidden ? null : grade;
};

/** With one of these signs a page shows neither 'Low' nor 'Borderline', and the row "Symptoms" only says to get it checked. */
export const signsWithoutComfort: readonly RedFlagCode[] = [
  'anginaKnown',
  'chestPainOther',
  'heartFailureSigns',
  'breathlessEffort',
  'syncopeAny',
  'palpitationsFrequent',
  'rhythmAlert',
  'pulseHigh',
  'pulseLow',
  'afStroke',
];

/**
 * Whether the page shows no picture of people, no heart age and no praise, whatever the risk level: a notice is open, or the
 * person has an illness that the equation does not know.
 */
export const isQuietPage = (one: HeartCase): boolean => mayNotSayLow(one) || mayNotComfort(one);

/** The word 'Low' would falsely reassure beside a notice, or with an illness that the equation does not know. */
const mayNotSayLow = (one: HeartCase): boolean => {
  const { heart, longevity } = one.person;
  return (
    one.assessment.redFlags.length > 0 ||
    hasRoute(one, 'kidneyDiet', 'heartValve') ||
    heart.rhythmProblem === 'afib' ||
    heart.rhythmProblem === 'other' ||
    drinksHeavily(longevity) ||
    heart.exertional === 'breathless' ||
    heart.chestPain === 'today' ||
    longevity.selfRatedHealth === 'poor'
  );
};

const mayNotComfort = (one: HeartCase): boolean =>
  hasRoute(one, 'waitForCare', 'kidneyDiet') || hasFlag(one, ...signsWithoutComfort) || hasKnownBreathing(one.person);
