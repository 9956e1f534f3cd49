import type { RiskCategory } from '#shared/heart/evidence/estimate.ts';
import { heartAgeGap, highPressure, type PlanRule, statinAges, thirtyYearHigh } from '#shared/heart/evidence/plan.ts';
import type { HeartCase } from '#shared/heart/findings/heart-case.ts';
import { hasFlag, hasRoute } from '#shared/safety/assess.ts';
import { isDangerouslyThin } from '#shared/safety/care-routes.ts';
import { type Deadline, soonest } from '#shared/safety/levels.ts';
import type { Notice, RedFlagCode } from '#shared/safety/red-flags.ts';

/** The next step is the first whose rule holds (METHODS 4.9 as changed by 2.2). It is never later than an open notice. */
export const nextSteps = [
  { code: 'getCheckedFirst', when: 'route waitForCare', label: 'Get checked first' },
  { code: 'supportTalk', when: 'flag moodSupport', label: 'Talk to someone about how you feel' },
  {
    code: 'nutritionCare',
    when: 'route severeUnderweight, or underweight and eatingRisk',
    label: 'See a doctor about your weight',
  },
  {
    code: 'medicinesInPregnancy',
    when: 'route pregnant, and bpMedication yes or statin statin/other',
    label: 'Tell your maternity team which medicines you take',
  },
  {
    code: 'reviewTreatmentSoon',
    when: 'the only dated flag is ldl190, neither pregnant nor kidneyFailure, statin or other medicine taken',
    label: 'Have your cholesterol treatment reviewed soon',
  },
  {
    code: 'statinSoon',
    when: 'the same, no medicine taken',
    label: 'Book an appointment soon about a statin',
    guideline: 'dyslipid2026',
  },
  {
    code: 'checkBp',
    when: 'the only dated flag is bpStage2 or bpStage2High, neither pregnant nor kidneyFailure',
    label: 'Book an appointment about your blood pressure',
  },
  {
    code: 'bookNoted',
    when: 'a dated flag (any soon flag but moodSupport and apneaCheck)',
    label: 'Book the appointment in the notice',
  },
  { code: 'pregnancyCare', when: 'route pregnant', label: 'Talk to your midwife or doctor' },
  { code: 'secondaryPrevention', when: 'route establishedCvd', label: 'Keep to your heart plan' },
  { code: 'kidneyCare', when: 'route kidneyFailure', label: 'Ask your kidney team about your heart' },
  { code: 'appointment', when: 'high', label: 'Book an appointment', guideline: 'dyslipid2026' },
  {
    code: 'reviewTreatment',
    when: 'as discussStatin or borderline, medicine taken',
    label: 'Review your treatment goals with your doctor',
  },
  {
    code: 'discussStatin',
    when: 'intermediate; diabetes at 40-75, at 20-39 with kidney disease or another enhancer; kidney disease at 50-75; HIV at 40-75',
    label: 'Talk about a statin',
    guideline: 'dyslipid2026',
  },
  { code: 'measureFirst', when: 'confidence low', label: 'Have blood pressure and cholesterol measured' },
  {
    code: 'discussEnhancers',
    when: 'borderline; or low, too young or too old with LDL 160-189 or ascvd30 >= 10 and no medicine; heart age 10 years or more above the age',
    label: 'Talk about what else raises your risk',
    guideline: 'dyslipid2026',
  },
  { code: 'quitSmoking', when: 'current smoker', label: 'Get help to stop smoking' },
  { code: 'addBirthdate', when: 'noBirthdate', label: 'Add your date of birth' },
  { code: 'askClinician', when: 'tooOld', label: 'Ask your doctor what’s right at your age' },
  { code: 'lifestyle', when: 'otherwise', label: 'Keep building good habits' },
] as const satisfies readonly PlanRule[];
export type NextStep = (typeof nextSteps)[number]['code'];

export const nextStepOf = (one: HeartCase): NextStep =>
  nextSteps.find(({ code }) => rules[code](one))?.code ?? 'lifestyle';

const rules: Readonly<Record<NextStep, (one: HeartCase) => boolean>> = {
  getCheckedFirst: (one) => hasRoute(one, 'waitForCare'),
  supportTalk: (one) => hasFlag(one, 'moodSupport'),
  nutritionCare: (one) => needsNutritionCare(one),
  medicinesInPregnancy: (one) => takesMedicinesInPregnancy(one),
  reviewTreatmentSoon: (one) => isOnlyNoted(one, 'ldl190') && one.isTreated,
  statinSoon: (one) => isOnlyNoted(one, 'ldl190'),
  checkBp: (one) => isOnlyNoted(one, 'bpStage2', 'bpStage2High'),
  bookNoted: (one) => datedNotices(one).length > 0,
  pregnancyCare: (one) => hasRoute(one, 'pregnant'),
  secondaryPrevention: (one) => hasRoute(one, 'establishedCvd'),
  kidneyCare: (one) => hasRoute(one, 'kidneyFailure'),
  appointment: (one) => isAt(one, 'high'),
  reviewTreatment: (one) => one.isTreated && (isStatinDue(one) || isAt(one, 'borderline')),
  discussStatin: (one) => isStatinDue(one),
  measureFirst: ({ estimate }) => estimate?.figures.confidence === 'low',
  discussEnhancers: (one) => isAt(one, 'borderline') || isWorthATalk(one),
  quitSmoking: ({ smokesNow }) => smokesNow,
  addBirthdate: ({ eligibility }) => eligibility === 'noBirthdate',
  askClinician: ({ eligibility }) => eligibility === 'tooOld',
  lifestyle: () => true,
};

