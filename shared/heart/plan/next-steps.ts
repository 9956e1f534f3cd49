import type { PlanRule } from '#shared/heart/evidence/plan.ts';

/** Every possible next step: its name, and for whom it is. `next-step.ts` has the rules and their order. */
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
    when: 'route pregnant, and bpMedication yes, statin statin/other, or bloodThinner yes',
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
    when: 'a dated flag (any soon flag but moodSupport whose date is not weeks); only flags with the date weeks: after addBirthdate',
    label: 'Book the appointment in the notice',
  },
  {
    code: 'secondarySoon',
    when: 'establishedCvd, condition with event and ascvd not false, no cholesterol medicine; not pregnant, kidneyFailure, nutritionCare',
    label: 'Ask about a statin, and about a medicine against clots',
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'alcoholHelp',
    when: 'alcoholConsumption 23to32 or 33plus; pregnant: before medicinesInPregnancy',
    label: 'Get help to drink less',
    guideline: 'uspstfAB',
  },
  {
    code: 'pregnancyCare',
    when: 'route pregnant',
    label: 'Talk to your maternity team',
  },
  { code: 'secondaryPrevention', when: 'route establishedCvd', label: 'Keep to your heart plan' },
  {
    code: 'kidneyCare',
    when: 'route kidneyFailure; later also route kidneyDiet',
    label: 'Ask your kidney team about your heart',
  },
  {
    code: 'sugarReview',
    when: 'diabetesStatus type1 or type2, A1c >= 8.5 or a1cBand 9to9_9; no flag on sugar; not pregnant',
    label: 'Have your diabetes treatment reviewed',
  },
  { code: 'appointment', when: 'high', label: 'Book an appointment', guideline: 'dyslipid2026' },
  {
    code: 'reviewTreatment',
    when: 'as discussStatin or borderline, medicine taken; after sugarTest: LDL 160 or more, or non-HDL 190 or more, with a medicine',
    label: 'Review your treatment goals with your doctor',
  },
  {
    code: 'discussStatin',
    when: 'intermediate; diabetes at 40-75, at 20-39 with kidney disease or another enhancer; kidney disease at 50-75; HIV at 40-75',
    label: 'Talk about a statin',
    guideline: 'dyslipid2026',
  },
  {
    code: 'tellBreathless',
    when: 'exertional breathless without a flag on the breath; not minimalKnown, not proppedKnown; with pregnant before pregnancyCare',
    label: 'Tell a doctor that you get out of breath on the stairs',
  },
  { code: 'measureFirst', when: 'confidence low', label: 'Have blood pressure and cholesterol measured' },
  {
    code: 'discussEnhancers',
    when: 'borderline; or low, too young or too old with LDL 160-189 or ascvd30 >= 10 and no medicine; heart age 10 years or more above the age; after sugarTest: any risk enhancer but southAsian',
    label: 'Talk about what else raises your risk',
    guideline: 'dyslipid2026',
  },
  { code: 'quitSmoking', when: 'current smoker', label: 'Get help to stop smoking' },
  { code: 'addBirthdate', when: 'noBirthdate', label: 'Add your date of birth' },
  {
    code: 'heartCheckups',
    when: 'route heartValve, or rhythmProblem afib or other',
    label: 'Keep your heart check-ups',
  },
  {
    code: 'diabetesCheckups',
    when: 'diabetesStatus type1 or type2, not pregnant',
    label: 'Keep your diabetes check-ups',
  },
  {
    code: 'prediabetesTalk',
    when: 'no diabetes, not pregnant, no flag on sugar, and A1c 5.7 to 6.4, or fasting glucose 100 to 125 (number or band), or both unknown and diabetesStatus prediabetes or toldHighBloodSugar yes',
    label: 'Tell your doctor about your sugar',
  },
  {
    code: 'sugarTest',
    when: 'diabetesStatus gestational, not pregnant, neither diabetesRange nor prediabetesTalk',
    label: 'Ask when your next sugar test is due',
  },
  { code: 'tellHealth', when: 'selfRatedHealth poor', label: 'Talk to a doctor about how you feel' },
  { code: 'askClinician', when: 'tooOld', label: 'Ask your doctor what’s right at your age' },
  { code: 'lifestyle', when: 'otherwise', label: 'Keep building good habits' },
] as const satisfies readonly PlanRule[];
export type NextStep = (typeof nextSteps)[number]['code'];
