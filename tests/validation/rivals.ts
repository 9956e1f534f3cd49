import { concordance } from './concordance.ts';
import { dot, fitCox } from './cox.ts';
import { type Design, type Estimate, jackknife, type Weighted } from './design.ts';
import { anyEstimate, rounded, type Scored, survivalOf } from './scored.ts';
import type { Measured } from './survey.ts';

/** A simpler rule or a richer one, on the people of whom it can be worked out, beside the biological age of the same people. */
export type Rival = {
  readonly people: number;
  readonly deaths: number;
  readonly rival: Estimate;
  readonly quiz: Estimate;
  /** The quiz less the rival. */
  readonly difference: Estimate;
};

type Marker = (one: Scored) => number;

const cOf = (some: readonly Weighted<Scored>[], marker: Marker): number =>
  concordance(some.map(({ one, weight }) => ({ time: one.months, died: one.died, weight, marker: marker(one) })));

const rivalOf = (
  design: Design,
  people: readonly Scored[],
  figures: (some: readonly Weighted<Scored>[]) => readonly [rival: number, quiz: number],
): Rival => {
  const [rival = anyEstimate, quiz = anyEstimate, difference = anyEstimate] = jackknife(
    design,
    people,
    () => 1,
    (some) => {
      const [theirs, ours] = figures(some);
      return [theirs, ours, ours - theirs];
    },
  ).map((one) => rounded(one));
  return { people: people.length, deaths: people.filter(({ died }) => died).length, rival, quiz, difference };
};

const ours: Marker = ({ biologicalAge }) => biologicalAge;

/** A rule that nothing was fitted for. */
const byRule = (design: Design, people: readonly Scored[], marker: Marker): Rival =>
  rivalOf(design, people, (some) => [cOf(some, marker), cOf(some, ours)]);

/** A model that is fitted in one half and tried in the other, both ways; halves by even and odd respondent numbers. */
const byFit = (design: Design, people: readonly Scored[], covariates: (one: Scored) => readonly number[]): Rival =>
  rivalOf(design, people, (some) => {
    const halves = [0, 1].map((half) => some.filter(({ one }) => Number(one.id) % 2 === half));
    const tries = halves.map((fitted, at) => {
      const { coefficients } = fitCox(fitted.map((each) => survivalOf(each, covariates)));
      const tried = halves[1 - at] ?? [];
      return [cOf(tried, (one) => dot(covariates(one), coefficients)), cOf(tried, ours)] as const;
    });
    const mean = (which: 0 | 1) => tries.reduce((sum, each) => sum + each[which], 0) / tries.length;
    return [mean(0), mean(1)];
  });

const sex = ({ isFemale }: Scored): number => (isFemale ? 1 : 0);
const smokingAndWeight = (one: Scored): number[] => [
  one.age,
  sex(one),
  one.smokes === 'former' ? 1 : 0,
  one.smokes === 'current' ? 1 : 0,
  ...[
    [0, 18.5],
    [25, 30],
    [30, 35],
    [35, 1000],
  ].map(([from = 0, to = 0]) => (one.bodyMassIndex >= from && one.bodyMassIndex < to ? 1 : 0)),
];

/** How bad a rating of health has to be to count like five years of age was set by hand, not fitted. */
const yearsPerRating = 5;
const rated: Marker = ({ age, selfRatedHealth }) => age + yearsPerRating * (selfRatedHealth ?? 0);

/** Creatinine as a logarithm: it is skewed. A value that is not known is NaN. */
const panel = (one: Scored): readonly number[] => {
  const { systolic, diastolic, totalCholesterol, hdl, creatinine, hba1c }: Measured = one.measured;
  const values = [systolic, diastolic, totalCholesterol, hdl, creatinine && Math.log(creatinine), hba1c];
  return [one.age, sex(one), ...values.map((value) => value ?? Number.NaN)];
};
const hasPanel = (one: Scored): boolean => panel(one).every((value) => !Number.isNaN(value));

/** `other`: the people of the other survey, in which the blood panel is fitted. */
export const rivalsOf = (
  design: Design,
  people: readonly Scored[],
  other: readonly Scored[],
): Readonly<Record<string, Rival>> => {
  const withRating = people.filter(({ selfRatedHealth }) => selfRatedHealth !== null);
  const fitted = fitCox(other.filter(hasPanel).map((one) => survivalOf({ one, weight: 1 }, panel))).coefficients;
  return {
    'age + 10 if smoker': byRule(design, people, ({ age, smokes }) => age + (smokes === 'current' ? 10 : 0)),
    'age, sex, smoking and weight, fitted': byFit(design, people, smokingAndWeight),
    'self-rated health': byRule(design, withRating, rated),
    'quiz and self-rated health': byRule(
      design,
      withRating,
      ({ biologicalAge, selfRatedHealth }) => biologicalAge + yearsPerRating * (selfRatedHealth ?? 0),
    ),
    ...(people.every(({ illnesses }) => illnesses !== null)
      ? {
          'age, sex and number of illnesses, fitted': byFit(design, people, (one) => [
            one.age,
            sex(one),
            one.illnesses ?? 0,
          ]),
        }
      : {}),
    'blood panel, fitted in the other survey': byRule(design, people.filter(hasPanel), (one) =>
      dot(panel(one), fitted),
    ),
  };
};
