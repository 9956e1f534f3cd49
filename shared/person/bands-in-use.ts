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
