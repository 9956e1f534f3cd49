import type { CategoryId } from '#shared/heart/evidence/categories.ts';
import { unknownRow, unscoredRow } from '#shared/words/care.ts';
import * as heartAnswers from '#words/heart-answers.ts';
import * as heartRows from '#words/heart-rows.ts';
import type { RowStanding } from './row-standing.ts';
import type { MeasuredRef, QuestionRef } from './user-answers.ts';

type Sentences = readonly [string, ...string[]];
export type RowWords = {
  /** The answers that the row quotes, with their names. */
  readonly answers: readonly { readonly name: string; readonly ask: QuestionRef | MeasuredRef }[];
  /** True alternatives for the same case. */
  readonly praised: Sentences;
  readonly fair: Sentences;
  readonly weak: Sentences;
  readonly note?: string;
};

/** The sentence of each standing that has only one. */
export const standingWords: Readonly<Partial<Record<RowStanding, string>>> = {
  unknown: unknownRow.sentence,
  flagged: heartRows.flagged,
  unscored: unscoredRow.sentence,
  planned: heartRows.planned,
  worthTalk: heartRows.worthTalk,
  quiet: heartRows.quiet,
  told: heartRows.told,
  unworded: heartRows.unworded,
};

export const rowWords: Readonly<Record<CategoryId, RowWords>> = {
  symptoms: {
    answers: [],
    praised: [heartRows.symptomsPraised, heartRows.symptomsPraisedToo],
    fair: [heartRows.symptomsFair, heartRows.symptomsFairToo],
    weak: [heartRows.symptomsWeak],
    note: heartRows.symptomsNote,
  },
  bloodPressure: {
    answers: [{ name: heartAnswers.bloodPressure, ask: 'pressure' }],
    praised: [heartRows.pressurePraised, heartRows.pressurePraisedToo],
    fair: [heartRows.pressureFair, heartRows.pressureFairToo],
    weak: [heartRows.pressureWeak, heartRows.pressureWeakToo],
  },
  bloodTests: {
    answers: [
      { name: heartAnswers.totalCholesterol, ask: 'total' },
      { name: heartAnswers.ldl, ask: 'ldl' },
      { name: heartAnswers.a1c, ask: 'a1c' },
      { name: heartAnswers.fastingSugar, ask: 'glucose' },
      { name: heartAnswers.diabetes, ask: 'diabetesStatus' },
    ],
    praised: [heartRows.testsPraised, heartRows.testsPraisedToo],
    fair: [heartRows.testsFair, heartRows.testsFairToo],
    weak: [heartRows.testsWeak, heartRows.testsWeakToo],
  },
  smokingWeight: {
    answers: [
      { name: heartAnswers.smoking, ask: 'smoking' },
      { name: heartAnswers.smokeAtHome, ask: 'secondhandSmoke' },
    ],
    praised: [heartRows.smokingPraised, heartRows.smokingPraisedToo],
    fair: [heartRows.smokingFair, heartRows.smokingFairToo],
    weak: [heartRows.smokingWeak, heartRows.smokingWeakToo],
  },
  diet: {
    answers: [
      { name: heartAnswers.fruitAndVegetables, ask: 'dietFruitVeg' },
      { name: heartAnswers.salt, ask: 'dietSalt' },
      { name: heartAnswers.sugaryDrinks, ask: 'dietSugaryDrinks' },
      { name: heartAnswers.friedAndProcessed, ask: 'dietFriedMeat' },
    ],
    praised: [heartRows.dietPraised, heartRows.pressurePraised],
    fair: [heartRows.dietFair, heartRows.dietFairToo],
    weak: [heartRows.dietWeak, heartRows.dietWeakToo],
    note: heartRows.dietNote,
  },
  fitness: {
    answers: [
      { name: heartAnswers.moderateActivity, ask: 'moderateMinutes' },
      { name: heartAnswers.vigorousActivity, ask: 'vigorousMinutes' },
      { name: heartAnswers.fitness, ask: 'fitnessCompare' },
    ],
    praised: [heartRows.fitnessPraised, heartRows.fitnessPraisedToo],
    fair: [heartRows.fitnessFair, heartRows.fitnessFairToo],
    weak: [heartRows.fitnessWeak, heartRows.fitnessWeakToo],
  },
  sleep: {
    answers: [
      { name: heartAnswers.sleepHours, ask: 'sleepHours' },
      { name: heartAnswers.sleepApnoea, ask: 'sleepApneaDiagnosed' },
      { name: heartAnswers.sleepApnoeaTreatment, ask: 'sleepApneaTreatment' },
    ],
    praised: [heartRows.sleepPraised, heartRows.sleepPraisedToo],
    fair: [heartRows.sleepFair, heartRows.sleepFairToo],
    weak: [heartRows.sleepWeak, heartRows.sleepWeakToo],
  },
  psychosocial: {
    answers: [],
    praised: [heartRows.moodPraised, heartRows.moodPraisedToo],
    fair: [heartRows.moodFair, heartRows.moodFairToo],
    weak: [heartRows.moodWeak],
  },
  familyEnvironment: {
    answers: [],
    praised: [heartRows.familyPraised, heartRows.familyPraisedToo],
    fair: [heartRows.familyFair, heartRows.familyFairToo],
    weak: [heartRows.familyWeak],
  },
};
