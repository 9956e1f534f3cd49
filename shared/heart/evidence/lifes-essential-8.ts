import type { LongevityAnswers } from '#shared/person/person.ts';
import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { SourceId } from '#shared/sources/sources.ts';

/**
 * The point tables of Life's Essential 8 (Lloyd-Jones 2022), 0-100. `atLeast` tables are read from the top, `below`
 * tables to the first band with x < below.
 */
export const le8Levels = { highFrom: 80, moderateFrom: 50 } as const;

export const le8Sources: readonly SourceId[] = ['lloydjones2022', 'essential8pkg'];

export type AtLeast = readonly { readonly atLeast: number; readonly points: number }[];
export type Below = readonly { readonly below: number; readonly points: number }[];

export const componentIds = [
  'diet',
  'activity',
  'nicotine',
  'sleep',
  'bmi',
  'lipids',
  'glucose',
  'bloodPressure',
] as const;
export type ComponentId = (typeof componentIds)[number];

/** How many of the eight parts must be known for the composite, which is their plain mean. */
export const minComponents = 6;

/** Subtracted once: treated pressure or cholesterol, second-hand smoke, untreated sleep apnea. */
export const deduction = 20;

/**
 * By the sum of the points of all four answers, 0-8. It is our six-question rule (0-12: >=11 100, >=9 80, >=6 50, >=3 25) scaled by
 * 6/4 to the four questions that remain; the proxy is not verified. Published: MEPA 15-16 100, 12-14 80, 8-11 50, 4-7 25, 0-3 0;
 * or population percentile >=95 100, 75-94 80, 50-74 50, 25-49 25, <25 0.
 */
export const dietTable: AtLeast = [
  { atLeast: 8, points: 100 },
  { atLeast: 6, points: 80 },
  { atLeast: 4, points: 50 },
  { atLeast: 2, points: 25 },
  { atLeast: 0, points: 0 },
];
export const dietQuestions = ['dietFruitVeg', 'dietSalt', 'dietSugaryDrinks', 'dietFriedMeat'] as const;

/** Minutes a week: the moderate ones plus twice the vigorous ones. */
export const activityTable: AtLeast = [
  { atLeast: 150, points: 100 },
  { atLeast: 120, points: 90 },
  { atLeast: 90, points: 80 },
  { atLeast: 60, points: 60 },
  { atLeast: 30, points: 40 },
  { atLeast: 1, points: 20 },
  { atLeast: 0, points: 0 },
];

export const nicotinePoints: Readonly<Record<OptionOf<LongevityQuiz, 'smoking'>, number>> = {
  never: 100,
  former10: 75,
  former5: 75,
  former1: 50,
  former0: 25,
  vapeOnly: 25,
  someDays: 0,
  dailyUnder10: 0,
  daily10to19: 0,
  daily20plus: 0,
};

/** Hours a night. */
export const sleepTable: Below = [
  { below: 4, points: 0 },
  { below: 5, points: 20 },
  { below: 6, points: 40 },
  { below: 7, points: 70 },
  { below: 9, points: 100 },
  { below: 10, points: 90 },
  { below: Infinity, points: 40 },
];

/** kg/m2. */
export const bmiTable: Below = [
  { below: 25, points: 100 },
  { below: 30, points: 70 },
  { below: 35, points: 30 },
  { below: 40, points: 15 },
  { below: Infinity, points: 0 },
];
export const bmiTableAsian: Below = [
  { below: 23, points: 100 },
  { below: 25, points: 75 },
  { below: 30, points: 50 },
  { below: 35, points: 25 },
  { below: Infinity, points: 0 },
];
export const asianBackgrounds: ReadonlySet<LongevityAnswers['ethnicity']> = new Set(['eastAsian', 'southAsian']);
/** Below this BMI, and in pregnancy, there is no score: LE8 leaves underweight to clinical judgement. */
export const bmiForClinicianBelow = 18.5;
/** Full points for a frail person from 23 to below 33: own rule, after Winter 2014. */
export const frailBmi = { from: 23, below: 33, points: 100 } as const;

/** Non-HDL, mg/dL. */
export const nonHdlTable: Below = [
  { below: 130, points: 100 },
  { below: 160, points: 60 },
  { below: 190, points: 40 },
  { below: 220, points: 20 },
  { below: Infinity, points: 0 },
];

/** A1c in percent, with diabetes. */
export const diabetesA1cTable: Below = [
  { below: 7, points: 40 },
  { below: 8, points: 30 },
  { below: 9, points: 20 },
  { below: 10, points: 10 },
  { below: Infinity, points: 0 },
];
export const glucosePoints = { normal: 100, raised: 60, diabetesA1cUnknown: 40, normalA1cBelow: 5.7 } as const;

/** mmHg: the first band whose limits both numbers are below. */
export const bloodPressureTable = [
  { sbpBelow: 120, dbpBelow: 80, points: 100 },
  { sbpBelow: 130, dbpBelow: 80, points: 75 },
  { sbpBelow: 140, dbpBelow: 90, points: 50 },
  { sbpBelow: 160, dbpBelow: 100, points: 25 },
  { sbpBelow: Infinity, dbpBelow: Infinity, points: 0 },
] as const;
