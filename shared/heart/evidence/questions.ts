import type { HeartAnswers } from '#shared/person/person.ts';
import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

type EachOption<Id extends keyof HeartAnswers, Value> = Readonly<
  Record<Extract<OptionOf<HeartQuiz, Id>, string>, Value>
>;
type SomeQuestions<Value> = { readonly [Id in keyof HeartAnswers]?: EachOption<Id, Value> };

/** 0-100, for a row of the categories; null counts for nothing there. */
export const answerScores = {
  chestPain: { now: 0, today: 10, week: 15, often: 20, occasional: 45, past: 80, never: 100 },
  // cannot -> route mobilityLimited
  exertional: { discomfort: 15, breathless: 60, cannot: null, fine: 100, unknown: null },
  dyspnea: { rest: 0, newWorse: 15, minimal: 15, minimalKnown: 30, level: 40, hurry: 75, none: 100 },
  orthopnea: { propped: 20, gasping: 10, proppedKnown: 45, twoPillows: 70, yes: 100 },
  palpitations: { now: 10, persistent: 20, often: 45, rare: 80, no: 100 },
  syncope: {
    faintToday: 5,
    nearlyToday: 20,
    faintWeeks: 20,
    nearlyWeeks: 45,
    yes: 40,
    nearly: 70,
    past: 80,
    no: 100,
  },
  edema: { oneSided: 20, worse: 20, daily: 45, evening: 80, no: 100 },
  // 30% of the fitness row
  fitnessCompare: { less: 30, same: 65, more: 100 },
  // recommendation, only with bpMedication yes or statin statin/other
  medAdherence: { never: 100, sometimes: 60, often: 20, na: null },
  moodLow: { no: 100, several: 70, half: 35, daily: 10 },
  supportHeart: { yes: 100, some: 65, no: 20 },
} as const satisfies SomeQuestions<number | null>;

/** 0-2, for the diet of Life's Essential 8. */
export const dietPoints = {
  dietFruitVeg: { '0to1': 0, '2to3': 1, '4plus': 2 },
  dietSalt: { daily: 0, weekly: 1, rarely: 2 },
  dietSugaryDrinks: { daily: 0, weekly: 1, rarely: 2 },
  dietFriedMeat: { daily: 0, weekly: 1, rarely: 2 },
} as const satisfies SomeQuestions<number>;

/** `ascvd: false`: the condition is not atherosclerotic. `event`: it is a reason for cardiac rehabilitation. */
export type Condition = { readonly ascvd?: false; readonly event?: true };

/** All but valve disease lead to the route establishedCvd: no percentage. */
export const heartConditions: EachOption<'knownHeartConditions', Condition> = {
  heartAttack: { event: true },
  stroke: { event: true },
  heartFailure: { ascvd: false, event: true },
  stentBypass: { event: true },
  angina: { event: true },
  aneurysm: {},
  pad: {},
  inheritedHeart: { ascvd: false },
  congenital: { ascvd: false },
  cac300: {},
  valve: {},
  none: {},
};

/**
 * The eGFR that a reported stage stands for when no eGFR is known, mL/min/1.73m2: value, low, high. Our choice, not verified.
 * Dialysis and a transplant lead to the route kidneyFailure: no percentage.
 */
export const kidneyStages = {
  dialysisOrTransplant: null,
  stage5: [12, 8, 15],
  severe: [22, 15, 29],
  mildModerate: [50, 30, 75],
  unsure: null,
  no: null,
} as const satisfies EachOption<'kidneyDisease', readonly [value: number, low: number, high: number] | null>;
