/**
 * The point tables of Life's Essential 8 (Lloyd-Jones 2022, read in the essential8 R package), 0-100 each.
 * `atLeast` tables are read from the top, `below` tables from the first band with x < below.
 */
export const lifesEssential8Sources = ['lloydjones2022', 'essential8pkg'];

type AtLeast = readonly { readonly atLeast: number; readonly points: number }[];
type Below = readonly { readonly below: number; readonly points: number }[];

/** Taken off once for a treated blood pressure or cholesterol, second-hand smoke, or sleep apnea left untreated. */
export const deduction = 20;

/** Our short form of the published 16-question score: four questions of 0-2 points each. Not verified. */
export const dietPoints: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  dietFruitVeg: { '0to1': 0, '2to3': 1, '4plus': 2 },
  dietSalt: { daily: 0, weekly: 1, rarely: 2 },
  dietSugaryDrinks: { daily: 0, weekly: 1, rarely: 2 },
  dietFriedMeat: { daily: 0, weekly: 1, rarely: 2 },
};
export const dietTable: AtLeast = [
  { atLeast: 8, points: 100 },
  { atLeast: 6, points: 80 },
  { atLeast: 4, points: 50 },
  { atLeast: 2, points: 25 },
  { atLeast: 0, points: 0 },
];

/** Minutes a week of moderate activity; a vigorous minute counts twice. */
export const activityTable: AtLeast = [
  { atLeast: 150, points: 100 },
  { atLeast: 120, points: 90 },
  { atLeast: 90, points: 80 },
  { atLeast: 60, points: 60 },
  { atLeast: 30, points: 40 },
  { atLeast: 1, points: 20 },
  { atLeast: 0, points: 0 },
];

export const nicotinePoints: Readonly<Record<string, number>> = {
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
export const asianBackgrounds: readonly string[] = ['eastAsian', 'southAsian'];

/** Non-HDL cholesterol, mg/dL, from measured values only. */
export const nonHdlTable: Below = [
  { below: 130, points: 100 },
  { below: 160, points: 60 },
  { below: 190, points: 40 },
  { below: 220, points: 20 },
  { below: Infinity, points: 0 },
];

/** A1c in percent, with diabetes; 40 without a value is our rule. */
export const diabetesA1cTable: Below = [
  { below: 7, points: 40 },
  { below: 8, points: 30 },
  { below: 9, points: 20 },
  { below: 10, points: 10 },
  { below: Infinity, points: 0 },
];
export const glucosePoints = { normal: 100, raised: 60, diabetesA1cUnknown: 40, normalA1cBelow: 5.7 } as const;

/** mmHg; the first band that both numbers are below. */
export const bloodPressureTable = [
  { sbpBelow: 120, dbpBelow: 80, points: 100 },
  { sbpBelow: 130, dbpBelow: 80, points: 75 },
  { sbpBelow: 140, dbpBelow: 90, points: 50 },
  { sbpBelow: 160, dbpBelow: 100, points: 25 },
  { sbpBelow: Infinity, dbpBelow: Infinity, points: 0 },
] as const;

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

/** The composite is shown with at least this many of the eight. */
export const minComponents = 6;
