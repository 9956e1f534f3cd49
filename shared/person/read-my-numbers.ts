import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { readNumber } from '#shared/quiz/clean-answers.ts';
import { type Fields, fieldsOf } from '#shared/read-unknown.ts';
import { daysBetween, readDay } from '#shared/scoring/calendar.ts';
import { bandValues } from './band-values.ts';
import {
  bandQuestions,
  type ExactNumberId,
  type ExactNumbers,
  exactValue,
  isBanded,
  type LabNumbers,
  type LabTest,
  type MyNumber,
  type MyNumbers,
  type NumberCaveat,
} from './my-numbers.ts';
import { bandOf, exactEdges, type NumberDefinition, numberDefinitions } from './number-definitions.ts';
import type { HeartAnswers } from './person.ts';

/** Older than this and a blood number counts as unknown. */
const maxAgeYears = 3;

/** A value is a reason to call today only this long after the blood test, a low sugar a shorter time (our choice). */
const freshDays = 90;
const recentDays = 7;

/**
 * The exact numbers among the heart answers (METHODS 10.1); null when none is given, and a date alone is none. `chosen`
 * are the cleaned answers of the quiz: the low edge of a chosen band can show that a total cholesterol is impossible.
 * A test whose day is not known counts as new on `answeredOn`, the day of the answers.
 */
export const readMyNumbers = (
  raw: unknown,
  chosen: HeartAnswers,
  { today, answeredOn }: { readonly today: string; readonly answeredOn: string },
): MyNumbers | null => {
  const given = fieldsOf(raw);
  if (!limits.some(({ id }) => isGiven(given, id))) return null;
  const labDate = readLabDate(given, today, answeredOn);
  const reader = { given, isOld: labDate.isOld };
  const numbers: ExactNumbers = {
    totalCholesterol: readBanded(reader, 'totalCholesterol', numberDefinitions.totalCholesterol),
    ldlCholesterol: readBanded(reader, 'ldlCholesterol', numberDefinitions.ldlCholesterol),
    hdlCholesterol: readBanded(reader, 'hdlCholesterol', numberDefinitions.hdlCholesterol),
    triglycerides: readBanded(reader, 'triglycerides', numberDefinitions.triglycerides),
    a1c: readBanded(reader, 'a1c', numberDefinitions.a1c),
    fastingGlucose: readBanded(reader, 'fastingGlucose', numberDefinitions.fastingGlucose),
    egfr: readBanded(reader, 'egfr', numberDefinitions.egfr),
    lpa: readBanded(reader, 'lpa', numberDefinitions.lpa),
    uacr: readStored(given, 'uacr'),
    waist: readStored(given, 'waist'),
  };
  const possible = { ...numbers, totalCholesterol: withoutImpossible(numbers, chosen) };
  return { numbers: possible, caveats: caveatsOf(possible, chosen, labDate.isWrong), labs: labsOf(possible, labDate) };
};

const limits = myNumbersQuestions.flatMap((question) => (question.type === 'number' ? [question] : []));
const limitsById = new Map<string, { readonly min: number; readonly max: number }>(
  limits.map((question) => [question.id, question]),
);

const isGiven = (given: Fields, id: string): boolean =>
  Object.hasOwn(given, id) && given[id] !== undefined && given[id] !== null && given[id] !== '';

type LabDate = LabTest & { readonly isOld: boolean; readonly isWrong: boolean };

/** An invalid or future date is ignored: the numbers count as new. */
const readLabDate = (given: Fields, today: string, answeredOn: string): LabDate => {
  const unknown = { isOld: false, ...testOf(answeredOn, today), labDay: null };
  if (!isGiven(given, 'labDate')) return { ...unknown, isWrong: false };
  const { labDate } = given;
  const day = readDay(labDate);
  if (typeof labDate !== 'string' || day === null || labDate > today) return { ...unknown, isWrong: true };
  const lastDay = `${String(day.year + maxAgeYears).padStart(4, '0')}${labDate.slice(4)}`;
  return { isOld: lastDay < today, isWrong: false, ...testOf(labDate, today) };
};

const testOf = (day: string, today: string): LabTest => {
  const days = daysBetween(day, today);
  return { isLabFresh: days <= freshDays, isLabRecent: days <= recentDays, labDay: days > 1 ? day : null };
};

/** The day of the blood test counts for a chosen band too, so it is read with and without exact numbers. */
export const readLabTest = (raw: unknown, today: string, answeredOn: string): LabTest => {
  const { isLabFresh, isLabRecent, labDay } = readLabDate(fieldsOf(raw), today, answeredOn);
  return { isLabFresh, isLabRecent, labDay };
};

/** A number inside the limits of its question; null when it cannot be read. */
const readValue = (given: Fields, id: ExactNumberId): number | null => {
  const value = readNumber(given[id]);
  const limit = limitsById.get(id);
  return value !== undefined && limit && value >= limit.min && value <= limit.max ? value : null;
};

