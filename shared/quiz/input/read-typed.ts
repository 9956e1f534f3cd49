import { refuseAnswer, withAdvice } from '#shared/quiz/answer.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import {
  limitsIn,
  numberOf,
  storedAnswer,
  type Typed,
  valueIn,
  writeValue,
  writeWithUnit,
} from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitName, unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { isUsableHeight } from '#shared/quiz/units/usable-height.ts';
import * as doubts from '#words/answer-doubts.ts';
import * as answerErrors from '#words/answer-errors.ts';
import { type Amount, fitsUnit, readAmounts, valuesIn } from './amount-in-unit.ts';
import { withPlainDigits } from './digits.ts';

/** One possible meaning of a text, with the label of its choice: '5 ft 4 in (163 cm)'. */
export type Meaning = { readonly label: string; readonly answer: Answer; readonly typed: Typed | null };

/**
 * The reading of a typed text. `clear`: the answer, and the typed text to store with it; `typed.unit` is the unit that the text
 * names, which may differ from the input's. `ask`: the text may have another meaning, and one tap takes one of the choices.
 * `unclear`: the sentence says what to type. Nothing is ever cut or moved into range.
 */
export type Reading =
  | { readonly kind: 'clear'; readonly answer: Answer; readonly typed: Typed | null }
  | { readonly kind: 'ask'; readonly question: string; readonly choices: readonly Meaning[] }
  | { readonly kind: 'unclear'; readonly sentence: string };

/** Longer texts cannot be a number. */
export const maxTypedLength = 40;

/** Reads a number, weight or height as it was typed or pasted. `unit` is the input's; null where there is only one. */
export const readTyped = (question: Question, given: string, unit: UnitCode | null, locale = 'en'): Reading => {
  const text = withPlainDigits(given);
  const amounts = text.length <= maxTypedLength ? readAmounts(text) : null;
  const code = amounts && unitMeant(question, amounts, unit);
  if (!amounts || code === undefined) return unclear(question, unit, locale, ofMeter(text));
  const meanings = meaningsIn(question, amounts, code, locale);
  const inside = meanings.filter(({ answer }) => isInside(question, answer));
  const [one, ...more] = inside;
  if (one && more.length === 0)
    return { kind: 'clear', answer: one.answer, typed: code && { text: text.trim(), unit: code } };
  const choices = one ? inside : otherMeanings(question, amounts, unit, locale);
  const [first] = meanings;
  const outside = first ? numberOf(first.answer) : null;
  if (choices.length > 0) {
    const asked = askWhich(choices);
    return { kind: 'ask', question: one ? asked : ifReal(asked, question, outside), choices };
  }
  // A height that the scores cannot use may still be right, so the quiz asks once and then accepts it.
  const [only] =
    question.type === 'height' ? meanings.filter(({ answer }) => isSomeHeight(question, answer, code)) : [];
  return only && code
    ? { kind: 'clear', answer: only.answer, typed: { text: text.trim(), unit: code } }
    : unclear(question, unit, locale, outside);
};

/** Adds advice: a glucose of 21 is usually in mmol/L, and an HbA1c of 19 in mmol/mol, but if it is not, it is dangerous. */
const ifReal = (asked: string, question: Question, outside: number | null): string => {
  const { min = -Infinity, max = Infinity } = question;
  const mayBeReal = outside !== null && (outside < min || outside <= max * farAbove);
  return mayBeReal ? advised(asked, question, outside) : asked;
};

/** How far above its limit a value may still be real: an HbA1c up to 20%, where the limit is 18%. */
const farAbove = 20 / 18;

const advised = (sentence: string, question: Question, outside: number | null): string =>
  outside !== null && (question.type === 'number' || question.type === 'slider')
    ? withAdvice(sentence, question, outside)
    : sentence;

/** Reads the 'HI' or 'LO' that a meter shows for a number beyond its range. */
const ofMeter = (text: string): number | null => {
  if (/^\s*hi(gh)?\s*$/i.test(text)) return Infinity;
  return /^\s*low?\s*$/i.test(text) ? -Infinity : null;
};

/** The answer to store for a typed text; null unless it is clear and in its stated unit. */
export const canonicalOf = (question: Question, { text, unit }: Typed): Answer | null => {
  if (!unitsOf(question).includes(unit)) return null;
  const reading = readTyped(question, text, unit);
  return reading.kind === 'clear' && reading.typed?.unit === unit ? reading.answer : null;
};

