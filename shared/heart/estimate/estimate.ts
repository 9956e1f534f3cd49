import {
  type Confidence,
  type Eligibility,
  preventAges,
  type RiskCategory,
  riskCategories,
} from '#shared/heart/evidence/estimate.ts';
import type { LimitedName } from '#shared/heart/evidence/heart-inputs.ts';
import {
  clampedNames,
  clampInputs,
  clampToLimits,
  type HeartInput,
  type HeartInputs,
  heartInputs,
  type InputSource,
  toPrevent,
  type UncertainName,
} from '#shared/heart/inputs/heart-inputs.ts';
import type { Labs } from '#shared/heart/inputs/labs.ts';
import { type PreventInputs, preventRisk } from '#shared/heart/prevent/prevent.ts';
import type { HorizonYears, Outcome, PreventModel } from '#shared/heart/prevent/prevent-coefficients.ts';
import type { Person } from '#shared/person/person.ts';
import { type Sex, sexesOf } from '#shared/person/person.ts';
import { isDangerouslyThin, type RouteCode } from '#shared/safety/care-routes.ts';
import { mean, round } from '#shared/scoring/rounding.ts';
import {
  type HeartAge,
  type HeartRange,
  heartAge,
  heartRange,
  type OpenSide,
  openSide,
  widest,
} from './heart-range.ts';

export type EverySex<T> = readonly [T, ...T[]];

/** The figures, with the unrounded percentages and the clamped inputs that the rules use. */
export type HeartEstimate = {
  readonly figures: HeartFigures;
  /** As given, before clamping. */
  readonly given: EverySex<HeartInputs>;
  readonly ascvd10: number;
  readonly totalCvd10: number;
  /** Null from age 60 on. */
  readonly ascvd30: number | null;
  readonly moved: EverySex<HeartInputs>;
  /** The range of ten-year ASCVD, unrounded. */
  readonly range: HeartRange;
};

/** The figures of an eligible person; percentages with one decimal (METHODS 4.4). */
export type HeartFigures = {
  /** Heart attack or stroke within ten years. */
  readonly cardiacRiskScore: number;
  readonly range: readonly [low: number, high: number];
  /** Set when an input was clamped: the true risk lies on this side of the range. */
  readonly rangeOpen: OpenSide | null;
  /** Null with low confidence, when the percentage rests on averages. */
  readonly riskDescriptor: RiskCategory | null;
  readonly confidence: Confidence;
  readonly heartFailure10: number | null;
  readonly totalCvd10: number;
  readonly ascvd30: number | null;
  readonly totalCvd30: number | null;
  readonly heartAge: HeartAge | null;
  readonly model: PreventModel;
  readonly inputsUsed: InputsUsed;
  readonly clamped: readonly LimitedName[];
};

/** The inputs of the percentage, unclamped except for the BMI; the female ones when both sexes are used. */
type InputsUsed = Omit<HeartInputs, UncertainName> &
  Readonly<Record<Exclude<UncertainName, 'hba1c'>, InputRow>> & {
    /** Absent in the base model. */
    readonly hba1c?: InputRow;
  };

type InputRow = readonly [value: number, low: number, high: number, source: InputSource];

