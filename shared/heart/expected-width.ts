import { edgeMoves, type HeartRange, rangeOf, widest } from '#shared/heart/estimate/heart-range.ts';
import { knowing } from '#shared/heart/estimate/known-number.ts';
import { type WidthName, widthNames } from '#shared/heart/evidence/estimate.ts';
import { type HeartCase, readHeartCase } from '#shared/heart/findings/heart-case.ts';
import { moveInside } from '#shared/heart/inputs/inside-limits.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { assess } from '#shared/safety/assess.ts';
import { round } from '#shared/scoring/rounding.ts';

/** Answers of any shape; `today` is YYYY-MM-DD. */
export type AnswersForWidth = { readonly cardiac: unknown; readonly longevity: unknown; readonly today: string };

type ExpectedWidth = {
  readonly name: WidthName;
  /** Percentage points, two decimals. */
  readonly width: number;
  readonly narrows: boolean;
};

/** The best number to measure or look up first; `now` is null when nothing is estimated. */
export type ExpectedWidths = { readonly now: number | null; readonly list: readonly ExpectedWidth[] };

/**
 * How wide the headline's range would be, in percentage points, if this number were known and equal to the value used
 * now (METHODS 10.6). Null for an unknown name, when nothing is estimated, and when the number is exact already. It is an
 * expectation: the true number may lie elsewhere.
 */
export const expectedWidth = (answers: AnswersForWidth, name: string): number | null => {
  const known = widthNames.find((one) => one === name);
  return known === undefined ? null : widthWith(caseOf(answers), known);
};

/** All numbers that are not exact yet: those that narrow the range first, the narrowest first. */
export const expectedWidths = (answers: AnswersForWidth): ExpectedWidths => expectedWidthsOf(caseOf(answers));

/** The same for somebody who has been read already. */
export const expectedWidthsOf = (one: HeartCase): ExpectedWidths => {
  if (!one.estimate) return { now: null, list: [] };
  const now = widthOf(one.estimate.range);
  const list = widthNames.flatMap((name) => {
    const width = widthWith(one, name);
    return width === null ? [] : [{ name, width, narrows: width < now && !changesModel(one, name) }];
  });
  return { now, list: list.sort((a, b) => Number(b.narrows) - Number(a.narrows) || a.width - b.width) };
};

const caseOf = ({ cardiac, longevity, today }: AnswersForWidth): HeartCase => {
  const person = readPerson({ longevity, heart: cardiac, today });
  return readHeartCase(person, assess(person));
};

/** An A1c that is absent changes the equations, not what is uncertain. */
const changesModel = ({ labs }: HeartCase, name: WidthName): boolean => name === 'a1c' && labs.a1c === null;

const widthWith = (one: HeartCase, name: WidthName): number | null => {
  const range = rangeWith(one, name);
  return range && widthOf(range);
};

/** The range with this number known; null when it is exact already or nothing is estimated. */
const rangeWith = ({ estimate, labs, person }: HeartCase, name: WidthName): HeartRange | null => {
  if (!estimate) return null;
  const { given, edges, range } = estimate;
  const known = given.map((inputs) => knowing[name](inputs, labs, person.heart));
  if (!known.every((inputs) => inputs !== null)) return null;
  if (known.every((inputs, at) => inputs === given[at])) return range;
  return widest(known.map((inputs, at) => rangeOf(edgeMoves(moveInside(inputs), 'ascvd', edges[at]))));
};

/** Percent with one decimal: the range itself, where `expectedWidth` tells how wide it is. */
export const expectedRange = (one: HeartCase, name: WidthName): readonly [low: number, high: number] | null => {
  const range = rangeWith(one, name);
  return range && [round(100 * range.low, 1), round(100 * range.high, 1)];
};

const widthOf = ({ low, high }: HeartRange): number => round(100 * (high - low), 2);
