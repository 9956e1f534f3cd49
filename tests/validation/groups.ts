import { concordance } from './concordance.ts';
import { fitCox } from './cox.ts';
import { type Design, type Estimate, jackknife, type Weighted } from './design.ts';
import { anyEstimate, exponential, isOneSex, personYears, rounded, type Scored, survivalOf } from './scored.ts';

/** Groups with fewer deaths get no estimate: it would be noise. */
export const fewestDeaths = 5;

type Figures = {
  /** Harrell's C, by the years alone and by the biological age, and how much more the second has. */
  readonly concordanceOfAge: Estimate;
  readonly concordance: Estimate;
  readonly gain: Estimate;
  /** Of ln(hazard), a year of biological less calendar age, at the same age and sex. */
  readonly slope: Estimate;
  /** How many years of calendar age go with a shown year; null where deaths do not clearly rise with age. */
  readonly yearsForOne: Estimate | null;
};
export type Group = {
  readonly people: number;
  readonly deaths: number;
  readonly personYears: number;
  /** Each person once. The interval of the slope is that of the model, as R's coxph gives it. */
  readonly unweighted: Figures;
  /** With survey weights; every interval is design-based. */
  readonly weighted: Figures;
};

const figuresOf =
  (hasOneSex: boolean) =>
  (some: readonly Weighted<Scored>[]): readonly number[] => {
    const cOf = (marker: (one: Scored) => number) =>
      concordance(some.map(({ one, weight }) => ({ time: one.months, died: one.died, weight, marker: marker(one) })));
    const [byAge, byOurs] = [cOf(({ age }) => age), cOf(({ biologicalAge }) => biologicalAge)];
    const [slope = 0, slopeOfAge = 0] = fitCox(
      some.map((each) =>
        survivalOf(each, ({ difference, age, isFemale }) => [
          difference,
          age,
          ...(hasOneSex ? [] : [isFemale ? 1 : 0]),
        ]),
      ),
    ).coefficients;
    return [byAge, byOurs, byOurs - byAge, slope, slope / slopeOfAge];
  };

export const groupOf = (design: Design, people: readonly Scored[]): Group | null => {
  const deaths = people.filter(({ died }) => died).length;
  if (deaths < fewestDeaths) return null;
  const figures = figuresOf(isOneSex(people));
  const model = modelOf(people);
  const of = (weightOf: (one: Scored) => number): Figures => {
    const [byAge, byOurs, gain, slope, years] = jackknife(design, people, weightOf, figures).map((one) => rounded(one));
    return {
      concordanceOfAge: byAge ?? anyEstimate,
      concordance: byOurs ?? anyEstimate,
      gain: gain ?? anyEstimate,
      slope: slope ?? anyEstimate,
      yearsForOne: model.risesWithAge ? (years ?? anyEstimate) : null,
    };
  };
  const unweighted = of(() => 1);
  return {
    people: people.length,
    deaths,
    personYears: personYears(people),
    unweighted: { ...unweighted, slope: model.slope },
    weighted: of(({ weight }) => weight),
  };
};

const modelOf = (people: readonly Scored[]): { readonly slope: Estimate; readonly risesWithAge: boolean } => {
  const { coefficients, standardErrors } = fitCox(
    people.map((one) =>
      survivalOf({ one, weight: 1 }, ({ difference, age, isFemale }) => [
        difference,
        age,
        ...(isOneSex(people) ? [] : [isFemale ? 1 : 0]),
      ]),
    ),
  );
  const [value = 0, ofAge = 0] = coefficients;
  const [reach, reachOfAge] = [1.96 * (standardErrors[0] ?? 0), 1.96 * (standardErrors[1] ?? 0)];
  return { slope: rounded({ value, low: value - reach, high: value + reach }), risesWithAge: ofAge > reachOfAge };
};

export type Headline = {
  readonly people: Readonly<
    Record<'younger' | 'onPar' | 'older', { readonly people: number; readonly deaths: number }>
  >;
  /** The age is estimated, and the page says neither younger nor older. */
  readonly without: { readonly people: number; readonly deaths: number };
  /** Hazard of 'older than your years', at the same age and sex; 'close to your years' = 1. */
  readonly older: Estimate;
  /** Null with too few deaths. */
  readonly younger: Estimate | null;
};

/** The sentence that people read, as the result page chose it. */
export const headlineOf = (design: Design, all: readonly Scored[]): Headline => {
  const count = (some: readonly Scored[]) => ({ people: some.length, deaths: some.filter(({ died }) => died).length });
  const of = (code: string) => all.filter(({ headline }) => headline === code);
  const people = { younger: count(of('younger')), onPar: count(of('onPar')), older: count(of('older')) };
  const shown = all.filter(({ headline }) => headline !== null);
  const canTellYounger = people.younger.deaths >= fewestDeaths;
  const [older = anyEstimate, younger = anyEstimate] = jackknife(
    design,
    canTellYounger ? shown : shown.filter(({ headline }) => headline !== 'younger'),
    () => 1,
    (some) =>
      fitCox(
        some.map((each) =>
          survivalOf(each, ({ headline, age, isFemale }) => [
            headline === 'older' ? 1 : 0,
            ...(canTellYounger ? [headline === 'younger' ? 1 : 0] : []),
            age,
            isFemale ? 1 : 0,
          ]),
        ),
      ).coefficients,
  ).map((one) => rounded(exponential(one), 2));
  return {
    people,
    without: count(all.filter(({ headline }) => headline === null)),
    older,
    younger: canTellYounger ? younger : null,
  };
};
