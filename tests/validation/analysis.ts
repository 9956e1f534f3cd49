import { engineVersion } from '#shared/fingerprint.ts';
import { type Design, designOf } from './design.ts';
import { type Fifth, fifthsOf } from './fifths.ts';
import { fewestDeaths, type Group, groupOf, type Headline, headlineOf } from './groups.ts';
import { type HeartAnalysis, heartOf, type Risked, riskedOf } from './heart.ts';
import { read2009, today2009 } from './nhanes-2009.ts';
import { read2011, type SmokingMapping, today2011 } from './nhanes-2011.ts';
import {
  type ByQuestion,
  byQuestion,
  type Difference,
  differenceByBackground,
  exerciseOf,
  withoutEach,
} from './questions.ts';
import { type Rival, rivalsOf } from './rivals.ts';
import { meanOf, round, type Scored, scoreAll, withoutAccidents } from './scored.ts';
import type { Reading, Respondent, Row } from './survey.ts';

type Count = { readonly people: number; readonly deaths: number };
type Trial = {
  readonly groups: Readonly<Record<string, Group | null>>;
  readonly fifths: readonly Fifth[];
  readonly headline: Headline;
  readonly rivals: Readonly<Record<string, Rival>>;
};
/** A survey: who was in it, and how the age did. */
type Survey = {
  readonly flow: Readonly<
    Record<'rows' | 'pregnant' | 'notExamined' | 'incomplete' | 'withoutAge' | 'estimated', Count>
  >;
  readonly ages: { readonly youngest: number; readonly oldest: number };
  /** Of our questions, beside age and sex; height and weight count as one. */
  readonly answered: { readonly least: number; readonly most: number };
  /** People of the estimated who did not answer. */
  readonly missing: Readonly<Record<string, number>>;
  /** Shares of the estimated, weighted for the country. */
  readonly characteristics: Readonly<Record<string, number>>;
  readonly allDeaths: Trial;
  readonly withoutAccidents: Trial;
  readonly byQuestion: Readonly<Record<string, ByQuestion | null>>;
};
export type Analysis = {
  readonly engineVersion: string;
  readonly surveys: {
    readonly '2011-2014': Survey & {
      /** By three classes of smoking, as the other survey has it. */
      readonly coarseSmoking: Readonly<Record<string, Group | null>>;
      readonly exercise: ByQuestion[string] | null;
      readonly withoutEach: Readonly<Record<string, number>>;
      readonly differenceByBackground: Difference;
    };
    readonly '2009-2010': Survey;
  };
  readonly heart: HeartAnalysis;
};

type Membership = (one: Respondent) => boolean;

const common: Readonly<Record<string, Membership>> = {
  all: () => true,
  'age 25-39': ({ age }) => age < 40,
  'age 40-64': ({ age }) => age >= 40 && age < 65,
  'age 25-64': ({ age }) => age < 65,
  'age 65-79': ({ age }) => age >= 65,
  women: ({ isFemale }) => isFemale,
  men: ({ isFemale }) => !isFemale,
  'never smoked': ({ smokes }) => smokes === 'never',
  'smoked before': ({ smokes }) => smokes === 'former',
  smokes: ({ smokes }) => smokes === 'current',
};
const backgrounds = ['white', 'Black', 'Mexican American', 'other Hispanic', 'Asian'];
const detailed: Readonly<Record<string, Membership>> = {
  ...common,
  'without known illness': ({ illnesses }) => illnesses === 0,
  'with known illness': ({ illnesses }) => (illnesses ?? 0) > 0,
  ...Object.fromEntries(backgrounds.map((name): [string, Membership] => [name, (one) => one.background === name])),
};
/** Where all questions are put into one model. */
const asked: Readonly<Record<string, Membership>> = Object.fromEntries(
  Object.entries(common).filter(([name]) => name === 'all' || name.startsWith('age')),
);
/** Where the pairs of other outcomes and mappings are compared. */
const few: Readonly<Record<string, Membership>> = Object.fromEntries(
  Object.entries(common).filter(([name]) => ['all', 'age 25-64', 'age 65-79'].includes(name)),
);

const groupsOf = (design: Design, people: readonly Scored[], groups: Readonly<Record<string, Membership>>) =>
  Object.fromEntries(Object.entries(groups).map(([name, isIn]) => [name, groupOf(design, people.filter(isIn))]));

const trialOf = (
  design: Design,
  people: readonly Scored[],
  other: readonly Scored[],
  groups: Readonly<Record<string, Membership>>,
): Trial => ({
  groups: groupsOf(design, people, groups),
  fifths: fifthsOf(design, people),
  headline: headlineOf(design, people),
  rivals: rivalsOf(design, people, other),
});

const countOf = (some: readonly { readonly died: boolean }[]): Count => ({
  people: some.length,
  deaths: some.filter(({ died }) => died).length,
});

