import type { HeartQuiz } from '#shared/questions/heart/heart-quiz.ts';
import type { OptionOf } from '#shared/quiz/answers-of.ts';
import type { MyNumber, MyNumbers } from './my-numbers.ts';
import type { HeartAnswers } from './person.ts';

/**
 * The heart answers that every score reads (METHODS 10.2): an exact number's band takes the place of the chosen one, and
 * an old number makes it unknown, because the chosen band comes from the same old blood test.
 */
export const withBandsInUse = (chosen: HeartAnswers, myNumbers: MyNumbers | null): HeartAnswers =>
  withBands(chosen, myNumbers, 'unknown');

/**
 * The heart answers that red flags and routes read: as above, but an old number leaves the chosen band, so that a date
 * never hides a warning. `labsAvailable` is yes with any exact blood number but Lp(a).
 */
export const withBandsForSafety = (chosen: HeartAnswers, myNumbers: MyNumbers | null): HeartAnswers => {
  if (myNumbers === null) return chosen;
  const { lpa: _, ...blood } = myNumbers.numbers;
  const hasExactLabs = Object.values(blood).some((number) => number?.use === 'exact');
  const seen = withBands(chosen, myNumbers, 'chosen');
  return hasExactLabs ? { ...seen, labsAvailable: 'yes' } : seen;
};

type WhenOld = 'unknown' | 'chosen';

const withBands = (chosen: HeartAnswers, myNumbers: MyNumbers | null, whenOld: WhenOld): HeartAnswers => {
  if (myNumbers === null) return chosen;
  const { numbers } = myNumbers;
  return {
    ...chosen,
    totalCholesterolBand: bandInUse(numbers.totalCholesterol, chosen.totalCholesterolBand, whenOld),
    ldlBand: bandInUse(numbers.ldlCholesterol, chosen.ldlBand, whenOld),
    hdlBand: bandInUse(numbers.hdlCholesterol, chosen.hdlBand, whenOld),
    triglycerideBand: bandInUse(numbers.triglycerides, chosen.triglycerideBand, whenOld),
    a1cBand: bandInUse(numbers.a1c, chosen.a1cBand, whenOld),
    fastingGlucoseBand: bandInUse(numbers.fastingGlucose, chosen.fastingGlucoseBand, whenOld),
    egfrBand: bandInUse(numbers.egfr, chosen.egfrBand, whenOld),
    lpaKnown: numbers.lpa?.band ?? chosen.lpaKnown,
  };
};

const bandInUse = <Band extends string>(
  number: MyNumber<Band> | null,
  chosen: Band | 'unknown' | undefined,
  whenOld: WhenOld,
): Band | 'unknown' | undefined => {
  if (number === null) return chosen;
  if (number.band !== null) return number.band;
  return number.use === 'old' && whenOld === 'unknown' ? 'unknown' : chosen;
};

/** The mean inside a band, and the edges that an estimate allows for. */
export type BandValue = { readonly mid: number; readonly low: number; readonly high: number };

type BandQuestion = 'totalCholesterolBand' | 'ldlBand' | 'hdlBand' | 'triglycerideBand' | 'a1cBand' | 'egfrBand';
type KnownOption<Id extends BandQuestion> = Exclude<OptionOf<HeartQuiz, Id> & string, 'unknown'>;
type BandValues = { readonly [Id in BandQuestion]: Readonly<Record<KnownOption<Id>, BandValue>> } & {
  readonly bpBand: Readonly<Record<OptionOf<HeartQuiz, 'bpBand'>, BandValue & { readonly dbp: number }>>;
};

/**
 * What a chosen band stands for. Blood pressure in mmHg (`dbp` is the usual lower number beside it), lipids in mg/dL,
 * A1c in %, eGFR in mL/min/1.73m². Source: means within each band in NHANES 2013-2018, ages 30-79; the eGFR means were
 * chosen near the NHANES mean or the middle of the band and are not verified. Above 400 mg/dL of triglycerides the LDL
 * formula fails, so the band 200to499 ends there. Fasting glucose has no value: no rule may convert it.
 */
export const bandValues: BandValues = {
  bpBand: {
    under110: { mid: 103, low: 90, high: 109, dbp: 66 },
    '110to119': { mid: 115, low: 110, high: 119, dbp: 72 },
    '120to129': { mid: 124.5, low: 120, high: 129, dbp: 75 },
    '130to139': { mid: 134.5, low: 130, high: 139, dbp: 82 },
    '140to159': { mid: 148, low: 140, high: 159, dbp: 92 },
    '160to179': { mid: 168, low: 160, high: 179, dbp: 102 },
    '180plus': { mid: 190, low: 180, high: 200, dbp: 122 },
  },
  totalCholesterolBand: {
    under160: { mid: 140, low: 130, high: 159 },
    '160to199': { mid: 180, low: 160, high: 199 },
    '200to239': { mid: 217, low: 200, high: 239 },
    '240to279': { mid: 255, low: 240, high: 279 },
    '280plus': { mid: 304, low: 280, high: 320 },
  },
  ldlBand: {
    under70: { mid: 58, low: 40, high: 69 },
    '70to99': { mid: 86, low: 70, high: 99 },
    '100to129': { mid: 114, low: 100, high: 129 },
    '130to159': { mid: 142, low: 130, high: 159 },
    '160to189': { mid: 172, low: 160, high: 189 },
    '190plus': { mid: 212, low: 190, high: 240 },
  },
  hdlBand: {
    under40: { mid: 34, low: 25, high: 39 },
    '40to49': { mid: 44.5, low: 40, high: 49 },
    '50to59': { mid: 54, low: 50, high: 59 },
    '60to79': { mid: 68, low: 60, high: 79 },
    '80plus': { mid: 90, low: 80, high: 100 },
  },
  triglycerideBand: {
    under150: { mid: 84, low: 50, high: 149 },
    '150to199': { mid: 171, low: 150, high: 199 },
    '200to499': { mid: 271, low: 200, high: 400 },
    '500plus': { mid: 622, low: 500, high: 900 },
  },
  a1cBand: {
    under5_7: { mid: 5.3, low: 4.8, high: 5.6 },
    '5_7to6_4': { mid: 5.9, low: 5.7, high: 6.4 },
    '6_5to6_9': { mid: 6.7, low: 6.5, high: 6.9 },
    '7to7_9': { mid: 7.4, low: 7, high: 7.9 },
    '8to8_9': { mid: 8.4, low: 8, high: 8.9 },
    '9to9_9': { mid: 9.4, low: 9, high: 9.9 },
    '10plus': { mid: 10.6, low: 10, high: 12 },
  },
  egfrBand: {
    '90plus': { mid: 102, low: 90, high: 120 },
    '60to89': { mid: 77, low: 60, high: 89 },
    '45to59': { mid: 53, low: 45, high: 59 },
    '30to44': { mid: 38, low: 30, high: 44 },
    '15to29': { mid: 23, low: 15, high: 29 },
    under15: { mid: 12, low: 8, high: 15 },
  },
};
