import { engineVersion } from '#shared/fingerprint.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { seeded } from '#tests/support/random.ts';
import { concordance, fitCox } from './cox.ts';
import { type Respondent, type Row, respondentOf, type SmokingMapping, today } from './survey.ts';

/** Groups with fewer deaths are not shown: a small cell could identify a person. */
const fewestDeaths = 5;
/** A model of all questions needs that many deaths for each of its covariates, or it fits noise (Peduzzi 1996, PMID 8970487). */
const deathsPerCovariate = 10;

type Scored = Respondent & {
  readonly biologicalAge: number;
  readonly difference: number;
  readonly contributions: Readonly<Record<string, number>>;
};

type Estimate = { readonly value: number; readonly low: number; readonly high: number };
type Fifth = {
  readonly people: number;
  readonly deaths: number;
  readonly personYears: number;
  readonly hazardRatio: number;
  readonly meanDifference: number;
};
type Group = {
  readonly people: number;
  readonly deaths: number;
  readonly personYears: number;
  readonly concordanceOfAge: Estimate;
  readonly concordance: Estimate;
  /** Of ln(hazard) per year of biological less calendar age, at the same age and sex. */
  readonly slope: Estimate;
  /** The same for a year of calendar age, from the same model. */
  readonly slopeOfAge: Estimate;
};
export type Analysis = {
  readonly engineVersion: string;
  readonly rows: number;
  readonly mappings: Readonly<Record<SmokingMapping, MappingAnalysis>>;
  readonly heart: HeartAnalysis;
};
type MappingAnalysis = {
  readonly notUsable: number;
  readonly notEstimated: number;
  /** Of the people with an estimate, in whole years. */
  readonly ages: { readonly youngest: number; readonly oldest: number };
  readonly answered: { readonly least: number; readonly most: number };
  readonly groups: Readonly<Record<string, { readonly unweighted: Group | null; readonly weighted: Group | null }>>;
  /** By the difference, lowest first; the hazard at the same age and sex, the middle fifth = 1. */
  readonly fifths: readonly Fifth[];
  /** What a shown year of each question goes with, in years of calendar age; null where a group has too few deaths for it. */
  readonly byQuestion: Readonly<Record<string, Readonly<Record<string, Estimate>> | null>>;
};
type HeartAnalysis = {
  readonly people: number;
  readonly deathsOfHeartOrStroke: number;
  readonly concordanceOfAge: Estimate;
  readonly concordance: Estimate;
  readonly missing: readonly string[];
};

