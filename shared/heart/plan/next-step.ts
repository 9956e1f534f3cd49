import type { RiskCategory } from '#shared/heart/evidence/estimate.ts';
import { heartAgeGap, highPressure, thirtyYearHigh } from '#shared/heart/evidence/plan.ts';
import { type HeartCase, hasFlag, hasRoute } from '#shared/heart/findings/heart-case.ts';
import type { PlanRule } from './plan-rule.ts';
import { isStatinDue } from './statin-due.ts';

/** The one next step, by the first rule that fits (METHODS 4.9). */
export const nextSteps = [
  { code: 'getCheckedFirst', when: 'route waitForCare', label: 'Get checked first' },
  { code: 'pregnancyCare', when: 'route pregnant', label: 'Talk to your midwife or doctor' },
  { code: 'secondaryPrevention', when: 'route establishedCvd', label: 'Keep to your heart plan' },
  { code: 'kidneyCare', when: 'route kidneyFailure', label: 'Ask your kidney team about your heart' },
  {
    code: 'nutritionCare',
    when: 'route severeUnderweight, or underweight and eatingRisk',
    label: 'See a clinician about your weight',
  },
  {
    code: 'reviewTreatmentSoon',
    when: 'ldlBand 190plus, statin or other medicine taken',
    label: 'Have your cholesterol treatment reviewed soon',
  },
  {
    code: 'statinSoon',
    when: 'ldlBand 190plus',
    label: 'Book an appointment soon about a statin',
    guideline: 'dyslipid2026',
  },
  { code: 'appointment', when: 'high', label: 'Book an appointment', guideline: 'dyslipid2026' },
  {
    code: 'reviewTreatment',
    when: 'as discussStatin or borderline, medicine taken',
    label: 'Review your treatment goals',
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
  { code: 'checkBp', when: 'sbp >= 140 or dbp >= 90', label: 'Book an appointment about your blood pressure' },
  { code: 'addBirthdate', when: 'noBirthdate', label: 'Add your date of birth' },
  { code: 'askClinician', when: 'tooOld', label: 'Ask your clinician what fits your age' },
  { code: 'supportTalk', when: 'flag moodSupport', label: 'Talk to someone about how you feel' },
  { code: 'lifestyle', when: 'otherwise', label: 'Keep building good habits' },
] as const satisfies readonly PlanRule[];
export type NextStep = (typeof nextSteps)[number]['code'];

const hasVeryHighLdl = ({ person }: HeartCase): boolean => person.heart.ldlBand === '190plus';

const rules: Readonly<Record<NextStep, (one: HeartCase) => boolean>> = {
  getCheckedFirst: (one) => hasRoute(one, 'waitForCare'),
  pregnancyCare: (one) => hasRoute(one, 'pregnant'),
  secondaryPrevention: (one) => hasRoute(one, 'establishedCvd'),
  kidneyCare: (one) => hasRoute(one, 'kidneyFailure'),
  nutritionCare: ({ eligibility }) => eligibility === 'severeUnderweight',
  reviewTreatmentSoon: (one) => hasVeryHighLdl(one) && one.isTreated,
  statinSoon: hasVeryHighLdl,
  appointment: (one) => isAt(one, 'high'),
  reviewTreatment: (one) => one.isTreated && (isStatinDue(one) || isAt(one, 'borderline')),
  discussStatin: isStatinDue,
  measureFirst: ({ estimate }) => estimate?.figures.confidence === 'low',
  discussEnhancers: (one) => isAt(one, 'borderline') || isWorthATalk(one),
  quitSmoking: ({ smokesNow }) => smokesNow,
  checkBp: ({ person }) => hasHighPressure(person),
  addBirthdate: ({ eligibility }) => eligibility === 'noBirthdate',
  askClinician: ({ eligibility }) => eligibility === 'tooOld',
  supportTalk: (one) => hasFlag(one, 'moodSupport'),
  lifestyle: () => true,
};

export const nextStepOf = (one: HeartCase): NextStep =>
  nextSteps.find(({ code }) => rules[code](one))?.code ?? 'lifestyle';

const isAt = ({ estimate }: HeartCase, descriptor: RiskCategory): boolean =>
  estimate?.figures.riskDescriptor === descriptor;

/** Low, but cholesterol, the thirty years or the heart age say more. */
const isWorthATalk = ({ isTreated, person, estimate }: HeartCase): boolean => {
  const hasReason = person.heart.ldlBand === '160to189' || (estimate?.ascvd30 ?? 0) >= thirtyYearHigh;
  const heartAge = estimate?.figures.heartAge?.age ?? null;
  return (
    (!isTreated && hasReason) || (heartAge !== null && person.age !== null && heartAge >= person.age + heartAgeGap)
  );
};

export const hasHighPressure = ({ sbp, dbp }: HeartCase['person']): boolean =>
  sbp !== null && (sbp >= highPressure.sbp || (dbp ?? 0) >= highPressure.dbp);
