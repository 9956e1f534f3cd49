import type { PlanRule } from '#shared/heart/evidence/plan.ts';
import * as habitsPlan from '#words/habits-plan.ts';
import * as heartSteps from '#words/heart-steps.ts';
import * as seekCare from '#words/seek-care.ts';

/** Every possible next step: its name, and for whom it is. `next-step.ts` has the rules and their order. */
export const nextSteps = [
  { code: 'getCheckedFirst', when: 'route waitForCare', label: seekCare.getCheckedFirstTitle },
  { code: 'supportTalk', when: 'flag moodSupport', label: habitsPlan.supportTalkTitle },
  {
    code: 'nutritionCare',
    when: 'route severeUnderweight, or underweight and eatingRisk',
    label: heartSteps.nutritionCareTitle,
  },
  {
    code: 'medicinesInPregnancy',
    when: 'route pregnant, and bpMedication yes, statin statin/other, or bloodThinner yes',
    label: habitsPlan.medicinesInPregnancyTitle,
  },
  {
    code: 'reviewTreatmentSoon',
    when: 'the only dated flag is ldl190, neither pregnant nor kidneyFailure, statin or other medicine taken',
    label: heartSteps.reviewTreatmentSoonTitle,
  },
  {
    code: 'statinSoon',
    when: 'the same, no medicine taken',
    label: heartSteps.statinSoonTitle,
    guideline: 'dyslipid2026',
  },
  {
    code: 'checkBp',
    when: 'the only dated flag is bpStage2 or bpStage2High, neither pregnant nor kidneyFailure',
    label: heartSteps.checkBpTitle,
  },
  {
    code: 'bookNoted',
    when: 'a dated flag (any soon flag but moodSupport whose date is not weeks); only flags with the date weeks: after addBirthdate',
    label: heartSteps.bookNotedTitle,
  },
  {
    code: 'secondarySoon',
    when: 'establishedCvd, condition with event and ascvd not false, no cholesterol medicine; not pregnant, kidneyFailure, nutritionCare',
    label: heartSteps.secondarySoonTitle,
    guideline: 'chronicCoronary2023',
  },
  {
    code: 'alcoholHelp',
    when: 'alcoholConsumption 23to32 or 33plus; pregnant: before medicinesInPregnancy',
    label: habitsPlan.alcoholMedicalHelpTitle,
    guideline: 'uspstfAB',
  },
  {
    code: 'pregnancyCare',
    when: 'route pregnant',
    label: heartSteps.pregnancyCareTitle,
  },
  { code: 'secondaryPrevention', when: 'route establishedCvd', label: heartSteps.secondaryPreventionTitle },
  {
    code: 'kidneyCare',
    when: 'route kidneyFailure; later also route kidneyDiet',
    label: heartSteps.kidneyCareTitle,
  },
  {
    code: 'sugarReview',
    when: 'diabetesStatus type1 or type2, A1c >= 8.5 or a1cBand 9to9_9; no flag on sugar; not pregnant',
    label: heartSteps.sugarReviewTitle,
  },
  { code: 'appointment', when: 'high', label: heartSteps.appointmentTitle, guideline: 'dyslipid2026' },
  {
    code: 'reviewTreatment',
    when: 'as discussStatin or borderline, medicine taken; after sugarTest: LDL 160 or more, or non-HDL 190 or more, with a medicine',
    label: heartSteps.reviewTreatmentTitle,
  },
  {
    code: 'discussStatin',
    when: 'intermediate; diabetes at 40-75, at 20-39 with kidney disease or another enhancer; kidney disease at 50-75; HIV at 40-75',
    label: heartSteps.discussStatinTitle,
    guideline: 'dyslipid2026',
  },
  {
    code: 'tellBreathless',
    when: 'exertional breathless without a flag on the breath; not minimalKnown, not proppedKnown; with pregnant before pregnancyCare',
    label: heartSteps.tellBreathlessTitle,
  },
  { code: 'measureFirst', when: 'confidence low', label: heartSteps.measureFirstTitle },
  {
    code: 'discussEnhancers',
    when: 'borderline; or low, too young or too old with LDL 160-189 or ascvd30 >= 10 and no medicine; heart age 10 years or more above the age; after sugarTest: any risk enhancer but southAsian',
    label: heartSteps.discussEnhancersTitle,
    guideline: 'dyslipid2026',
  },
  { code: 'quitSmoking', when: 'current smoker', label: heartSteps.quitSmokingTitle },
  { code: 'addBirthdate', when: 'noBirthdate', label: heartSteps.addBirthdateTitle },
  {
    code: 'heartCheckups',
    when: 'route heartValve, or rhythmProblem afib or other',
    label: heartSteps.heartCheckupsTitle,
  },
  {
    code: 'diabetesCheckups',
    when: 'diabetesStatus type1 or type2, not pregnant',
    label: heartSteps.diabetesCheckupsTitle,
  },
  {
    code: 'prediabetesTalk',
    when: 'no diabetes, not pregnant, no flag on sugar, and A1c 5.7 to 6.4, or fasting glucose 100 to 125 (number or band), or both unknown and diabetesStatus prediabetes or toldHighBloodSugar yes',
    label: heartSteps.prediabetesTalkTitle,
  },
  {
    code: 'sugarTest',
    when: 'diabetesStatus gestational, not pregnant, neither diabetesRange nor prediabetesTalk',
    label: heartSteps.sugarTestTitle,
  },
  { code: 'tellHealth', when: 'selfRatedHealth poor', label: heartSteps.tellHealthTitle },
  { code: 'askClinician', when: 'tooOld', label: heartSteps.askClinicianTitle },
  { code: 'lifestyle', when: 'otherwise', label: heartSteps.lifestyleTitle },
] as const satisfies readonly PlanRule[];
export type NextStep = (typeof nextSteps)[number]['code'];
