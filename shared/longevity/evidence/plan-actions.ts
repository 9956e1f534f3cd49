import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { LongevityQuestionId, SexAnswer, ValueOf } from './question-evidence.ts';

/** Every action that a plan may name, with its short name. */
export const planLabels = {
  eatingTalk: 'Talk to someone about eating',
  getCheckedFirst: 'Get checked first',
  supportTalk: 'Talk to someone about how you feel',
  dietWithClinician: 'Ask which food suits you',
  quitSmoking: 'Stop smoking',
  quitVaping: 'Leave nicotine behind',
  staySmokeFree: 'Stay smoke-free',
  weightClinician: 'Talk to a clinician about your low weight',
  weightPregnancy: 'Talk about weight at your pregnancy check-up',
  weightAfterCheck: 'Leave weight goals until you have been checked',
  weightLossUnplanned: 'Tell a clinician about the weight you lost',
  weightKeep: 'Keep your weight and your muscles',
  weightWithClinician: 'Plan weight loss with your clinician, and keep muscle',
  weightTalk: 'Talk about your weight at your next visit',
  waistHint: 'Measure your waist',
  loseWeight: 'Lose a little weight',
  alcoholNoneInPregnancy: 'No alcohol in pregnancy; when breastfeeding, ask first',
  alcoholMedicalHelp: 'Get medical help to drink less',
  alcoholCutMen: 'Stay below 14 drinks a week; none is best',
  alcoholCutWomen: 'Stay below 7 drinks a week; none is best',
  alcoholLimitWomen: 'No more than 7 drinks a week; none is best',
  exerciseAdapted: 'Move in a way that suits your body',
  strengthBalanceAdapted: 'Strength and balance, with support',
  exercisePregnant: 'Keep moving gently, unless told otherwise',
  exerciseValve: 'Keep walking; ask before you go harder',
  exerciseWithClinician: 'Ask which activity suits you',
  teeth: 'Look after your teeth',
  checkups: 'Plan a check-up',
  dietStep: 'One step healthier on your plate',
  morePlants: 'More kinds of plants',
  lessProcessed: 'Fewer processed foods',
  water: 'Drink a little more water',
  regularMeals: 'Regular meals',
  moveMore: 'Move on more days',
  moveBrisker: 'A little brisker',
  strength: 'Train your muscles twice a week',
  sitLess: 'Sit less',
  legStrength: 'Strong legs and balance',
  gripStrength: 'Strong hands',
  sleepLonger: 'Sleep seven hours',
  sleepLongCheck: 'Long sleep: ask why',
  sleepQuality: 'Rest better',
  sleepRhythm: 'Steady sleep times',
  nightAwakenings: 'Calmer nights',
  lessStress: 'Less stress',
  coping: 'Ways to cope',
  outlook: 'A brighter outlook',
  company: 'People to count on',
  community: 'Join in',
  quietTime: 'Quiet time',
  daylight: 'More daylight',
  sunProtection: 'Protect your skin',
  nature: 'Time in nature',
  lessScreen: 'Less screen time',
} as const satisfies Record<string, string>;

export type PlanCode = keyof typeof planLabels;

/** All that are given must hold; the BMI limits read height and weight together. */
export type Trigger<Value = string | number> =
  | { readonly in: readonly Value[] }
  | {
      readonly gte?: number;
      readonly gt?: number;
      readonly lt?: number;
      readonly bmiGte?: number;
      readonly bmiLt?: number;
    };

/** For whom a rule is; all that are given must hold. */
export type When = {
  /** Any of them. */
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
  /** It cannot be the worst answer either, because there is nothing to change. */
  readonly exempt?: true;
};

export type ActionRule<Id = LongevityQuestionId, Value = string | number> = Applies<Id, Value> & {
  readonly code: PlanCode;
  readonly target: Target<Value>;
  /** What recommends it. */
  readonly guideline?: readonly SourceId[];
  /** Stands before all others. */
  readonly first?: true;
  /** Belongs in the plan, however few years it is worth. */
  readonly always?: true;
  /** The years rest on an assumption: they rank the action and are never shown. */
  readonly hideYears?: true;
  /** The advice was not read in a source. */
  readonly verified?: false;
};

export type PlanRule = SilentRule | ActionRule;

/** A rule for one question, with that question's own values: a misspelt option does not compile. */
export type RuleOfSomeQuestion = {
  [Id in LongevityQuestionId]: SilentRule<Id, ValueOf<Id>> | ActionRule<Id, ValueOf<Id>>;
}[LongevityQuestionId];