/** The unit of a text: the input's if the words fit it, else the first unit that they name; undefined when they name none. */
const unitMeant = (question: Question, amounts: readonly Amount[], unit: UnitCode | null) => {
  if (unit === null)
    return amounts.every(({ word }) => word === null || namesOnlyUnit(question, word)) ? null : undefined;
  if (fitsUnit(amounts, unit)) return unit;
  const others = unitsOf(question).filter((code) => fitsUnit(amounts, code));
  return others.find((code) => !unitOf(code).parts) ?? others[0];
};

/** For blood pressure, pulse and eGFR, which have the same unit everywhere. */
const namesOnlyUnit = ({ unit }: Question, word: string): boolean =>
  unitName(unit).toLowerCase().startsWith(word) || (word === 'bpm' && unit === 'beatsAMinute');

const meaningsIn = (
  question: Question,
  amounts: readonly Amount[],
  code: UnitCode | null,
  locale: string,
): readonly Meaning[] => {
  const values = code ? valuesIn(amounts, code) : amounts.length === 1 ? (amounts[0]?.values ?? []) : [];
  return values.map((value) => meaningOf(question, code, value, locale));
};

const meaningOf = (question: Question, code: UnitCode | null, value: number, locale: string): Meaning => {
  const answer = storedAnswer(question, code, value);
  if (code === null) return { label: writeNumber(answer), answer, typed: null };
  return {
    label: writeWithUnit(code, value, locale),
    answer,
    typed: { text: writeValue(code, value, locale), unit: code },
  };
};

const writeNumber = (answer: Answer): string => String(numberOf(answer) ?? '');

const isInside = (question: Question, answer: Answer): boolean =>
  question.type === 'height' ? isUsableHeight(numberOf(answer) ?? 0) : refuseAnswer(question, answer, '') === null;

/** Inches, with room beyond the shortest and tallest adults on record. Feet have the specification's limits instead. */
const someInches = { min: 20, max: 110 } as const;

const isSomeHeight = (question: Question, answer: Answer, code: UnitCode | null): boolean => {
  const inches = numberOf(answer) ?? 0;
  if (refuseAnswer(question, answer, '') !== null) return false;
  return code === unitsOf(question)[0] || (inches >= someInches.min && inches <= someInches.max);
};

/** What a number without a unit would mean in another unit, or in metres, when it makes no sense in the input's unit. */
const otherMeanings = (
  question: Question,
  amounts: readonly Amount[],
  unit: UnitCode | null,
  locale: string,
): readonly Meaning[] => {
  const [amount, ...more] = amounts;
  if (unit === null || !amount || amount.word !== null || more.length > 0) return [];
  const meanings = unitsOf(question).flatMap((code) =>
    ['', ...Object.keys(unitOf(code).words)]
      .flatMap((word) => meaningsIn(question, [{ ...amount, word: word || null }], code, locale))
      .map((meaning) => ({ ...meaning, label: besideField(question, meaning, code, unit, locale) })),
  );
  const inside = meanings.filter(({ answer }) => isInside(question, answer));
  return inside.filter(({ answer }, at) => at === inside.findIndex((other) => isSame(other.answer, answer)));
};

const isSame = (one: Answer, other: Answer): boolean => JSON.stringify(one) === JSON.stringify(other);

/** '5 ft 4 in (163 cm)': in the unit of the input too. */
const besideField = (
  question: Question,
  { label, answer }: Meaning,
  code: UnitCode,
  unit: UnitCode,
  locale: string,
): string => {
  const value = code === unit ? null : valueIn(question, answer, unit);
  return value === null ? label : `${label} (${writeWithUnit(unit, value, locale)})`;
};

/** The choices are buttons below this question. */
const askWhich = ([first, ...others]: readonly Meaning[]): string =>
  first && others.length === 0 ? doubts.didYouMean(first.label) : doubts.didYouMeanOneOf;

const unclear = (question: Question, unit: UnitCode | null, locale: string, outside: number | null = null): Reading => {
  const refusal = (sentence: string): Reading => ({
    kind: 'unclear',
    sentence: advised(sentence, question, outside),
  });
  if (unit === null) return refusal(refuseAnswer(question, null, '') ?? answerErrors.number);
  const { min, max } = limitsIn(question, unit);
  return refusal(answerErrors.amount(writeValue(unit, min, locale), writeWithUnit(unit, max, locale)));
};
