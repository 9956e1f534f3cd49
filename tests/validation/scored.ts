import { scoreLongevity } from '#shared/longevity/score.ts';
import type { Survival } from './cox.ts';
import type { Estimate, Weighted } from './design.ts';
import { causes, type Respondent } from './survey.ts';

export type Scored = Respondent & {
  readonly biologicalAge: number;
  /** Biological less calendar age, one decimal. */
  readonly difference: number;
  /** What the page says first; null where it says neither younger nor older. */
  readonly headline: 'younger' | 'onPar' | 'older' | null;
  /** Years of each question. */
  readonly contributions: Readonly<Record<string, number>>;
};

/** The people with an estimate, by the engine of this checkout, unchanged. */
export const scoreAll = (people: readonly Respondent[], today: string): Scored[] =>
  people.flatMap((one): Scored[] => {
    const { status, biologicalAge, chronologicalAge, contributionsYears, headline } = scoreLongevity(
      one.answers,
      today,
    );
    if (status !== 'ok' || biologicalAge === null || chronologicalAge === null) return [];
    return [
      {
        ...one,
        biologicalAge,
        // Both have one decimal at most. Unrounded, equal differences would not be ties.
        difference: round(biologicalAge - chronologicalAge, 1),
        headline,
        contributions: contributionsYears,
      },
    ];
  });

/** The same people; those who died by accident count as followed to that day and living. */
export const withoutAccidents = <Person extends Respondent>(people: readonly Person[]): Person[] =>
  people.map((one) => (one.cause === causes.accident ? { ...one, died: false } : one));

export const survivalOf = <Person extends Respondent>(
  { one, weight }: Weighted<Person>,
  covariates: (one: Person) => readonly number[],
): Survival => ({ time: one.months, died: one.died, weight, covariates: covariates(one) });

export const isOneSex = (people: readonly Respondent[]): boolean =>
  new Set(people.map(({ isFemale }) => isFemale)).size === 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
export const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
export const personYears = (people: readonly Respondent[]): number =>
  Math.round(sum(people.map(({ months }) => months)) / 12);

export const round = (value: number, digits = 4): number => Number(value.toFixed(digits));
export const rounded = ({ value, low, high }: Estimate, digits = 4): Estimate => ({
  value: round(value, digits),
  low: round(low, digits),
  high: round(high, digits),
});
/** From a logarithm. */
export const exponential = ({ value, low, high }: Estimate): Estimate => ({
  value: Math.exp(value),
  low: Math.exp(low),
  high: Math.exp(high),
});
/** Stands where a list is known to be long enough. */
export const anyEstimate: Estimate = { value: Number.NaN, low: Number.NaN, high: Number.NaN };
