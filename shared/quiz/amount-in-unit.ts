import type { Amount } from './numerals.ts';
import { type UnitCode, unitOf } from './units.ts';

/** Whether every word of a text may stand in this unit. */
export const fitsUnit = (amounts: readonly Amount[], code: UnitCode): boolean => {
  const { words, parts } = unitOf(code);
  return amounts.every(
    ({ word }) => word === null || Object.hasOwn(words, word) || (parts?.bigWords.includes(word) ?? false),
  );
};

/**
 * Every value that the amounts can mean in a unit, in the small ones of a unit of two parts: '5 ft 11' is [71], '5.11' in
 * feet is [61.32, 71]. None when they cannot be in this unit.
 */
export const valuesIn = (amounts: readonly Amount[], code: UnitCode): readonly number[] => {
  if (!fitsUnit(amounts, code)) return [];
  const [one, two, ...more] = amounts;
  if (!one || more.length > 0) return [];
  if (unitOf(code).parts) return two ? twoParts(one, two, code) : onePart(one, code);
  const { words } = unitOf(code);
  if (!two) return one.values.map((value) => value * scaleOf(words, one.word));
  return metresAndRest(one, two, words);
};

type Words = Readonly<Record<string, number>>;
const scaleOf = (words: Words, word: string | null): number => (word === null ? 1 : (words[word] ?? 1));

/** '1 m 72': a large word, then what is left of it. */
const metresAndRest = (one: Amount, two: Amount, words: Words): readonly number[] => {
  const scale = scaleOf(words, one.word);
  const [big = Number.NaN] = one.values;
  const [rest = Number.NaN] = two.values;
  return scale > 1 && Number.isInteger(big) && rest < scale && scaleOf(words, two.word) === 1
    ? [big * scale + rest]
    : [];
};

/** '5 ft 11', '5 11'. */
const twoParts = (one: Amount, two: Amount, code: UnitCode): readonly number[] => {
  const { parts, words } = unitOf(code);
  const [big = Number.NaN] = one.values;
  const [small = Number.NaN] = two.values;
  const isInOrder =
    (one.word === null || !Object.hasOwn(words, one.word)) && (two.word === null || Object.hasOwn(words, two.word));
  return parts && isInOrder && Number.isInteger(big) && small < parts.size ? [big * parts.size + small] : [];
};

/** '5 ft' and '68 in' are clear. '5.11' is five foot eleven to some people and a little over five feet to others. */
const onePart = ({ digits, values, word }: Amount, code: UnitCode): readonly number[] => {
  const { parts, words } = unitOf(code);
  const [value] = values;
  if (!parts || value === undefined) return [];
  if (word !== null && Object.hasOwn(words, word)) return values;
  const [whole = '', rest = ''] = digits.split(/[.,]/);
  if (rest === '') return [value * parts.size];
  return [value * parts.size, ...(Number(rest) < parts.size ? [Number(whole) * parts.size + Number(rest)] : [])];
};
