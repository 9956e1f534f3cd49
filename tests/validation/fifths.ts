import { baselineHazard, dot, fitCox } from './cox.ts';
import { type Design, type Estimate, jackknife, type Weighted } from './design.ts';
import { anyEstimate, exponential, meanOf, personYears, round, rounded, type Scored, survivalOf } from './scored.ts';

export type Fifth = {
  readonly people: number;
  readonly deaths: number;
  readonly personYears: number;
  /** Mean of biological less calendar age, as shown. */
  readonly shownYears: number;
  /** At the same age and sex; the middle fifth = 1, and without an interval. */
  readonly hazardRatio: Estimate;
  /** Of 1,000 people with the ages and sexes of all in the survey, how many would have died in seven years. */
  readonly deathsPer1000: Estimate;
  /** Deaths that came, for each that age and sex alone let one expect. */
  readonly observedToExpected: Estimate;
  /** The years of age that go with that: what the deaths imply, beside `shownYears`. */
  readonly impliedYears: Estimate;
};

const sevenYears = 84;
const middle = 2;

type Placed = Scored & { readonly fifth: number };

/** Five groups of equal size by the difference, lowest first; people with equal differences in the order of the file. */
const placed = (people: readonly Scored[]): Placed[] =>
  people
    .toSorted((a, b) => a.difference - b.difference)
    .map((one, at) => ({ ...one, fifth: Math.floor((5 * at) / people.length) }));

const sexOf = ({ isFemale }: Scored): number => (isFemale ? 1 : 0);
const dummies = (fifth: number): number[] => [0, 1, 3, 4].map((each) => (each === fifth ? 1 : 0));

/** For each fifth in turn: ln(hazard ratio), ln(deaths of 1,000), ln(observed to expected), implied years. */
const figures = (some: readonly Weighted<Placed>[]): readonly number[] => {
  const model = some.map((each) => survivalOf(each, (one) => [...dummies(one.fifth), one.age, sexOf(one)]));
  const { coefficients } = fitCox(model);
  const atSeven = baselineHazard(model, coefficients)(sevenYears);
  const byAge = some.map((each) => survivalOf(each, (one) => [one.age, sexOf(one)]));
  const { coefficients: ofAge } = fitCox(byAge);
  const expectedUpTo = baselineHazard(byAge, ofAge);
  const expected = some.map(
    ({ one, weight }) => weight * expectedUpTo(one.months) * Math.exp(dot([one.age, sexOf(one)], ofAge)),
  );
  const [slopeOfAge = 0] = ofAge;
  return [0, 1, 2, 3, 4].flatMap((fifth) => {
    let [dying, people, observed, predicted] = [0, 0, 0, 0];
    some.forEach(({ one, weight }, at) => {
      const hazard = atSeven * Math.exp(dot([...dummies(fifth), one.age, sexOf(one)], coefficients));
      dying += weight * (1 - Math.exp(-hazard));
      people += weight;
      if (one.fifth !== fifth) return;
      observed += one.died ? weight : 0;
      predicted += expected[at] ?? 0;
    });
    const ratio = Math.log(observed / predicted);
    const hazardRatio = dot(dummies(fifth), coefficients.slice(0, 4));
    return [hazardRatio, Math.log((1000 * dying) / people), ratio, ratio / slopeOfAge];
  });
};

export const fifthsOf = (design: Design, all: readonly Scored[]): Fifth[] => {
  const people = placed(all);
  const estimates = jackknife(design, people, () => 1, figures);
  return [0, 1, 2, 3, 4].map((fifth) => {
    const inIt = people.filter((one) => one.fifth === fifth);
    const [ratio = anyEstimate, deaths = anyEstimate, observed = anyEstimate, years = anyEstimate] = estimates.slice(
      4 * fifth,
      4 * fifth + 4,
    );
    return {
      people: inIt.length,
      deaths: inIt.filter(({ died }) => died).length,
      personYears: personYears(inIt),
      shownYears: round(meanOf(inIt.map(({ difference }) => difference)), 1),
      hazardRatio: fifth === middle ? { value: 1, low: 1, high: 1 } : rounded(exponential(ratio), 2),
      deathsPer1000: rounded(exponential(deaths), 1),
      observedToExpected: rounded(exponential(observed), 2),
      impliedYears: rounded(years, 1),
    };
  });
};
