import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';

/**
 * How an exact number is used: `exact` takes the place of its band; `old` counts as unknown; `impossible` (a total
 * cholesterol that is not above its own parts) and `unreadable` leave the chosen band; `stored` enters no number.
 */
export type NumberUse = 'exact' | 'old' | 'impossible' | 'unreadable' | 'stored';

/** One exact number, in the first unit of its question. */
export type MyNumber<Band extends string> = {
  readonly use: NumberUse;
  /** As typed, not rounded; null when unreadable. */
  readonly value: number | null;
  /** The band that holds the value; null unless exact. */
  readonly band: Band | null;
  /** The 80% range of METHODS 10.3, not rounded; null unless exact, and for numbers without a known variation. */
  readonly low: number | null;
  readonly high: number | null;
};

/** The question of the quiz whose band stands for an exact number. */
export const bandQuestions = {
  totalCholesterol: 'totalCholesterolBand',
  ldlCholesterol: 'ldlBand',
  hdlCholesterol: 'hdlBand',
  triglycerides: 'triglycerideBand',
  a1c: 'a1cBand',
  fastingGlucose: 'fastingGlucoseBand',
  egfr: 'egfrBand',
} as const;
type BandQuestions = typeof bandQuestions;

export const isBanded = (id: string): id is keyof BandQuestions => Object.hasOwn(bandQuestions, id);

/** The options of a band question that say a value. */
export type KnownBand<Id extends BandQuestions[keyof BandQuestions]> = Exclude<
  OptionOf<HeartQuiz, Id> & string,
  'unknown'
>;
export type LipoproteinABand = Exclude<OptionOf<HeartQuiz, 'lpaKnown'>, 'no'>;

/** Null where the person gave nothing. The order of the keys is the order on the screen. */
export type ExactNumbers = {
  readonly [Id in keyof BandQuestions]: MyNumber<KnownBand<BandQuestions[Id]>> | null;
} & {
  readonly lpa: MyNumber<LipoproteinABand> | null;
  readonly uacr: MyNumber<never> | null;
  readonly waist: MyNumber<never> | null;
};

export type ExactNumberId = keyof ExactNumbers;

/** In the order of the screen. */
export type NumberCaveat = 'checkTyping' | 'oldLabs' | 'uacrNotUsed';

/**
 * What the safety rules read of the exact numbers, in the first unit of each question; null unless in use. Unlike the other
 * rules, the safety rules read the urine value too, as long as it is not older than the blood numbers may be.
 */
export type LabNumbers = Readonly<Record<'fastingGlucose' | 'a1c' | 'triglycerides' | 'egfr' | 'uacr', number | null>>;

export type LabTest = {
  /** The blood test is at most 90 days old, or its day is not known. */
  readonly isLabFresh: boolean;
  /** The blood test is at most 7 days old. */
  readonly isLabRecent: boolean;
  /** Its day (YYYY-MM-DD) where that is neither today nor yesterday; null where it is, or is not known. */
  readonly labDay: string | null;
};

export type MyNumbers = {
  readonly numbers: ExactNumbers;
  readonly caveats: readonly NumberCaveat[];
  readonly labs: LabNumbers;
};

/** The value of a number that takes the place of its band, else null. */
export const exactValue = (number: MyNumber<string> | null | undefined): number | null =>
  number?.use === 'exact' ? number.value : null;
