import type { HeartQuiz } from '#shared/heart/questions/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/longevity/questions/longevity-quiz.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { RouteCode } from '#shared/safety/routes.ts';
import type { SourceId } from '#shared/sources/sources.ts';
import type { PlanCode } from './plan-labels.ts';
import type { LongevityQuestionId, SexAnswer, ValueOf } from './question-evidence.ts';

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

/** The answer that following the advice would lead to; `clinician`: none that we may name. */
export type Target<Value = string | number> =
  | { readonly value: Value }
  | { readonly valueNumber: number }
  | { readonly valueOption: Value }
  | { readonly step: number; readonly list: readonly Value[] }
  | { readonly reduceBy: number; readonly notBelow: number }
  | { readonly bmiReduceBy: number; readonly notBelow?: number }
  | { readonly clinician: true };

type Applies<Id, Value> = { readonly question: Id; readonly trigger: Trigger<Value>; readonly when?: When };

/** `code: null`: say nothing about this question. */
type SilentRule<Id = LongevityQuestionId, Value = string | number> = Applies<Id, Value> & {
  readonly code: null;
  /** Nor is it the worst answer: there is nothing to change. */
  readonly exempt?: true;
};

export type ActionRule<Id = LongevityQuestionId, Value = string | number> = Applies<Id, Value> & {
  readonly code: PlanCode;
  readonly target: Target<Value>;
  /** What recommends it. */
  readonly guideline: readonly SourceId[];
  /** By the years that the new answer goes with, or only by how low the answer scores. */
  readonly rankBy: 'yearsOfEffectiveAge' | 'scoreGap';
  /** Stands before all others. */
  readonly first?: true;
  /** Belongs in the plan however few years go with it. */
  readonly always?: true;
  /** The years rest on an assumption: rank by them, never show them. */
  readonly hideYears?: true;
  readonly verified: boolean;
};

export type PlanRule = SilentRule | ActionRule;

/** A rule for one question, with that question's own values: a misspelt option does not compile. */
export type RuleOfSomeQuestion = {
  [Id in LongevityQuestionId]: SilentRule<Id, ValueOf<Id>> | ActionRule<Id, ValueOf<Id>>;
}[LongevityQuestionId];

/** What a route changes in the plan, whatever the rules say. */
export type RouteChange = {
  readonly drop: readonly {
    readonly routes: readonly RouteCode[];
    readonly questions: readonly LongevityQuestionId[];
    readonly exempt?: true;
  }[];
  readonly adapted: readonly {
    readonly routes: readonly RouteCode[];
    readonly questions: readonly LongevityQuestionId[];
    readonly code: PlanCode;
  }[];
};
