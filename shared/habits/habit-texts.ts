import type { Recommendation } from '#shared/contract/result.ts';
import { act, call, dont, kind, type Words, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import * as words from '#words/habits-plan.ts';
import * as seekCare from '#words/seek-care.ts';
import * as weight from '#words/weight.ts';
import type { PlanCode } from './habit-actions.ts';

export type PlanText = {
  /** The action in a few words, without a full stop. */
  readonly title: string;
  /** How to do it, the action first. */
  readonly how: readonly Words[];
  /** `care`: a route or a warning requires it; `clinician`: a clinician helps to decide; absent: a habit. */
  readonly kind?: NonNullable<Recommendation['kind']>;
};

/** Getting help comes before choosing a day (SAFETY 5). The heart plan has the same words. */
export const stopSmoking: readonly Words[] = [
  act(words.quitSmokingHow),
  act(words.quitSmokingThen),
  what(words.quitSmokingWhy),
];

/**
 * What the user reads for each action. Most of these texts can appear with a warning sign, so they never reassure. None promises an
 * effect.
 */
export const habitTexts = {
  eatingTalk: {
    title: words.eatingTalkTitle,
    how: [act(words.eatingTalkHow), kind(weight.helpWorksKind)],
    kind: 'care',
  },
  getCheckedFirst: {
    title: seekCare.getCheckedFirstTitle,
    how: [act(words.getCheckedFirstHow), act(words.getCheckedFirstBring)],
    kind: 'care',
  },
  supportTalk: {
    title: words.supportTalkTitle,
    how: [act(words.supportTalkHow), kind(words.supportTalkEncouragement)],
    kind: 'care',
  },
  medicinesInPregnancy: {
    title: words.medicinesInPregnancyTitle,
    how: tellMedicines,
    kind: 'care',
  },
  dietWithClinician: {
    title: words.dietWithClinicianTitle,
    how: [act(words.dietWithClinicianHow), what(words.dietWithClinicianWhy)],
    kind: 'clinician',
  },
  quitSmoking: {
    title: words.quitSmokingTitle,
    how: stopSmoking,
  },
  quitVaping: {
    title: words.quitVapingTitle,
    how: [act(words.quitVapingHow), what(words.quitVapingHelp)],
  },
  staySmokeFree: {
    title: words.staySmokeFreeTitle,
    how: [act(words.staySmokeFreeHow), act(words.staySmokeFreeHelp)],
  },
  weightClinician: {
    title: words.weightClinicianTitle,
    how: [act(words.weightClinicianHow), what(weight.whenSeenWhat)],
    kind: 'clinician',
  },
  weightPregnancy: {
    title: words.weightPregnancyTitle,
    how: [act(words.weightPregnancyHow), kind(words.weightPregnancyEncouragement)],
    kind: 'clinician',
  },
  weightAfterCheck: {
    title: words.weightAfterCheckTitle,
    how: [act(words.weightAfterCheckHow), act(words.weightAfterCheckThen)],
    kind: 'clinician',
  },
  weightLossUnplanned: {
    title: words.weightLossUnplannedTitle,
    how: [act(words.weightLossUnplannedHow), act(words.weightLossUnplannedWhy)],
    kind: 'clinician',
  },
  weightKeep: {
    title: words.weightKeepTitle,
    how: [what(words.weightKeepWhy), act(words.weightKeepHelp)],
    kind: 'clinician',
  },
  weightWithClinician: {
    title: words.weightWithClinicianTitle,
    how: [act(words.weightWithClinicianHow), act(words.weightWithClinicianPace)],
    kind: 'clinician',
  },
  weightTalk: {
    title: words.weightTalkTitle,
    how: [act(words.weightTalkHow), what(words.weightTalkWhy)],
    kind: 'clinician',
  },
  waistHint: {
    title: words.waistHintTitle,
    how: [what(words.waistHintWhy), act(words.waistHintGoal)],
  },
  loseWeight: {
    title: words.loseWeightTitle,
    how: [what(words.loseWeightPaceAndHelp)],
  },
  alcoholNoneInPregnancy: {
    title: words.alcoholNoneInPregnancyTitle,
    how: [
      act(words.alcoholNoneInPregnancyHow),
      act(words.alcoholNoneInPregnancyBreastfeeding),
      dont(words.alcoholNoneInPregnancyWarning),
    ],
    kind: 'care',
  },
  alcoholMedicalHelp: {
    title: words.alcoholMedicalHelpTitle,
    how: [act(words.alcoholMedicalHelpHow), dont(words.alcoholMedicalHelpWarning)],
    kind: 'care',
  },
  alcoholCutMen: {
    title: words.alcoholLimitMenTitle,
    how: [what(words.alcoholCutGoal), act(words.alcoholCutHow)],
  },
  alcoholCutWomen: {
    title: words.alcoholLimitWomenTitle,
    how: [what(words.alcoholCutGoal), act(words.alcoholCutHow)],
  },
  alcoholLimitWomen: {
    title: words.alcoholLimitWomenTitle,
    how: [what(words.alcoholLimitWomenWhy), act(words.alcoholLimitWomenHow)],
  },
  exerciseAdapted: {
    title: words.exerciseAdaptedTitle,
    how: [act(words.exerciseAdaptedHow), kind(words.exerciseAdaptedEncouragement)],
  },
  strengthBalanceAdapted: {
    title: words.strengthBalanceAdaptedTitle,
    how: [act(words.strengthBalanceAdaptedHow), what(words.strengthBalanceAdaptedHelp)],
  },
  exercisePregnant: {
    title: words.exercisePregnantTitle,
    how: [act(words.exercisePregnantHow), call(words.exercisePregnantStop), call(words.exercisePregnantEmergency)],
  },
  exerciseValve: {
    title: words.exerciseValveTitle,
    how: [act(words.exerciseValveHow), act(words.exerciseValveAskFirst), call(words.exerciseValveStop)],
    kind: 'clinician',
  },
  exerciseWithClinician: {
    title: words.exerciseWithClinicianTitle,
    how: [act(words.exerciseWithClinicianHow), dont(words.exerciseWithClinicianMeanwhile)],
    kind: 'clinician',
  },
  teeth: {
    title: words.teethTitle,
    how: [act(words.teethHow), act(words.teethHelp)],
  },
  checkups: {
    title: words.checkupsTitle,
    how: [act(words.checkupsHow), what(words.checkupsWhy)],
    kind: 'clinician',
  },
  dietStep: {
    title: words.dietStepTitle,
    how: [act(words.dietStepHow), what(words.dietStepInstead)],
  },
  morePlants: {
    title: words.morePlantsTitle,
    how: [act(words.morePlantsHow), what(words.morePlantsTip)],
  },
  lessProcessed: {
    title: words.lessProcessedTitle,
    how: [act(words.lessProcessedHow), what(words.lessProcessedTip)],
  },
  water: {
    title: words.waterTitle,
    how: [act(words.waterHow), what(words.waterHowMuch), dont(words.waterWarning)],
  },
  regularMeals: {
    title: words.regularMealsTitle,
    how: [act(words.regularMealsHow)],
  },
  moveMore: {
    title: words.moveMoreTitle,
    how: [act(words.moveMoreHow), what(words.moveMoreInParts)],
  },
  moveBrisker: {
    title: words.moveBriskerTitle,
    how: [act(words.moveBriskerHow), what(words.moveBriskerPace)],
  },
  strength: {
    title: words.strengthTitle,
    how: [act(words.strengthHow), call(words.strengthStop)],
  },
  sitLess: {
    title: words.sitLessTitle,
    how: [act(words.sitLessHow), what(words.sitLessTip)],
  },
  legStrength: {
    title: words.legStrengthTitle,
    how: [act(words.legStrengthHow), what(words.legStrengthHowMuch)],
  },
  gripStrength: {
    title: words.gripStrengthTitle,
    how: [act(words.gripStrengthHow), what(words.gripStrengthAndTheRest)],
  },
  sleepLonger: {
    title: words.sleepLongerTitle,
    how: [act(words.sleepLongerHow), what(words.sleepLongerRhythm)],
  },
  sleepLongCheck: {
    title: words.sleepLongCheckTitle,
    how: [act(words.sleepLongCheckHow), what(words.sleepLongCheckRhythm)],
    kind: 'clinician',
  },
  sleepQuality: {
    title: words.sleepQualityTitle,
    how: [act(words.sleepQualityHow), act(words.sleepQualityHelp)],
  },
  sleepRhythm: {
    title: words.sleepRhythmTitle,
    how: [act(words.sleepRhythmHow), what(words.sleepRhythmBedtime), what(words.sleepRhythmShiftWork)],
  },
  nightAwakenings: {
    title: words.nightAwakeningsTitle,
    how: [act(words.nightAwakeningsHow), act(words.nightAwakeningsHelp)],
  },
  lessStress: {
    title: words.lessStressTitle,
    how: [act(words.lessStressHow), act(words.lessStressHelp)],
  },
  coping: {
    title: words.copingTitle,
    how: [act(words.copingHow), what(words.copingTip)],
  },
  outlook: {
    title: words.outlookTitle,
    how: [act(words.outlookHow), act(words.outlookHelp), kind(words.outlookEncouragement)],
  },
  company: {
    title: words.companyTitle,
    how: [act(words.companyHow), what(words.companyTip)],
  },
  community: {
    title: words.communityTitle,
    how: [act(words.communityHow), what(words.communityHowMuch)],
  },
  quietTime: {
    title: words.quietTimeTitle,
    how: [act(words.quietTimeHow)],
  },
  daylight: {
    title: words.daylightTitle,
    how: [act(words.daylightHow)],
  },
  sunProtection: {
    title: words.sunProtectionTitle,
    how: [act(words.sunProtectionHow)],
  },
  nature: {
    title: words.natureTitle,
    how: [act(words.natureHow), what(words.natureTip)],
  },
  lessScreen: {
    title: words.lessScreenTitle,
    how: [act(words.lessScreenHow), what(words.lessScreenBedtime)],
  },
} as const satisfies Record<PlanCode, PlanText>;
