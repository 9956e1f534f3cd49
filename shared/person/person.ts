import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { LongevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { CleanAnswersOf, OptionOf } from '#shared/quiz/answers-of.ts';
import { oldestPregnancyAge } from '#shared/quiz/pregnancy-age.ts';
import type { LabTest, MyNumbers } from './my-numbers.ts';

export type LongevityAnswers = CleanAnswersOf<LongevityQuiz>;
export type HeartAnswers = CleanAnswersOf<HeartQuiz>;

/** The questions of the first quiz whose answers are read. Free text never counts. */
export type LongevityQuestionId = keyof LongevityAnswers;

/** The values of one question; a slider's steps are numbers. */
export type ValueOf<Id extends LongevityQuestionId> = [OptionOf<LongevityQuiz, Id>] extends [never]
  ? number
  : Extract<OptionOf<LongevityQuiz, Id>, string>;

/** What both engines and the safety rules read of one person: answers cleaned, and what follows from them. */
export type Person = {
  readonly today: string;
  /** The quiz whose page is made: where both quizzes ask the same, its answer counts. */
  readonly quiz: 'longevity' | 'heart';
  readonly longevity: LongevityAnswers;
  /** With each exact number's band in place of the chosen one; the band of an old number counts as unknown. */
  readonly heart: HeartAnswers;
  /** As red flags and routes see them: an old number leaves the chosen band, so that a date never hides a warning. */
  readonly heartForSafety: HeartAnswers;
  /** Null when the person gave no exact number at all. */
  readonly myNumbers: MyNumbers | null;
  /** How old the blood test is; a test whose day is not known counts from the day of the answers. */
  readonly labTest: LabTest;
  /** A yes in either quiz; without one, the answer of the quiz whose page is made, else of the other. */
  readonly pregnancyNow: HeartAnswers['pregnancyNow'];
  /** Completed years; null without a birth date. */
  readonly age: number | null;
  /** Unrounded; null without height or weight. */
  readonly bmi: number | null;
  /** For points, goals and risk, mmHg: null when unknown or mistyped (the lower not below the upper). */
  readonly sbp: number | null;
  readonly dbp: number | null;
  /** As the person gave them, mmHg, also when mistyped: only the safety rules read these. */
  readonly givenSbp: number | null;
  readonly givenDbp: number | null;
  readonly isPressureMistyped: boolean;
};

export type Sex = 'female' | 'male';
/** 'other' stands for every other answer, and for none. */
export type SexAnswer = Sex | 'other';

/** For 'other', advice uses the stricter limit. */
export const sexAnswerOf = ({ gender }: LongevityAnswers): SexAnswer =>
  gender === 'female' || gender === 'male' ? gender : 'other';

/** The sexes whose numbers are used: both for everyone who did not say female or male. */
export const sexesOf = ({ gender }: Pick<LongevityAnswers, 'gender'>): readonly [Sex, ...Sex[]] =>
  gender === 'female' || gender === 'male' ? [gender] : ['female', 'male'];

/** The group that a sentence about people like this person names. */
export const groupOf = (sexes: readonly Sex[]): 'women' | 'men' | 'people' => {
  if (sexes.length > 1) return 'people';
  return sexes[0] === 'female' ? 'women' : 'men';
};

/** PREVENT counts cigarettes of the last 30 days. The rules for red flags count the same people. */
export const currentSmoking: ReadonlySet<OptionOf<LongevityQuiz, 'smoking'>> = new Set([
  'someDays',
  'dailyUnder10',
  'daily10to19',
  'daily20plus',
]);

export const smokesNow = ({ smoking }: LongevityAnswers): boolean =>
  smoking !== undefined && currentSmoking.has(smoking);

export const drinksHeavily = ({ alcoholConsumption }: LongevityAnswers): boolean =>
  alcoholConsumption === '23to32' || alcoholConsumption === '33plus';

/** A statin or another medicine. */
export const takesCholesterolMedicine = ({ statin }: HeartAnswers): boolean =>
  statin === 'statin' || statin === 'other';

/** For blood pressure or cholesterol. */
export const takesHeartMedicine = (heart: HeartAnswers): boolean =>
  heart.bpMedication === 'yes' || takesCholesterolMedicine(heart);

/** A medicine that should be looked at in pregnancy: for blood pressure, for cholesterol, or a blood thinner. */
export const takesMedicinesInPregnancy = ({ heart, pregnancyNow }: Pick<Person, 'heart' | 'pregnancyNow'>): boolean =>
  (pregnancyNow === 'yes' || pregnancyNow === 'yesSigns') &&
  (takesHeartMedicine(heart) || heart.bloodThinner === 'yes');

/** Asked in neither quiz, or not answered, of anyone but a man, from 18 years to that age or of unknown age. */
export const mayBePregnant = ({ pregnancyNow, longevity: { gender }, age }: Person): boolean =>
  pregnancyNow === undefined && gender !== 'male' && (age === null || (age >= 18 && age <= oldestPregnancyAge));

/** Turns pounds and inches into kg/m². */
export const poundsPerSquareInchToBmi = 703;

/** 703 × lb / in², unrounded (METHODS 1.5); null when height or weight is not answered. */
export const bodyMassIndex = ({ height, weight }: LongevityAnswers): number | null => {
  if (height === undefined || weight === undefined) return null;
  const inches = 12 * height.ft + height.in;
  return (poundsPerSquareInchToBmi * weight) / inches ** 2;
};
