import { type UnitCode, unitOf } from '#shared/quiz/units/units.ts';
import { withPlainDigits } from './digits.ts';

/**
 * Every number that a text of digits can mean: one where it is clear ('139,5', '1.234,5', '12'); two where a comma or point comes
 * before three digits ('1,234'), which are decimals in one country and thousands in another; none for anything else.
 */
export const readNumeral = (text: string): readonly number[] => {
  const digits = text.replace(/[\u00a0\u202f ](?=\d{3})/g, '');
  if (/^\d+$/.test(digits)) return [Number(digits)];
  if (isGrouped(digits, ',', '.')) return [Number(digits.replaceAll(',', ''))];
  if (isGrouped(digits, '.', ',')) return [Number(digits.replaceAll('.', '').replace(',', '.'))];
  if (!/^\d*[.,]\d{1,9}$/.test(digits)) return [];
  const decimal = Number(digits.replace(',', '.'));
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? [decimal, Number(digits.replace(/[.,]/, ''))] : [decimal];
};

/** Whether the text has thousands and decimals ('1,234.5'), or so many groups that they must be thousands ('1,234,567'). */
const isGrouped = (digits: string, group: string, point: string): boolean => {
  const [whole = '', decimals, ...more] = digits.split(point);
  const groups = whole.split(group);
  const isWhole = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((three) => /^\d{3}$/.test(three));
  if (!isWhole || more.length > 0 || groups.length < 2) return false;
  return decimals === undefined ? groups.length > 2 : /^\d{1,9}$/.test(decimals);
};

/** A number with the word after it: '5 ft' is { digits: '5', values: [5], word: 'ft' }. */
export type Amount = { readonly digits: string; readonly values: readonly number[]; readonly word: string | null };

const amount = /\s*(\d(?:[\d.,]|[\u00a0\u202f ](?=\d{3}(?!\d)))*|[.,]\d+)\s*('{1,2}|"|[a-zµ%][a-zµ%/]*\.?)?\s*/y;

/** The numbers of a text and their words, in order; null when it contains anything else. */
export const readAmounts = (text: string): readonly Amount[] | null => {
  const plain = plainText(text);
  const found: Amount[] = [];
  for (amount.lastIndex = 0; amount.lastIndex < plain.length; ) {
    const [, digits, word] = amount.exec(plain) ?? [];
    if (digits === undefined) return null;
    const values = readNumeral(digits.replace(/[.,]$/, ''));
    if (values.length === 0) return null;
    found.push({ digits, values, word: word?.replace(/\.$/, '') ?? null });
  }
  return found.length > 0 ? found : null;
};

/** Lower case without accents, with one sign for what keyboards and reports write in several ways. */
const plainText = (text: string): string =>
  withPlainDigits(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/\s*\/\s*/g, '/')
    .trim();

/** Whether every word of a text belongs to this unit. */
export const fitsUnit = (amounts: readonly Amount[], code: UnitCode): boolean => {
  const { words, parts } = unitOf(code);
  return amounts.every(
    ({ word }) => word === null || Object.hasOwn(words, word) || (parts?.bigWords.includes(word) ?? false),
  );
};

/**
 * Every value that the amounts can mean in a unit. A unit of two parts counts in its small part: '5 ft 11' is [71], and '5.11' in
 * feet is [61.32, 71]. Empty when the amounts cannot be in this unit.
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

/** '1 m 72': an amount with a large unit, then the rest. */
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
