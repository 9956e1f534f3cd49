import type { Recommendation } from '#shared/contract/result.ts';
import { act, call, dont, kind, type Words, what } from '#shared/safety/sentence.ts';
import { tellMedicines } from '#shared/words/medicines-in-pregnancy.ts';
import * as words from '#words/habits-plan.ts';
import * as weight from '#words/weight.ts';
import { type PlanCode, planLabels } from './habit-actions.ts';

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
    title: planLabels.eatingTalk,
    how: [act(words.eatingTalkHow), kind(weight.helpWorksKind)],
    kind: 'care',
  },
  getCheckedFirst: {
    title: planLabels.getCheckedFirst,
    how: [act(words.getCheckedFirstHow), act(words.getCheckedFirstBring)],
    kind: 'care',
  },
  supportTalk: {
    title: planLabels.supportTalk,
    how: [act(words.supportTalkHow), kind(words.supportTalkEncouragement)],
    kind: 'care',
  },
  medicinesInPregnancy: {
    title: planLabels.medicinesInPregnancy,
    how: tellMedicines,
    kind: 'care',
  },
  dietWithClinician: {
    title: planLabels.dietWithClinician,
    how: [act(words.dietWithClinicianHow), what(words.dietWithClinicianWhy)],
    kind: 'clinician',
  },
  quitSmoking: {
    title: planLabels.quitSmoking,
    how: stopSmoking,
  },
  quitVaping: {
    title: planLabels.quitVaping,
    how: [act(words.quitVapingHow), what(words.quitVapingHelp)],
  },
  staySmokeFree: {
    title: planLabels.staySmokeFree,
    how: [act(words.staySmokeFreeHow), act(words.staySmokeFreeHelp)],
  },
  weightClinician: {
    title: planLabels.weightClinician,
    how: [act(words.weightClinicianHow), what(weight.whenSeenWhat)],
    kind: 'clinician',
  },
  weightPregnancy: {
    title: planLabels.weightPregnancy,
    how: [act(words.weightPregnancyHow), kind(words.weightPregnancyEncouragement)],
    kind: 'clinician',
  },
  weightAfterCheck: {
    title: planLabels.weightAfterCheck,
    how: [act(words.weightAfterCheckHow), act(words.weightAfterCheckThen)],
    kind: 'clinician',
  },
  weightLossUnplanned: {
    title: planLabels.weightLossUnplanned,
    how: [act(words.weightLossUnplannedHow), act(words.weightLossUnplannedWhy)],
    kind: 'clinician',
  },
  weightKeep: {
    title: planLabels.weightKeep,
    how: [what(words.weightKeepWhy), act(words.weightKeepHelp)],
    kind: 'clinician',
  },
  weightWithClinician: {
    title: planLabels.weightWithClinician,
    how: [act(words.weightWithClinicianHow), act(words.weightWithClinicianPace)],
    kind: 'clinician',
  },
  weightTalk: {
    title: planLabels.weightTalk,
    how: [act(words.weightTalkHow), what(words.weightTalkWhy)],
    kind: 'clinician',
  },
  waistHint: {
    title: planLabels.waistHint,
    how: [what(words.waistHintWhy), act(words.waistHintGoal)],
  },
  loseWeight: {
    title: planLabels.loseWeight,
    how: [what(words.loseWeightPaceAndHelp)],
  },
  alcoholNoneInPregnancy: {
    title: planLabels.alcoholNoneInPregnancy,
    how: [
      act(words.alcoholNoneInPregnancyHow),
      act(words.alcoholNoneInPregnancyBreastfeeding),
      dont(words.alcoholNoneInPregnancyWarning),
    ],
    kind: 'care',
  },
  alcoholMedicalHelp: {
    title: planLabels.alcoholMedicalHelp,
    how: [act(words.alcoholMedicalHelpHow), dont(words.alcoholMedicalHelpWarning)],
    kind: 'care',
  },
  alcoholCutMen: {
    title: planLabels.alcoholCutMen,
    how: [what(words.alcoholCutGoal), act(words.alcoholCutHow)],
  },
  alcoholCutWomen: {
    title: planLabels.alcoholCutWomen,
    how: [what(words.alcoholCutGoal), act(words.alcoholCutHow)],
  },
  alcoholLimitWomen: {
    title: planLabels.alcoholLimitWomen,
    how: [what(words.alcoholLimitWomenWhy), act(words.alcoholLimitWomenHow)],
  },
  exerciseAdapted: {
    title: planLabels.exerciseAdapted,
    how: [act(words.exerciseAdaptedHow), kind(words.exerciseAdaptedEncouragement)],
  },
  strengthBalanceAdapted: {
    title: planLabels.strengthBalanceAdapted,
    how: [act(words.strengthBalanceAdaptedHow), what(words.strengthBalanceAdaptedHelp)],
  },
  exercisePregnant: {
    title: planLabels.exercisePregnant,
    how: [act(words.exercisePregnantHow), call(words.exercisePregnantStop), call(words.exercisePregnantEmergency)],
  },
  exerciseValve: {
    title: planLabels.exerciseValve,
    how: [act(words.exerciseValveHow), act(words.exerciseValveAskFirst), call(words.exerciseValveStop)],
    kind: 'clinician',
  },
  exerciseWithClinician: {
    title: planLabels.exerciseWithClinician,
    how: [act(words.exerciseWithClinicianHow), dont(words.exerciseWithClinicianMeanwhile)],
    kind: 'clinician',
  },
  teeth: {
    title: planLabels.teeth,
    how: [act(words.teethHow), act(words.teethHelp)],
  },
  checkups: {
    title: planLabels.checkups,
    how: [act(words.checkupsHow), what(words.checkupsWhy)],
    kind: 'clinician',
  },
  dietStep: {
    title: planLabels.dietStep,
    how: [act(words.dietStepHow), what(words.dietStepInstead)],
  },
  morePlants: {
    title: planLabels.morePlants,
    how: [act(words.morePlantsHow), what(words.morePlantsTip)],
  },
  lessProcessed: {
    title: planLabels.lessProcessed,
    how: [act(words.lessProcessedHow), what(words.lessProcessedTip)],
  },
  water: {
    title: planLabels.water,
    how: [act(words.waterHow), what(words.waterHowMuch), dont(words.waterWarning)],
  },
  regularMeals: {
    title: planLabels.regularMeals,
    how: [act(words.regularMealsHow)],
  },
  moveMore: {
    title: planLabels.moveMore,
    how: [act(words.moveMoreHow), what(words.moveMoreInParts)],
  },
  moveBrisker: {
    title: planLabels.moveBrisker,
    how: [act(words.moveBriskerHow), what(words.moveBriskerPace)],
  },
  strength: {
    title: planLabels.strength,
    how: [act(words.strengthHow), call(words.strengthStop)],
  },
  sitLess: {
    title: planLabels.sitLess,
    how: [act(words.sitLessHow), what(words.sitLessTip)],
  },
  legStrength: {
    title: planLabels.legStrength,
    how: [act(words.legStrengthHow), what(words.legStrengthHowMuch)],
  },
  gripStrength: {
    title: planLabels.gripStrength,
    how: [act(words.gripStrengthHow), what(words.gripStrengthAndTheRest)],
  },
  sleepLonger: {
    title: planLabels.sleepLonger,
    how: [act(words.sleepLongerHow), what(words.sleepLongerRhythm)],
  },
  sleepLongCheck: {
    title: planLabels.sleepLongCheck,
    how: [act(words.sleepLongCheckHow), what(words.sleepLongCheckRhythm)],
    kind: 'clinician',
  },
  sleepQuality: {
    title: planLabels.sleepQuality,
    how: [act(words.sleepQualityHow), act(words.sleepQualityHelp)],
  },
  sleepRhythm: {
    title: planLabels.sleepRhythm,
    how: [act(words.sleepRhythmHow), what(words.sleepRhythmBedtime), what(words.sleepRhythmShiftWork)],
  },
  nightAwakenings: {
    title: planLabels.nightAwakenings,
    how: [act(words.nightAwakeningsHow), act(words.nightAwakeningsHelp)],
  },
  lessStress: {
    title: planLabels.lessStress,
    how: [act(words.lessStressHow), act(words.lessStressHelp)],
  },
  coping: {
    title: planLabels.coping,
    how: [act(words.copingHow), what(words.copingTip)],
  },
  outlook: {
    title: planLabels.outlook,
    how: [act(words.outlookHow), act(words.outlookHelp), kind(words.outlookEncouragement)],
  },
  company: {
    title: planLabels.company,
    how: [act(words.companyHow), what(words.companyTip)],
  },
  community: {
    title: planLabels.community,
    how: [act(words.communityHow), what(words.communityHowMuch)],
  },
  quietTime: {
    title: planLabels.quietTime,
    how: [act(words.quietTimeHow)],
  },
  daylight: {
    title: planLabels.daylight,
    how: [act(words.daylightHow)],
  },
  sunProtection: {
    title: planLabels.sunProtection,
    how: [act(words.sunProtectionHow)],
  },
  nature: {
    title: planLabels.nature,
    how: [act(words.natureHow), what(words.natureTip)],
  },
  lessScreen: {
    title: planLabels.lessScreen,
    how: [act(words.lessScreenHow), what(words.lessScreenBedtime)],
  },
} as const satisfies Record<PlanCode, PlanText>;