const unused = { band: null, low: null, high: null } as const;

const readBanded = <Band extends string>(
  { given, isOld }: { readonly given: Fields; readonly isOld: boolean },
  id: ExactNumberId,
  definition: NumberDefinition<Band>,
): MyNumber<Band> | null => {
  if (!isGiven(given, id)) return null;
  const value = readValue(given, id);
  if (value === null) return { use: 'unreadable', value, ...unused };
  if (isOld && !definition.isAgeless) return { use: 'old', value, ...unused };
  const edges = exactEdges(definition, value);
  return {
    use: 'exact',
    value,
    band: bandOf(definition, value),
    low: edges?.low ?? null,
    high: edges?.high ?? null,
  };
};

const readStored = (given: Fields, id: 'uacr' | 'waist'): MyNumber<never> | null => {
  if (!isGiven(given, id)) return null;
  const value = readValue(given, id);
  return { use: value === null ? 'unreadable' : 'stored', value, ...unused };
};

const labsOf = (numbers: ExactNumbers, { isOld }: LabDate): LabNumbers => {
  return {
    fastingGlucose: exactValue(numbers.fastingGlucose),
    a1c: exactValue(numbers.a1c),
    triglycerides: exactValue(numbers.triglycerides),
    egfr: exactValue(numbers.egfr),
    uacr: isOld ? null : (numbers.uacr?.value ?? null),
  };
};

/** Total cholesterol holds both HDL and LDL, so it must be above each. */
const withoutImpossible = (
  { totalCholesterol, hdlCholesterol, ldlCholesterol }: ExactNumbers,
  { hdlBand, ldlBand }: HeartAnswers,
): ExactNumbers['totalCholesterol'] => {
  if (totalCholesterol?.use !== 'exact' || totalCholesterol.value === null) return totalCholesterol;
  const hdl = atLeast(hdlCholesterol, lowEdge(bandValues.hdlBand, hdlBand));
  const ldl = atLeast(ldlCholesterol, lowEdge(bandValues.ldlBand, ldlBand));
  if (totalCholesterol.value > Math.max(hdl, ldl)) return totalCholesterol;
  return { use: 'impossible', value: totalCholesterol.value, ...unused };
};

/** What a part of the total amounts to at the least. */
const atLeast = (part: MyNumber<string> | null, lowEdgeOfBand: number): number => {
  if (part?.use === 'exact' && part.value !== null) return part.value;
  return part?.use === 'old' ? 0 : lowEdgeOfBand;
};

const lowEdge = <Band extends string>(
  values: Readonly<Record<Band, { readonly low: number }>>,
  band: Band | 'unknown' | undefined,
): number => (band === undefined || band === 'unknown' ? 0 : values[band].low);

/** LDL and HDL together may exceed the total by this much: the three are measured apart. */
const sumTolerance = 1.1;
/** An exact number may lie in the next band: people choose a band from memory. */
const bandsApart = 1;

/** What the person should know about the exact numbers (METHODS 10.4), in this order. */
const caveatsOf = (numbers: ExactNumbers, chosen: HeartAnswers, isLabDateWrong: boolean): NumberCaveat[] => {
  const uses = Object.values(numbers).map((one) => one?.use);
  const isTypingOdd =
    isLabDateWrong ||
    uses.includes('unreadable') ||
    uses.includes('impossible') ||
    isFarFromAnyChosenBand(numbers, chosen) ||
    isSumTooLarge(numbers);
  const caveats: { readonly code: NumberCaveat; readonly applies: boolean }[] = [
    { code: 'checkTyping', applies: isTypingOdd },
    { code: 'oldLabs', applies: uses.includes('old') },
    { code: 'uacrNotUsed', applies: numbers.uacr?.use === 'stored' },
  ];
  return caveats.filter(({ applies }) => applies).map(({ code }) => code);
};

const isFarFromAnyChosenBand = (numbers: ExactNumbers, chosen: HeartAnswers): boolean =>
  Object.keys(bandQuestions)
    .filter(isBanded)
    .some((id) => distance(numberDefinitions[id].bands, numbers[id]?.band, chosen[bandQuestions[id]]) > bandsApart);

/** How many bands lie between the exact number and the chosen band; 0 when one of them is missing. */
const distance = (
  bands: readonly (readonly [number, string])[],
  exact: string | null | undefined,
  chosen: string | undefined,
): number => {
  const place = (wanted: string | null | undefined) => bands.findIndex(([, band]) => band === wanted);
  const [here, there] = [place(exact), place(chosen)];
  return here < 0 || there < 0 ? 0 : Math.abs(here - there);
};

const isSumTooLarge = ({ totalCholesterol, ldlCholesterol, hdlCholesterol }: ExactNumbers): boolean => {
  const [total, ldl, hdl] = [exactValue(totalCholesterol), exactValue(ldlCholesterol), exactValue(hdlCholesterol)];
  return total !== null && ldl !== null && hdl !== null && ldl + hdl > sumTolerance * total;
};
