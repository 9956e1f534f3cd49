import type { HeartAnswers, LongevityQuestionId, SexAnswer, ValueOf } from '#shared/person/person.ts';
import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { RouteCode } from '#shared/safety/care-routes.ts';
import type { SourceId } from '#shared/sources/sources.ts';

/** Every action that a plan may name, with its short name. */
export const planLabels = {
  eatingTalk: 'Talk to someone about eating',
  getCheckedFirst: 'Get checked first',
  supportTalk: 'Talk to someone about how you feel',
  medicinesInPregnancy: 'Tell your maternity team which medicines you take',
  dietWithClinician: 'Ask what food is right for you',
  quitSmoking: 'Stop smoking',
  quitVaping: 'Give up nicotine',
  staySmokeFree: 'Stay smoke-free',
  weightClinician: 'Talk to a doctor about your low weight',
  weightPregnancy: 'Ask about weight at your pregnancy check-up',
  weightAfterCheck: 'Leave weight goals until you’ve been checked',
  weightLossUnplanned: 'Tell a doctor about the weight you’ve lost',
  weightKeep: 'Keep up your weight and muscles',
  weightWithClinician: 'Plan any weight loss with your doctor, and keep your muscles',
  weightTalk: 'Talk about your weight at your next visit',
  waistHint: 'Measure your waist',
  loseWeight: 'Lose a little weight',
  alcoholNoneInPregnancy: 'No alcohol in pregnancy. If you’re breastfeeding, ask first',
  alcoholMedicalHelp: 'Get help to drink less',
  alcoholCutMen: 'Stay below 14 drinks a week. None is best',
  alcoholCutWomen: 'Stay below 7 drinks a week. None is best',
  alcoholLimitWomen: 'No more than 7 drinks a week. None is best',
  exerciseAdapted: 'Move in a way that suits your body',
  strengthBalanceAdapted: 'Strength and balance, with support',
  exercisePregnant: 'Keep moving gently, unless you’ve been told otherwise',
  exerciseValve: 'Keep walking, but ask before you push harder',
  exerciseWithClinician: 'Ask what exercise is right for you',
  teeth: 'Look after your teeth',
  checkups: 'Book a check-up',
  dietStep: 'Make one food swap a day',
  morePlants: 'Eat more kinds of plants',
  lessProcessed: 'Eat fewer packaged foods',
  water: 'Drink a little more water',
  regularMeals: 'Eat at regular times',
  moveMore: 'Be active on more days',
  moveBrisker: 'Go a little faster',
  strength: 'Train your muscles two days a week',
  sitLess: 'Sit less',
  legStrength: 'Build strong legs and balance',
  gripStrength: 'Build a stronger grip',
  sleepLonger: 'Aim for seven hours’ sleep',
  sleepLongCheck: 'Sleeping a lot? Find out why',
  sleepQuality: 'Sleep better',
  sleepRhythm: 'Get up at the same time each day',
  nightAwakenings: 'Wake less at night',
  lessStress: 'Take ten minutes to unwind',
  coping: 'Tackle one worry at a time',
  outlook: 'Note one thing that went well',
  company: 'Get in touch with someone',
  community: 'Join in with something',
  quietTime: 'Take some quiet time',
  daylight: 'Get more daylight',
  sunProtection: 'Protect your skin',
  nature: 'Spend time in nature',
  lessScreen: 'Cut down on screens',
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