const questions = [
  'alcoholConsumption',
  'education',
  'exerciseFrequency',
  'exerciseIntensity',
  'sittingHours',
  'sleepHours',
  'sleepQuality',
];

const characteristicsOf = (people: readonly Scored[]) => {
  const total = people.reduce((sum, { weight }) => sum + weight, 0);
  const share = (isIn: Membership) =>
    round(people.filter(isIn).reduce((sum, { weight }) => sum + weight, 0) / total, 3);
  return {
    meanAge: round(people.reduce((sum, { age, weight }) => sum + age * weight, 0) / total, 1),
    meanMonths: round(meanOf(people.map(({ months }) => months)), 0),
    women: share(({ isFemale }) => isFemale),
    smokes: share(({ smokes }) => smokes === 'current'),
    'smoked before': share(({ smokes }) => smokes === 'former'),
    'body mass index of 30 or more': share(({ bodyMassIndex }) => bodyMassIndex >= 30),
    ...(people.some(({ illnesses }) => illnesses !== null)
      ? { 'known illness': share(({ illnesses }) => (illnesses ?? 0) > 0) }
      : {}),
    'health fair or poor': share(({ selfRatedHealth }) => (selfRatedHealth ?? 0) >= 3),
  };
};

const usableOf = (readings: readonly Reading[]): Respondent[] =>
  readings.flatMap((one) => (one.status === 'usable' ? [one.respondent] : []));

const surveyOf = (
  readings: readonly Reading[],
  people: readonly Scored[],
  other: readonly Scored[],
  groups: Readonly<Record<string, Membership>>,
): Survey => {
  const usable = usableOf(readings);
  const design = designOf(usable);
  const withStatus = (status: Reading['status']) =>
    countOf(readings.flatMap((one) => (one.status === status && one.status !== 'usable' ? [one] : [])));
  const estimated = new Set(people.map(({ id }) => id));
  const answered = people.map(({ answers }) => Object.keys(answers).length - 3);
  return {
    flow: {
      rows: countOf(readings.map((one) => (one.status === 'usable' ? one.respondent : one))),
      pregnant: withStatus('pregnant'),
      notExamined: withStatus('notExamined'),
      incomplete: withStatus('incomplete'),
      withoutAge: countOf(usable.filter(({ id }) => !estimated.has(id))),
      estimated: countOf(people),
    },
    ages: { youngest: Math.min(...people.map(({ age }) => age)), oldest: Math.max(...people.map(({ age }) => age)) },
    answered: { least: Math.min(...answered), most: Math.max(...answered) },
    missing: Object.fromEntries(
      questions.map((id) => [id, people.filter(({ answers }) => answers[id] === undefined).length]),
    ),
    characteristics: characteristicsOf(people),
    allDeaths: trialOf(design, people, other, groups),
    withoutAccidents: trialOf(design, withoutAccidents(people), withoutAccidents(other), few),
    byQuestion: Object.fromEntries(
      Object.entries(asked).map(([name, isIn]) => [name, byQuestion(people.filter(isIn))]),
    ),
  };
};

export type Files = { readonly rows2011: readonly Row[]; readonly rows2009: readonly Row[] };
/** What the second program needs of the engine, of a person each. It never enters the repository. */
export type EngineScores = {
  readonly detailed: readonly Scored[];
  readonly coarse: readonly Scored[];
  readonly earlier: readonly Scored[];
  readonly risked: readonly Risked[];
};

export const scoresOf = ({ rows2011, rows2009 }: Files): EngineScores => {
  const of = (mapping: SmokingMapping) => usableOf(rows2011.map((row) => read2011(row, mapping)));
  return {
    detailed: scoreAll(of('detailed'), today2011),
    coarse: scoreAll(of('coarse'), today2011),
    earlier: scoreAll(usableOf(rows2009.map(read2009)), today2009),
    risked: riskedOf(of('detailed'), today2011),
  };
};

/** Aggregates alone; nothing of a person. */
export const analyse = ({ rows2011, rows2009 }: Files, scores: EngineScores): Analysis => {
  const readings = rows2011.map((row) => read2011(row, 'detailed'));
  const design = designOf(usableOf(readings));
  const { detailed: people, coarse, earlier, risked } = scores;
  return {
    engineVersion,
    surveys: {
      '2011-2014': {
        ...surveyOf(readings, people, earlier, detailed),
        coarseSmoking: groupsOf(design, coarse, few),
        exercise: exerciseOf(people),
        withoutEach: withoutEach(people, today2011),
        differenceByBackground: differenceByBackground(
          people,
          backgrounds.filter((name) => countOf(people.filter((one) => one.background === name)).deaths >= fewestDeaths),
        ),
      },
      '2009-2010': surveyOf(rows2009.map(read2009), earlier, people, common),
    },
    heart: heartOf(design, risked),
  };
};