/** Talks for the next visit. With an open notice, one becomes a line under the notice's appointment. */
const talks = ['appointment', 'reviewTreatment', 'discussStatin', 'measureFirst', 'discussEnhancers'] as const;
type Talk = (typeof talks)[number];
export type SameVisit = Exclude<Talk, 'measureFirst'>;

export type NotedItem =
  | { readonly code: 'bookNoted'; readonly by: Deadline; readonly sameVisit: SameVisit | null }
  | { readonly code: 'checkBp'; readonly by: Deadline }
  | { readonly code: 'statinSoon' | 'reviewTreatmentSoon' };

/** The plan item for the dated notices, whatever the next step is; null without any. */
export const notedItem = (one: HeartCase): NotedItem | null => {
  const by = soonest(datedNotices(one).map((notice) => notice.by));
  if (by === null) return null;
  if (rules.reviewTreatmentSoon(one)) return { code: 'reviewTreatmentSoon' };
  if (rules.statinSoon(one)) return { code: 'statinSoon' };
  return rules.checkBp(one) ? { code: 'checkBp', by } : { code: 'bookNoted', by, sameVisit: sameVisitOf(one) };
};

const sameVisitOf = (one: HeartCase): SameVisit | null => {
  if (hasRoute(one, 'pregnant', 'establishedCvd', 'kidneyFailure')) return null;
  const talk = talks.find((code) => rules[code](one)) ?? null;
  return talk === 'measureFirst' ? null : talk;
};

/** Flags that the step `nutritionCare` already covers. */
const partOfNutritionCare: ReadonlySet<RedFlagCode> = new Set(['weightLow', 'eatingSupport']);
/** Flags with a step and a time of their own. */
const withOwnStep: ReadonlySet<RedFlagCode> = new Set(['moodSupport', 'apneaCheck']);

/** The notices that ask for an appointment; empty with a warning. */
const datedNotices = (one: HeartCase): readonly Notice[] => {
  if (hasRoute(one, 'waitForCare')) return [];
  const isNutrition = needsNutritionCare(one);
  return one.assessment.notices.filter(
    ({ code }) => !withOwnStep.has(code) && !(isNutrition && partOfNutritionCare.has(code)),
  );
};

/** Whether the only dated notice is one of these and no maternity or kidney team decides first. */
const isOnlyNoted = (one: HeartCase, ...codes: readonly RedFlagCode[]): boolean => {
  const [notice, ...others] = datedNotices(one);
  return (
    notice !== undefined &&
    others.length === 0 &&
    codes.includes(notice.code) &&
    !hasRoute(one, 'pregnant', 'kidneyFailure')
  );
};

/** Undernutrition comes before pregnancy and heart disease. */
const needsNutritionCare = ({ assessment }: HeartCase): boolean => isDangerouslyThin(assessment.routes);

export const takesMedicinesInPregnancy = (one: HeartCase): boolean =>
  hasRoute(one, 'pregnant') && (one.isTreated || one.takesBpMedicine);

const isAt = ({ estimate }: HeartCase, descriptor: RiskCategory): boolean =>
  estimate?.figures.riskDescriptor === descriptor;

/** A low risk, with a high LDL, thirty-year risk or heart age. */
const isWorthATalk = ({ isTreated, person, estimate }: HeartCase): boolean => {
  const hasReason = person.heart.ldlBand === '160to189' || (estimate?.ascvd30 ?? 0) >= thirtyYearHigh;
  const heartAge = estimate?.figures.heartAge?.age ?? null;
  return (
    (!isTreated && hasReason) || (heartAge !== null && person.age !== null && heartAge >= person.age + heartAgeGap)
  );
};

export const hasHighPressure = ({ sbp, dbp }: HeartCase['person']): boolean =>
  sbp !== null && (sbp >= highPressure.sbp || (dbp ?? 0) >= highPressure.dbp);

/** Whether a talk about a cholesterol medicine is due (METHODS 4.9, after the 2026 guideline). */
export const isStatinDue = (one: HeartCase): boolean => {
  if (hasRoute(one, 'pregnant', 'kidneyFailure') || one.eligibility === 'severeUnderweight') return false;
  if (one.person.heart.ldlBand === '190plus') return true;
  if (hasRoute(one, 'establishedCvd')) return isAtherosclerotic(one);
  const descriptor = one.estimate?.figures.riskDescriptor;
  return descriptor === 'high' || descriptor === 'intermediate' || isDueByIllness(one);
};

/** An unknown condition counts as atherosclerotic only where the route says that there is one. */
export const isAtherosclerotic = (one: HeartCase): boolean =>
  hasRoute(one, 'establishedCvd') && one.condition.ascvd !== false;

const isDueByIllness = ({ person: { age, heart }, hasDiabetes, hasKidneyDisease, enhancers }: HeartCase): boolean => {
  if (age === null) return false;
  const isWithin = ([from, to]: readonly [number, number]) => age >= from && age <= to;
  return (
    (hasDiabetes && isWithin(statinAges.diabetes)) ||
    (hasDiabetes && enhancers.length > 0 && isWithin(statinAges.diabetesWithEnhancer)) ||
    (hasKidneyDisease && isWithin(statinAges.kidney)) ||
    (heart.inflammatory === 'hiv' && isWithin(statinAges.hiv))
  );
};
