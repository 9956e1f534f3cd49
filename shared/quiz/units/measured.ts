import { perLocale } from '#shared/quiz/locale.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { round } from '#shared/scoring/rounding.ts';
import {
  fromFirst,
  shownDecimals,
  storedDecimals,
  toFirst,
  type UnitCode,
  unitCodes,
  unitOf,
  unitsOf,
} from './units.ts';
import { usableInches } from './usable-height.ts';

/** What the user typed, and its unit. It is stored with the answer, so that 78 kg never comes back as 77.9. */
export type Typed = { readonly text: string; readonly unit: UnitCode };
/** Keyed by question id. */
export type TypedAnswers = Readonly<Record<string, Typed>>;

/** Typed text from the network; undefined for a unit that this release does not know. */
export const typedOf = (typed: { readonly text: string; readonly unit: string } | undefined): Typed | undefined => {
  const unit = unitCodes.find((code) => code === typed?.unit);
  return typed && unit ? { text: typed.text, unit } : undefined;
};

/** Removes traces of binary fractions such as 7.700000000000003. Nobody types so many decimals. */
const withoutNoise = (x: number): number => round(x, 6);

/** An answer as one number in the first unit of its question (height: inches); null when it is not a number. */
export const numberOf = (answer: Answer | undefined): number | null => {
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'string') return /^\d+(\.\d+)?$/.test(answer) ? Number(answer) : null;
  const { ft, in: inches } = fieldsOf(answer);
  return typeof ft === 'number' && typeof inches === 'number' ? withoutNoise(12 * ft + inches) : null;
};

/** A number in the first unit as the question's answer (METHODS 1.3). */
const answerFrom = ({ type }: Question, x: number): Answer => {
  if (type === 'height') return { ft: Math.floor(x / 12), in: withoutNoise(x - 12 * Math.floor(x / 12)) };
  return type === 'number' ? plainDigits(x) : x;
};

/** Never with an exponent. */
const plainDigits = (x: number): string => x.toFixed(6).replace(/\.?0+$/, '');

/**
 * The answer to store for a value in one of the question's units. In the first unit it is the value as typed; otherwise it is
 * converted and rounded (METHODS 10.1).
 */
export const storedAnswer = (question: Question, code: UnitCode | null, value: number): Answer => {
  if (code === null || code === unitsOf(question)[0]) return answerFrom(question, withoutNoise(value));
  return answerFrom(question, round(toFirst(question, code, value), storedDecimals(question)));
};

/** An answer in one of the question's units, rounded for display; null when the answer is not a number. */
export const valueIn = (question: Question, answer: Answer | undefined, code: UnitCode): number | null => {
  const stored = numberOf(answer);
  if (stored === null) return null;
  if (code === unitsOf(question)[0]) return stored;
  return round(fromFirst(question, code, stored), shownDecimals(question, code));
};

const decimals = (minimumFractionDigits: number) =>
  perLocale(
    (locale) =>
      new Intl.NumberFormat(locale, {
        maximumFractionDigits: 6,
        minimumFractionDigits,
        useGrouping: false,
        numberingSystem: 'latn',
      }),
  );
const asMany = decimals(0);
const fourOrMore = decimals(4);

/** Without thousands separators. Three decimals get a fourth, because '1.234' could be read as thousands. */
const digitsIn = (locale: string, x: number): string =>
  (/\.\d{3}$/.test(plainDigits(x)) ? fourOrMore : asMany)(locale).format(x);

/** A value in a unit as an input shows it: '78', or '12 st 4 lb' where there are two inputs. */
export const writeValue = (code: UnitCode, value: number, locale = 'en'): string => {
  const { parts } = unitOf(code);
  if (!parts) return digitsIn(locale, value);
  const big = Math.floor(value / parts.size);
  const small = withoutNoise(value - big * parts.size);
  return `${digitsIn(locale, big)} ${parts.labels[0]} ${digitsIn(locale, small)} ${parts.labels[1]}`;
};

/** A value with its unit: '78 kg', '12 st 4 lb', '9 lb' (less than a stone), '6.5%'. */
export const writeWithUnit = (code: UnitCode, value: number, locale = 'en'): string => {
  const { parts, label } = unitOf(code);
  const text = writeValue(code, value, locale);
  if (parts) return value < parts.size ? `${digitsIn(locale, value)} ${parts.labels[1]}` : text;
  return label === '%' ? `${text}%` : `${text} ${label}`;
};

/**
 * The text in the input when an answer is shown in `code`. If the user typed it in that unit, it is the typed text, so that
 * switching units back and forth never changes it. Blank without an answer.
 */
export const shownIn = (
  question: Question,
  answer: Answer | undefined,
  code: UnitCode,
  typed?: Typed,
  locale = 'en',
): string => {
  if (typed?.unit === code) return typed.text;
  const value = valueIn(question, answer, code);
  return value === null ? '' : writeValue(code, value, locale);
};

/** The lowest and highest value that a question accepts, in one of its units. */
export const limitsIn = (question: Question, code: UnitCode): { readonly min: number; readonly max: number } => {
  const [first, second] = unitsOf(question);
  const { minSi, maxSi, convert } = question;
  // The limits of a metric twin; an alternative unit has none of its own.
  if (code === second && !convert?.alternative && minSi !== undefined && maxSi !== undefined)
    return { min: minSi, max: maxSi };
  const { min = 0, max = 0 } = question.type === 'height' ? usableInches : question;
  if (code === first) return { min, max };
  const inUnit = (stored: number) => fromFirst(question, code, stored);
  return { min: Math.ceil(inUnit(min)), max: Math.floor(inUnit(max)) };
};
