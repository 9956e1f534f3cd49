import type { SourceId } from '#shared/sources/sources.ts';

/** `label` is the short default; `when` is the rule in words (METHODS 4.9). */
type PlanEvidence = {
  readonly code: string;
  readonly label: string;
  readonly when: string;
  readonly change?: string;
  readonly guideline?: SourceId;
  /** LDL, mg/dL. */
  readonly goal?: number;
  readonly veryHighRiskGoal?: number;
};

/** The one next step: the first that fits. */
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
] as const satisfies readonly PlanEvidence[];
export type NextStep = (typeof nextSteps)[number]['code'];

/** Questions to take to a clinician, in this order. */
export const asks = [
  {
    code: 'medicinesInPregnancy',
    label: 'Tell your midwife or doctor now which medicines you take',
    when: 'route pregnant, and bpMedication yes or statin statin/other',
  },
  { code: 'discussStatin', label: 'Would a statin help me?', when: 'METHODS 4.9', guideline: 'dyslipid2026' },
  { code: 'reviewTreatment', label: 'Do I reach my cholesterol goal?', when: 'the same, medicine taken' },
  {
    code: 'discussBpMedicine',
    label: 'Do I need blood pressure medicine?',
    when: 'sbp >= 140 or dbp >= 90; or sbp >= 130 or dbp >= 80 with establishedCvd, diabetes, kidney, high, or totalCvd10 >= 7.5; not in pregnancy',
    guideline: 'htn2025',
  },
  { code: 'reviewBpMedicine', label: 'Is my blood pressure treatment enough?', when: 'the same, bpMedication yes' },
  {
    code: 'askAnticoagulation',
    label: 'Should I take a blood thinner?',
    when: 'rhythmProblem afib and bloodThinner not yes',
    guideline: 'afib2023',
  },
  {
    code: 'askLpa',
    label: 'Could I have lipoprotein(a) measured once?',
    when: 'lpaKnown not normal or high',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanEvidence[];
export type AskClinician = (typeof asks)[number]['code'];

/** What stands in front of the plan. */
export const pins = [
  { code: 'getCheckedFirst', label: 'Get checked first', when: 'route waitForCare' },
  { code: 'eatingTalk', label: 'Talk to someone about eating', when: 'route eatingRisk' },
  { code: 'supportTalk', label: 'Talk to someone about how you feel', when: 'flag moodSupport' },
  { code: 'pregnancyCare', label: 'Talk to your midwife or doctor', when: 'route pregnant' },
  { code: 'weightClinician', label: 'Talk to a clinician about your low weight', when: 'route underweight' },
  { code: 'quitSmoking', label: 'Stop smoking', when: 'current smoker, any age', guideline: 'uspstfAB' },
] as const satisfies readonly PlanEvidence[];

/** Contrasts between people in PREVENT, ten-year ASCVD; ties in this order. */
export const scenarios = [
  {
    code: 'lowerBp',
    when: 'sbp >= 130',
    change: 'sbp -> 125',
    guideline: 'htn2025',
    label: 'Bring blood pressure down',
  },
  {
    code: 'lowerNonHdl',
    when: 'non-HDL from labs >= 130',
    change: 'non-HDL -> max(0.7*current, 100)',
    guideline: 'dyslipid2026',
    label: 'Bring cholesterol down',
  },
  {
    code: 'betterA1c',
    when: 'hba1c used and >= 7',
    change: 'hba1c -> 6.9',
    guideline: 'le8',
    label: 'Bring blood sugar down',
  },
] as const satisfies readonly PlanEvidence[];

/** What Life's Essential 8 lacks; ties in this order. */
export const le8Items = [
  { code: 'le8.activity', label: 'Move more', when: 'activity < 100', guideline: 'who2020' },
  { code: 'le8.diet', label: 'Eat for the heart', when: 'diet <= 50', guideline: 'dga2025' },
  { code: 'le8.sleep', label: 'Sleep better', when: 'sleep < 100', guideline: 'aasm' },
  { code: 'le8.bmi', label: 'Reach a healthier weight', when: 'bmi <= 70', guideline: 'htn2025' },
  {
    code: 'le8.nicotine',
    label: 'Stay away from nicotine and smoke',
    when: 'longevity smoking == vapeOnly, or secondhandSmoke == yes',
    guideline: 'le8',
  },
] as const satisfies readonly PlanEvidence[];

/** What is worth measuring. */
export const otherItems = [
  { code: 'measureBp', label: 'Have your blood pressure measured', when: 'bpReading == unknown' },
  {
    code: 'getLipidTest',
    label: 'Ask for a cholesterol test',
    when: 'labsAvailable is not yes (also when unanswered)',
    guideline: 'dyslipid2026',
  },
] as const satisfies readonly PlanEvidence[];

/** The plan of somebody with a known heart condition, in this order. */
export const secondaryItems = [
  {
    code: 'takeMedicines',
    label: 'Take your heart medicines every day, and never stop them on your own',
    when: 'a condition with event, or bpMedication yes, or a cholesterol medicine',
  },
  {
    code: 'discussStatin',
    label: 'Ask for a statin',
    when: 'condition with ascvd not false or LDL 190 and more, no cholesterol medicine, not pregnant, no kidneyFailure',
  },
  {
    code: 'ldlGoal',
    label: 'LDL below 70; ask whether below 55 is your goal',
    goal: 70,
    veryHighRiskGoal: 55,
    when: 'LDL >= 70 (or, unknown, non-HDL >= 100), ascvd not false, not pregnant',
    guideline: 'dyslipid2026',
  },
  {
    code: 'askLdlGoal',
    label: 'Ask for your cholesterol goal',
    when: 'the same with ascvd false; or LDL and non-HDL unknown; not pregnant',
  },
  {
    code: 'bloodPressureGoal',
    label: 'Blood pressure below 130/80',
    when: 'sbp >= 130 or dbp >= 80, not pregnant',
    guideline: 'htn2025',
  },
  { code: 'betterA1c', label: 'Bring blood sugar down', when: 'a1cBand mid >= 7' },
  {
    code: 'cardiacRehab',
    label: 'Ask for cardiac rehabilitation',
    when: 'a condition with event; not with waitForCare, severeUnderweight or eatingRisk',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'vaccines',
    label: 'Keep vaccines up to date: flu, COVID-19, pneumococcus',
    when: 'always',
    guideline: 'chronicCoronary2023',
  },
] as const satisfies readonly PlanEvidence[];

export const medAdherence = {
  code: 'medAdherence',
  label: 'Take your medicines regularly',
  when: 'medAdherence in [sometimes, often], and bpMedication == yes or statin in [statin, other]',
} as const satisfies PlanEvidence;

/** How many items a plan shows; never fewer than the pins. */
export const maxItems = 5;
export const maxSecondaryItems = 8;

/** Goals of secondary prevention, mg/dL; non-HDL where LDL is not known (dyslipid2026). */
export const ldlGoals = { ldl: 70, nonHdl: 100 } as const;

/** Ages at which an illness alone makes a statin worth a talk, ends included (dyslipid2026). */
export const statinAges = {
  diabetes: [40, 75],
  diabetesWithEnhancer: [20, 39],
  kidney: [50, 75],
  hiv: [40, 75],
} as const;

/** mmHg (htn2025): from which medicine is worth a talk for everyone, and for people at risk. */
export const highPressure = { sbp: 140, dbp: 90 } as const;
export const raisedPressure = { sbp: 130, dbp: 80 } as const;

/** Thirty-year ASCVD, percent, from which a low ten-year risk is worth a talk (dyslipid2026). */
export const thirtyYearHigh = 10;
/** So many years above the age make a heart age worth a talk. Our choice. */
export const heartAgeGap = 10;

/** A part of Life's Essential 8 is worth advice with so many points or fewer: below 100 means 99. */
export const le8Limits = { activity: 99, diet: 50, sleep: 99, bmi: 70 } as const;

/** mmHg, mg/dL and percent. */
export const scenarioTargets = {
  lowerBp: { fromSbp: 130, toSbp: 125 },
  lowerNonHdl: { fromNonHdl: 130, toShare: 0.7, notBelow: 100 },
  betterA1c: { fromPercent: 7, toPercent: 6.9 },
} as const;