const round = (value: number, digits = 4): number => Number(value.toFixed(digits));
const estimate = (value: number, standardError: number): Estimate => ({
  value: round(value),
  low: round(value - 1.96 * standardError),
  high: round(value + 1.96 * standardError),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const personYears = (people: readonly Respondent[]): number => Math.round(sum(people.map(({ months }) => months)) / 12);

export const scored = (rows: readonly Row[], mapping: SmokingMapping) => {
  const usable = rows.flatMap((row) => respondentOf(row, mapping) ?? []);
  const estimated = usable.flatMap((one): Scored[] => {
    const { status, biologicalAge, chronologicalAge, contributionsYears } = scoreLongevity(one.answers, today);
    if (status !== 'ok' || biologicalAge === null || chronologicalAge === null) return [];
    return [{ ...one, biologicalAge, difference: biologicalAge - chronologicalAge, contributions: contributionsYears }];
  });
  return { usable, estimated };
};

type WithMarker = Respondent & { readonly marker: number };

/** With an interval by bootstrap: whole people are drawn anew, with the same seed each time. */
const concordanceOf = (people: readonly WithMarker[], isWeighted: boolean, draws: number): Estimate => {
  const marked = people.map(({ months: time, died, weight, marker }) => ({
    time,
    died,
    marker,
    weight: isWeighted ? weight : 1,
  }));
  const { pick } = seeded(20131231);
  const drawn = Array.from({ length: draws }, () => concordance(marked.map(() => pick(marked)))).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number) => drawn[Math.min(draws - 1, Math.floor(share * draws))] ?? Number.NaN;
  return { value: round(concordance(marked)), low: round(at(0.025)), high: round(at(0.975)) };
};

const groupOf = (people: readonly Scored[], isWeighted: boolean, draws: number): Group | null => {
  const deaths = people.filter(({ died }) => died).length;
  if (deaths < fewestDeaths) return null;
  const { coefficients, standardErrors } = fitCox(
    people.map(({ months: time, died, weight, difference, age, isFemale }) => ({
      time,
      died,
      weight: isWeighted ? weight : 1,
      covariates: [difference, age, ...(isOneSex(people) ? [] : [isFemale ? 1 : 0])],
    })),
    { isRobust: isWeighted },
  );
  const at = (place: number) => estimate(coefficients[place] as number, standardErrors[place] as number);
  return {
    people: people.length,
    deaths,
    personYears: personYears(people),
    concordanceOfAge: concordanceOf(
      people.map((one) => ({ ...one, marker: one.age })),
      isWeighted,
      draws,
    ),
    concordance: concordanceOf(
      people.map((one) => ({ ...one, marker: one.biologicalAge })),
      isWeighted,
      draws,
    ),
    slope: at(0),
    slopeOfAge: at(1),
  };
};
const isOneSex = (people: readonly Respondent[]): boolean => new Set(people.map(({ isFemale }) => isFemale)).size === 1;

const groups: Readonly<Record<string, (one: Respondent) => boolean>> = {
  all: () => true,
  'age 25-39': ({ age }) => age >= 25 && age < 40,
  'age 40-64': ({ age }) => age >= 40 && age < 65,
  'age 65-79': ({ age }) => age >= 65,
  'age 40-79': ({ age }) => age >= 40,
  women: ({ isFemale }) => isFemale,
  men: ({ isFemale }) => !isFemale,
  'without known illness': ({ isKnownIll }) => !isKnownIll,
  'with known illness': ({ isKnownIll }) => isKnownIll,
};

/** Five groups of equal size; hazards at the same age and sex. */
const fifthsOf = (people: readonly Scored[]): Fifth[] => {
  const sorted = people.toSorted((a, b) => a.difference - b.difference);
  const fifthOf = new Map(sorted.map((one, at) => [one, Math.floor((5 * at) / sorted.length)]));
  const { coefficients } = fitCox(
    people.map((one) => ({
      time: one.months,
      died: one.died,
      weight: 1,
      covariates: [...[0, 1, 3, 4].map((fifth) => (fifthOf.get(one) === fifth ? 1 : 0)), one.age, one.isFemale ? 1 : 0],
    })),
  );
  const ratios = [coefficients[0], coefficients[1], 0, coefficients[2], coefficients[3]] as number[];
  return ratios.map((ratio, fifth) => {
    const inIt = people.filter((one) => fifthOf.get(one) === fifth);
    return {
      people: inIt.length,
      deaths: inIt.filter(({ died }) => died).length,
      personYears: personYears(inIt),
      hazardRatio: round(Math.exp(ratio), 2),
      meanDifference: round(sum(inIt.map(({ difference }) => difference)) / inIt.length, 1),
    };
  });
};

/** All questions in one model, with age and sex; in years of calendar age, by the hazard of such a year in this survey. */
const byQuestion = (people: readonly Scored[]): Readonly<Record<string, Estimate>> | null => {
  const ids = [...new Set(people.flatMap(({ contributions }) => Object.keys(contributions)))]
    .filter((id) => new Set(people.map(({ contributions }) => contributions[id] ?? 0)).size > 1)
    .toSorted();
  const sex = (isFemale: boolean): number[] => (isOneSex(people) ? [] : [isFemale ? 1 : 0]);
  const deaths = people.filter(({ died }) => died).length;
  if (deaths < deathsPerCovariate * (ids.length + 1 + sex(true).length)) return null;
  const { coefficients, standardErrors } = fitCox(
    people.map(({ months: time, died, contributions, age, isFemale }) => ({
      time,
      died,
      weight: 1,
      covariates: [...ids.map((id) => contributions[id] ?? 0), age, ...sex(isFemale)],
    })),
  );
  const perYear = coefficients[ids.length] as number;
  // Where deaths do not rise with age, a year of age is no measure.
  if (perYear < 1.96 * (standardErrors[ids.length] as number)) return null;
  return Object.fromEntries(
    ids.map((id, at) => {
      const { value, low, high } = estimate(
        (coefficients[at] as number) / perYear,
        (standardErrors[at] as number) / perYear,
      );
      return [id, { value: round(value, 1), low: round(low, 1), high: round(high, 1) }];
    }),
  );
};

const mappingOf = (rows: readonly Row[], mapping: SmokingMapping, draws: number): MappingAnalysis => {
  const { usable, estimated } = scored(rows, mapping);
  // How much is known of each person, without birth date, sex, height and weight as one.
  const answered = estimated.map(({ answers }) => Object.keys(answers).length - 3);
  return {
    notUsable: rows.length - usable.length,
    notEstimated: usable.length - estimated.length,
    ages: {
      youngest: Math.min(...estimated.map(({ age }) => age)),
      oldest: Math.max(...estimated.map(({ age }) => age)),
    },
    answered: { least: Math.min(...answered), most: Math.max(...answered) },
    groups: Object.fromEntries(
      Object.entries(groups).map(([name, isIn]) => {
        const some = estimated.filter(isIn);
        return [name, { unweighted: groupOf(some, false, draws), weighted: groupOf(some, true, draws) }];
      }),
    ),
    fifths: fifthsOf(estimated),
    byQuestion: Object.fromEntries(
      Object.entries(groups).map(([name, isIn]) => [name, byQuestion(estimated.filter(isIn))]),
    ),
  };
};

/** The ten-year risk with averages for all that the file lacks, against deaths of heart disease and stroke. */
const heartOf = (rows: readonly Row[], draws: number): HeartAnalysis => {
  const people = rows.flatMap((row): WithMarker[] => {
    const one = respondentOf(row, 'detailed');
    if (!one || one.hasHeartDisease) return [];
    const { cardiacRiskScore } = scoreCardiac({ diabetesStatus: one.hasDiabetes ? 'type2' : 'no' }, one.answers, today);
    return cardiacRiskScore === null ? [] : [{ ...one, died: one.diedOfHeart, marker: cardiacRiskScore }];
  });
  return {
    people: people.length,
    deathsOfHeartOrStroke: people.filter(({ died }) => died).length,
    concordanceOfAge: concordanceOf(
      people.map((one) => ({ ...one, marker: one.age })),
      false,
      draws,
    ),
    concordance: concordanceOf(people, false, draws),
    missing: ['blood pressure', 'cholesterol', 'HbA1c', 'kidney values', 'medicines', 'symptoms', 'family history'],
  };
};

/** Aggregates alone; nothing of a person. `draws`: of the bootstrap. */
export const analyse = (rows: readonly Row[], draws: number): Analysis => ({
  engineVersion,
  rows: rows.length,
  mappings: { detailed: mappingOf(rows, 'detailed', draws), coarse: mappingOf(rows, 'coarse', draws) },
  heart: heartOf(rows, draws),
});