export const estimateHeart = (given: EverySex<HeartInputs>): HeartEstimate => {
  const [first, ...others] = given;
  const moved: EverySex<HeartInputs> = [clampInputs(first), ...others.map(clampInputs)];
  const points = moved.map((inputs) => toPrevent(inputs));
  const percent = (outcome: Outcome, horizon: HorizonYears) => percentOf(points, outcome, horizon);
  const clamped = clampedNames(given);
  const confidence = confidenceIn(first, clamped);
  const isGraded = confidence !== 'low';
  const { ascvd10, range } = tenYearAscvd(moved, points);
  const totalCvd10 = percent('total_cvd', '10');
  const ascvd30 = hasThirtyYears(first) ? percent('ascvd', '30') : null;
  const figures: HeartFigures = {
    cardiacRiskScore: round(ascvd10, 1),
    range: [round(100 * range.low, 1), round(100 * range.high, 1)],
    rangeOpen: clamped.length === 0 ? null : openSide(given),
    riskDescriptor: isGraded ? categoryOf(ascvd10) : null,
    confidence,
    heartFailure10: first.bmi === null ? null : round(percent('heart_failure', '10'), 1),
    totalCvd10: round(totalCvd10, 1),
    ascvd30: ascvd30 === null ? null : round(ascvd30, 1),
    totalCvd30: hasThirtyYears(first) ? round(percent('total_cvd', '30'), 1) : null,
    heartAge: isGraded ? heartAge(moved) : null,
    model: first.hba1c ? 'hba1c' : 'base',
    inputsUsed: inputsUsed(first),
    clamped,
  };
  return { figures, given, moved, range, ascvd10, totalCvd10, ascvd30 };
};

/** The headline figure and its range, from clamped inputs. */
export const tenYearAscvd = (
  moved: readonly HeartInputs[],
  points: readonly PreventInputs[] = moved.map((inputs) => toPrevent(inputs)),
): Pick<HeartEstimate, 'ascvd10' | 'range'> => ({
  ascvd10: percentOf(points, 'ascvd', '10'),
  range: widest(moved.map((inputs) => heartRange(inputs, 'ascvd'))),
});

const percentOf = (points: readonly PreventInputs[], outcome: Outcome, horizon: HorizonYears): number =>
  100 * mean(points.map((point) => preventRisk(point, outcome, horizon)));

/** One entry for each sex in use. */
export const inputsOfEverySex = (person: Person, labs: Labs, age: number): EverySex<HeartInputs> => {
  const [first, ...others] = sexesOf(person.longevity);
  const forSex = (sex: Sex) => heartInputs(person, labs, age, sex);
  return [forSex(first), ...others.map(forSex)];
};

const hasThirtyYears = ({ age }: HeartInputs): boolean => age <= preventAges.thirtyYearTo;

const categoryOf = (percent: number): RiskCategory =>
  riskCategories.find(({ below }) => percent < below)?.code ?? 'high';

/** Both sexes have the same imputed inputs, so one of them decides. */
const confidenceIn = ({ sbp, totalChol, hdl }: HeartInputs, clamped: readonly LimitedName[]): Confidence => {
  const isPressureImputed = sbp.source === 'imputed';
  const isCholesterolImputed = totalChol.source === 'imputed' || hdl.source === 'imputed';
  if (isPressureImputed && isCholesterolImputed) return 'low';
  return isPressureImputed || isCholesterolImputed || clamped.some((name) => name !== 'bmi') ? 'medium' : 'high';
};

const inputsUsed = ({ sbp, hdl, totalChol, egfr, hba1c, bmi, ...rest }: HeartInputs): InputsUsed => ({
  sbp: row(sbp),
  hdl: row(hdl),
  totalChol: row(totalChol),
  egfr: row(egfr),
  ...(hba1c ? { hba1c: row(hba1c) } : {}),
  ...rest,
  bmi: bmi === null ? null : round(clampToLimits('bmi', bmi), 1),
});

const row = ({ value, low, high, source }: HeartInput): InputRow => [
  round(value, 1),
  round(low, 1),
  round(high, 1),
  source,
];

/** Whether the equations apply: the first reason against it, or 'ok' (METHODS 4.1). */
export const eligibilityOf = ({ age }: Person, routes: readonly RouteCode[]): Eligibility => {
  if (routes.includes('establishedCvd')) return 'establishedCvd';
  if (routes.includes('pregnant')) return 'pregnant';
  if (routes.includes('kidneyFailure')) return 'kidneyFailure';
  if (isDangerouslyThin(routes)) return 'severeUnderweight';
  if (age === null) return 'noBirthdate';
  if (age < preventAges.from) return 'tooYoung';
  return age > preventAges.to ? 'tooOld' : 'ok';
};
