import { concordance } from './concordance.ts';
import { fitCox } from './cox.ts';
import type { Estimate } from './design.ts';
import { isOneSex, round, rounded, type Scored, scoreAll, survivalOf } from './scored.ts';

/** A model of all questions needs that many deaths for each of its covariates, or it fits noise (Peduzzi 1996, PMID 8970487). */
const deathsPerCovariate = 10;

/** What a shown year of a question goes with, in years of calendar age; 1 would be just right. */
export type ByQuestion = Readonly<Record<string, Estimate>>;

/**
 * Days of exercise and how hard it is are one exposure: who has no days has no hardness, and the two shown effects move together
 * (r = 0.91), so that a model of both says nothing about either.
 */
const exposuresOf = ({ contributions }: Scored): Readonly<Record<string, number>> => {
  const { exerciseFrequency = 0, exerciseIntensity = 0, ...others } = contributions;
  return { ...others, exercise: exerciseFrequency + exerciseIntensity };
};

/** All questions in one model, with age and sex. Null with too few deaths, or where deaths do not rise with age. */
export const byQuestion = (people: readonly Scored[]): ByQuestion | null => {
  const exposures = people.map(exposuresOf);
  const ids = [...new Set(exposures.flatMap((each) => Object.keys(each)))]
    .filter((id) => new Set(exposures.map((each) => each[id] ?? 0)).size > 1)
    .toSorted();
  const sexes = isOneSex(people) ? 0 : 1;
  const deaths = people.filter(({ died }) => died).length;
  if (deaths < deathsPerCovariate * (ids.length + 1 + sexes)) return null;
  const { coefficients, covariance } = fitCox(
    people.map((one, at) =>
      survivalOf({ one, weight: 1 }, ({ age, isFemale }) => [
        ...ids.map((id) => exposures[at]?.[id] ?? 0),
        age,
        ...(sexes ? [isFemale ? 1 : 0] : []),
      ]),
    ),
  );
  const last = ids.length;
  const ofAge = coefficients[last] ?? 0;
  const variance = (i: number, j: number): number => covariance[i]?.[j] ?? Number.NaN;
  // Where deaths do not rise with age, a year of age is no measure.
  if (ofAge < 1.96 * Math.sqrt(variance(last, last))) return null;
  return Object.fromEntries(
    ids.map((id, at) => {
      const value = (coefficients[at] ?? 0) / ofAge;
      // Of a ratio, by the delta method.
      const reach =
        (1.96 / ofAge) *
        Math.sqrt(variance(at, at) - 2 * value * variance(at, last) + value ** 2 * variance(last, last));
      return [id, rounded({ value, low: value - reach, high: value + reach }, 1)];
    }),
  );
};

/** Among people of whom the days are known: where they are not, the shown effect is 0, and looks like an average person's. */
export const exerciseOf = (people: readonly Scored[]): Estimate | null =>
  byQuestion(people.filter(({ answers }) => answers.exerciseFrequency !== undefined))?.exercise ?? null;

const exposureAnswers = {
  smoking: ['smoking'],
  weight: ['weight'],
  exercise: ['exerciseFrequency', 'exerciseIntensity'],
  sittingHours: ['sittingHours'],
  alcoholConsumption: ['alcoholConsumption'],
  education: ['education'],
} as const;

/** C of the biological age that the engine gives with one question left open: what falls most carries the result. */
export const withoutEach = (people: readonly Scored[], today: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(exposureAnswers).map(([exposure, ids]) => {
      const open = people.map((one) => ({
        ...one,
        answers: Object.fromEntries(Object.entries(one.answers).filter(([id]) => !ids.some((left) => left === id))),
      }));
      const marked = scoreAll(open, today).map(({ months, died, biologicalAge }) => ({
        time: months,
        died,
        weight: 1,
        marker: biologicalAge,
      }));
      return [exposure, round(concordance(marked))];
    }),
  );

export type Difference = {
  readonly backgrounds: readonly string[];
  /** Likelihood ratio, of slopes that differ by background against one slope for all. */
  readonly chiSquare: number;
  readonly freedom: number;
  readonly p: number;
};

/** Whether the slope differs by background. People of other or several backgrounds are left out: they are no group. */
export const differenceByBackground = (all: readonly Scored[], backgrounds: readonly string[]): Difference => {
  const people = all.filter(({ background }) => backgrounds.includes(background));
  const others = backgrounds.slice(1);
  const of = (isFree: boolean) =>
    fitCox(
      people.map((one) =>
        survivalOf({ one, weight: 1 }, ({ difference, age, isFemale, background }) => {
          const is = others.map((other) => (other === background ? 1 : 0));
          return [difference, age, isFemale ? 1 : 0, ...is, ...(isFree ? is.map((each) => each * difference) : [])];
        }),
      ),
    ).logLikelihood;
  const chiSquare = 2 * (of(true) - of(false));
  if (others.length !== 4) throw new Error('The tail of chi square is written for four degrees of freedom.');
  return {
    backgrounds,
    chiSquare: Number(chiSquare.toFixed(2)),
    freedom: others.length,
    p: Number((Math.exp(-chiSquare / 2) * (1 + chiSquare / 2)).toFixed(3)),
  };
};
