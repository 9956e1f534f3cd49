import type { HeartAnswers, LongevityQuestionId, SexAnswer, ValueOf } from '#shared/person/person.ts';
import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import * as words from '#words/habits-plan.ts';
import * as seekCare from '#words/seek-care.ts';

/** Every action that a plan may name, with its title, for the methods page. `habit-texts.ts` has all that the result says. */
export const planLabels = {
  eatingTalk: words.eatingTalkTitle,
  getCheckedFirst: seekCare.getCheckedFirstTitle,
  supportTalk: words.supportTalkTitle,
  medicinesInPregnancy: words.medicinesInPregnancyTitle,
  dietWithClinician: words.dietWithClinicianTitle,
  quitSmoking: words.quitSmokingTitle,
  quitVaping: words.quitVapingTitle,
  staySmokeFree: words.staySmokeFreeTitle,
  weightClinician: words.weightClinicianTitle,
  weightPregnancy: words.weightPregnancyTitle,
  weightAfterCheck: words.weightAfterCheckTitle,
  weightLossUnplanned: words.weightLossUnplannedTitle,
  weightKeep: words.weightKeepTitle,
  weightWithClinician: words.weightWithClinicianTitle,
  weightTalk: words.weightTalkTitle,
  waistHint: words.waistHintTitle,
  loseWeight: words.loseWeightTitle,
  alcoholNoneInPregnancy: words.alcoholNoneInPregnancyTitle,
  alcoholMedicalHelp: words.alcoholMedicalHelpTitle,
  alcoholCutMen: words.alcoholLimitMenTitle,
  alcoholCutWomen: words.alcoholLimitWomenTitle,
  alcoholLimitWomen: words.alcoholLimitWomenTitle,
  exerciseAdapted: words.exerciseAdaptedTitle,
  strengthBalanceAdapted: words.strengthBalanceAdaptedTitle,
  exercisePregnant: words.exercisePregnantTitle,
  exerciseValve: words.exerciseValveTitle,
  exerciseWithClinician: words.exerciseWithClinicianTitle,
  teeth: words.teethTitle,
  checkups: words.checkupsTitle,
  dietStep: words.dietStepTitle,
  morePlants: words.morePlantsTitle,
  lessProcessed: words.lessProcessedTitle,
  water: words.waterTitle,
  regularMeals: words.regularMealsTitle,
  moveMore: words.moveMoreTitle,
  moveBrisker: words.moveBriskerTitle,
  strength: words.strengthTitle,
  sitLess: words.sitLessTitle,
  legStrength: words.legStrengthTitle,
  gripStrength: words.gripStrengthTitle,
  sleepLonger: words.sleepLongerTitle,
  sleepLongCheck: words.sleepLongCheckTitle,
  sleepQuality: words.sleepQualityTitle,
  sleepRhythm: words.sleepRhythmTitle,
  nightAwakenings: words.nightAwakeningsTitle,
  lessStress: words.lessStressTitle,
  coping: words.copingTitle,
  outlook: words.outlookTitle,
  company: words.companyTitle,
  community: words.communityTitle,
  quietTime: words.quietTimeTitle,
  daylight: words.daylightTitle,
  sunProtection: words.sunProtectionTitle,
  nature: words.natureTitle,
  lessScreen: words.lessScreenTitle,
} as const satisfies Record<string, string>;

export type PlanCode = keyof typeof planLabels;

/** Every given condition must hold. The BMI limits read height and weight together. */
export type Trigger<Value = string | number> =
  | { readonly in: readonly Value[] }
  | {
      readonly gte?: number;
      readonly gt?: number;
      readonly lt?: number;
      readonly bmiGte?: number;
      readonly bmiLt?: number;
    };

/** Whom a rule is for. Every given condition must hold. */
export type When = {
  /** At least one of these routes applies. */
  readonly routes?: readonly RouteCode[];
  readonly ageGte?: number;
  readonly sex?: readonly SexAnswer[];
  /** Each answer must be in its list. */
  readonly answers?: { readonly [Id in LongevityQuestionId]?: readonly OptionOf<LongevityQuiz, Id>[] };
  readonly cardiac?: { readonly [Id in keyof HeartAnswers]?: readonly OptionOf<HeartQuiz, Id>[] };
};

/** The answer that the advice aims at; `clinician`: a clinician decides. */
export type Target<Value = string | number> =
  | { readonly value: Value }
  | { readonly step: number; readonly list: readonly Value[] }
  | { readonly reduceBy: number; readonly notBelow: number }
  | { readonly bmiReduceBy: number; readonly notBelow?: number }
  | { readonly clinician: true };

type Applies<Id, Value> = { readonly question: Id; readonly trigger: Trigger<Value>; readonly when?: When };

/** `code: null`: say nothing about this question. */
type SilentRule<Id = LongevityQuestionId, Value = string | number> = Applies<Id, Value> & {
  readonly code: null;
  /** The answer cannot be the worst one either, because there is nothing to change. */
  readonly exempt?: true;
};

export type ActionRule<Id = LongevityQuestionId, Value = string | number> = Applies<Id, Value> & {
  readonly code: PlanCode;
  readonly target: Target<Value>;
  /** The guidelines that recommend the action. */
  readonly guideline?: readonly SourceId[];
  /** Comes before all other actions. */
  readonly first?: true;
  /** Belongs in the plan, however few years it is worth. */
  readonly always?: true;
  /** The years rest on an assumption: they rank the action and are never shown. */
  readonly hideYears?: true;
  /** We did not read the advice in a source. */
  readonly verified?: false;
};

export type PlanRule = SilentRule | ActionRule;

/** A rule for one question, with that question's own values: a misspelt option does not compile. */
export type RuleOfSomeQuestion = {
  [Id in LongevityQuestionId]: SilentRule<Id, ValueOf<Id>> | ActionRule<Id, ValueOf<Id>>;
}[LongevityQuestionId];
