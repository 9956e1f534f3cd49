import { type HeartRange, heartRange, widest } from '#shared/heart/estimate/heart-range.ts';
import { assumedA1c, lowestLdl, type WidthName, widthNames } from '#shared/heart/evidence/estimate.ts';
import { ldlRoute, typedHalfWidth } from '#shared/heart/evidence/heart-inputs.ts';
import { type HeartCase, readHeartCase } from '#shared/heart/findings/heart-case.ts';
import {
  aboveHdl,
  clampInputs,
  type HeartInput,
  type HeartInputs,
  insideHdlLimits,
} from '#shared/heart/inputs/heart-inputs.ts';
import { addTriglycerides, type Labs, routeTriglycerides, type Spread } from '#shared/heart/inputs/labs.ts';
import { exactEdges, type NumberDefinition, numberDefinitions } from '#shared/person/number-definitions.ts';
import type { HeartAnswers } from '#shared/person/person.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';

/** Answers of any shape; `today` is YYYY-MM-DD. */
type AnswersForWidth = { readonly cardiac: unknown; readonly longevity: unknown; readonly today: string };

type ExpectedWidth = {
  readonly name: WidthName;
  /** Percentage points, two decimals. */
  readonly width: number;
  readonly narrows: boolean;
};

/** How much each number would narrow the range; `now` is null when nothing is estimated. */
export type ExpectedWidths = { readonly now: number | null; readonly list: readonly ExpectedWidth[] };

/**
 * All numbers that are not exact yet, each with the width of the headline's range if it were known and equal to the value used now
 * (METHODS 10.6): an expectation only, because the true number may differ. Those that narrow the range come first, the narrowest
 * range first.
 */
export const expectedWidths = ({ cardiac, longevity, today }: AnswersForWidth): ExpectedWidths => {
  const person = readPerson({ longevity, heart: cardiac, today });
  return expectedWidthsOf(readHeartCase(person, assess(person)));
};

/** As `expectedWidths`, for a `HeartCase`. */
export const expectedWidthsOf = (one: HeartCase): ExpectedWidths => {
  if (!one.estimate) return { now: null, list: [] };
  const now = widthOf(one.estimate.range);
  const list = widthNames.flatMap((name) => {
    const width = widthWith(one, name);
    return width === null ? [] : [{ name, width, narrows: width < now && !changesModel(one, name) }];
  });
  return { now, list: list.sort((a, b) => Number(b.narrows) - Number(a.narrows) || a.width - b.width) };
};

/** The range that `expectedWidths` expects for this number, in percent with one decimal. */
export const expectedRange = (one: HeartCase, name: WidthName): readonly [low: number, high: number] | null => {
  const range = rangeWith(one, name);
  return range && [round(100 * range.low, 1), round(100 * range.high, 1)];
};

const widthWith = (one: HeartCase, name: WidthName): number | null => {
  const range = rangeWith(one, name);
  return range && widthOf(range);
};
const widthOf = ({ low, high }: HeartRange): number => round(100 * (high - low), 2);

/** The range if this number were known; null when it is exact already or nothing is estimated. */
const rangeWith = ({ estimate, labs, person }: HeartCase, name: WidthName): HeartRange | null => {
  if (!estimate) return null;
  const { given, range } = estimate;
  const known = given.map((inputs) => withKnown[name](inputs, labs, person.heart));
  if (!known.every((inputs) => inputs !== null)) return null;
  if (known.every((inputs, at) => inputs === given[at])) return range;
  return widest(known.map((inputs) => heartRange(clampInputs(inputs), 'ascvd')));
};

/** Adding an A1c switches to another equation, so a narrower range would not mean more certainty. */
const changesModel = ({ labs }: HeartCase, name: WidthName): boolean => name === 'a1c' && labs.a1c === null;

/** The inputs if one number were known exactly; null when it already is. */
type WithKnown = (inputs: HeartInputs, labs: Labs, heart: HeartAnswers) => HeartInputs | null;

/** Each number keeps the value that is used now and gets the range of an exact one (METHODS 10.6). */
const withKnown: Readonly<Record<WidthName, WithKnown>> = {
  bpSystolic: (inputs) => {
    const { value, source } = inputs.sbp;
    if (source === 'typed') return null;
    return { ...inputs, sbp: { value, low: value - typedHalfWidth, high: value + typedHalfWidth, source: 'typed' } };
  },
  totalCholesterol: (inputs) => {
    const totalChol = exactly(inputs.totalChol, numberDefinitions.totalCholesterol);
    return totalChol && { ...inputs, totalChol };
  },
  ldlCholesterol: (inputs, labs) => (labs.ldl?.source === 'exact' ? null : withLdl(inputs, labs)),
  hdlCholesterol: (inputs) => {
    const hdl = exactly(inputs.hdl, numberDefinitions.hdlCholesterol);
    return hdl && { ...inputs, hdl };
  },
  triglycerides: (inputs, labs) => (labs.triglycerides?.source === 'exact' ? null : withTriglycerides(inputs, labs)),
  a1c: (inputs, _labs, heart) => {
    const hba1c = exactly(inputs.hba1c ?? assumed(inputs, heart), numberDefinitions.a1c);
    return hba1c && { ...inputs, hba1c };
  },
  egfr: (inputs) => {
    const egfr = exactly(inputs.egfr, numberDefinitions.egfr);
    return egfr && { ...inputs, egfr };
  },
};

const exactly = <Band extends string>(
  { value, source }: HeartInput,
  definition: NumberDefinition<Band>,
): HeartInput | null => (source === 'exact' ? null : { ...spreadOf(definition, value), source: 'exact' });

/** A value without a known variation has a range of no width. */
const spreadOf = <Band extends string>(definition: NumberDefinition<Band>, value: number): Spread => ({
  value,
  ...(exactEdges(definition, value) ?? { low: value, high: value }),
});

const assumed = ({ diabetes }: HeartInputs, { diabetesStatus, toldHighBloodSugar }: HeartAnswers): HeartInput => {
  const isRaised = diabetesStatus === 'prediabetes' || toldHighBloodSugar === 'yes';
  const value = diabetes === 1 ? assumedA1c.diabetes : isRaised ? assumedA1c.raised : assumedA1c.other;
  return { value, low: value, high: value, source: 'imputed' };
};

/** LDL counts only by the LDL route. Where total cholesterol is known, or the formula fails, nothing would change. */
const withLdl = (inputs: HeartInputs, labs: Labs): HeartInputs => {
  const triglycerides = routeTriglycerides(labs);
  if (labs.totalChol !== null || triglycerides === null) return inputs;
  const { totalChol, hdl } = inputs;
  const rest = totalChol.value - insideHdlLimits(hdl.value) - triglycerides.value / ldlRoute.triglyceridesPer;
  const ldl = spreadOf(numberDefinitions.ldlCholesterol, Math.max(rest, lowestLdl));
  return { ...inputs, totalChol: aboveHdl(addTriglycerides(ldl, triglycerides), hdl.value) };
};

const withTriglycerides = (inputs: HeartInputs, labs: Labs): HeartInputs => {
  const { totalChol, hdl } = inputs;
  const now = routeTriglycerides(labs);
  if (totalChol.source !== 'ldlRoute' || labs.ldl === null || now === null) return inputs;
  const known = spreadOf(numberDefinitions.triglycerides, now.value);
  return { ...inputs, totalChol: aboveHdl(addTriglycerides(labs.ldl, known), hdl.value) };
};
