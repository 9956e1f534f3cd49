import { refuseAnswer } from '#shared/quiz/answer.ts';
import { withPlainDigits } from '#shared/quiz/input/digits.ts';
import { type Reading, readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import { numberOf, shownIn, type Typed, valueIn, writeValue, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { alternativesOf } from '#words/alternatives.ts';

// The texts in the inputs of a measured question, as a flat record, which is how a draft stores them. A single input is
// called `value`; two are called by their labels ('ft' and 'in', 'st' and 'lb'). `unit` is the unit that is shown. If
// the user typed in another unit and then switched, `was.…` holds the original text. It counts until something new is
// typed, so that switching back and forth changes nothing.

export type Inputs = Readonly<Record<string, string>>;

/** The names of the inputs for a unit. */
export const fieldsFor = (unit: UnitCode | null): readonly string[] =>
  (unit && unitOf(unit).parts?.labels) ?? ['value'];

/** The unit that is shown; the question's first unit if the inputs name none. */
export const unitIn = (question: Question, inputs: Inputs): UnitCode | null => {
  const possible = unitsOf(question);
  return possible.find((code) => code === inputs.unit) ?? possible[0] ?? null;
};

/** An answer without its typed text is treated as typed in the first unit. */
const asTyped = (question: Question, answer: Answer, locale: string): Typed | null => {
  const [unit] = unitsOf(question);
  const value = numberOf(answer);
  return unit && value !== null ? { text: writeValue(unit, value, locale), unit } : null;
};

/** Splits '12 st 4 lb' into two inputs. Any other text goes into the first one unchanged. */
export const splitText = ({ text, unit }: Typed): Inputs => {
  const [big = 'value', small] = fieldsFor(unit);
  const parts = small ? new RegExp(`^(\\S*) ${big} (\\S*) ${small}$`).exec(text) : null;
  return parts && small ? { [big]: parts[1] ?? '', [small]: parts[2] ?? '' } : { [big]: text };
};

const before = 'was.';
/** The original inputs, to be stored next to those of another unit. */
export const asBefore = (unit: string, fields: Inputs): Inputs =>
  Object.fromEntries(Object.entries({ ...fields, unit }).map(([name, text]) => [`${before}${name}`, text]));

/** The inputs for an earlier answer, or empty ones. `typed` is what was typed for it. */
export const inputsFor = (
  question: Question,
  given: { answer: Answer | undefined; typed: Typed | undefined },
  unit: UnitCode | null,
  locale: string,
): Inputs => {
  const { answer } = given;
  if (unit === null) return answer === undefined ? {} : { value: String(answer) };
  if (answer === undefined) return { unit };
  const origin = given.typed ?? asTyped(question, answer, locale);
  const own = origin ? splitText(origin) : {};
  if (!origin || origin.unit === unit) return { unit, ...own };
  return {
    unit,
    ...splitText({ text: shownIn(question, answer, unit, undefined, locale), unit }),
    ...asBefore(origin.unit, own),
  };
};

/** The original inputs if the user has switched the unit since; otherwise the same ones. */
export const ownInputs = (inputs: Inputs): Inputs => {
  const own = Object.entries(inputs).flatMap(([name, text]) =>
    name.startsWith(before) ? [[name.slice(before.length), text] as const] : [],
  );
  return own.length > 0 ? Object.fromEntries(own) : inputs;
};

/** The inputs after something was typed into one of them. */
export const typeInto = (question: Question, inputs: Inputs, change: Inputs): Inputs => {
  const unit = unitIn(question, inputs);
  const fields = Object.fromEntries(
    fieldsFor(unit).flatMap((name) => (name in inputs ? [[name, inputs[name] ?? '']] : [])),
  );
  return { ...(unit && { unit }), ...fields, ...change };
};

/** The inputs for a number in the unit that is shown, from a slider or a step button. */
export const inputsAt = (question: Question, inputs: Inputs, value: number, locale: string): Inputs => {
  const unit = unitIn(question, inputs);
  return unit ? { unit, ...splitText({ text: writeValue(unit, value, locale), unit }) } : { value: String(value) };
};

/** Nothing is typed in any input. */
export const isBlank = ({ unit: _, ...fields }: Inputs): boolean => {
  const { unit: __, ...own } = ownInputs(fields);
  return Object.values(own).every((text) => text.trim() === '');
};

/** Joins two plain numbers with their units. Words typed or pasted into one input already contain the units. */
const joined = ([first, big]: Named, [second, small]: Named): string => {
  if (second === '') return first;
  const hasWords = [first, second].some((text) => !/^[\d.,]*$/.test(text));
  return hasWords ? `${first} ${second}`.trim() : `${first} ${big} ${second} ${small}`.trim();
};

const wholeOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

const helpWith = (
  question: Question,
  reading: Reading,
  { first, second }: { first: string; second: string },
): string => {
  const inFeet = question.type === 'height' && { ft: wholeOf(first), in: wholeOf(second) };
  const sentence = inFeet ? refuseAnswer(question, inFeet, '') : null;
  return sentence ?? (reading.kind === 'unclear' ? reading.sentence : '');
};

/** What the inputs mean: an answer with its typed text, a question to the user, or a sentence that helps. */
export const readInputs = (question: Question, inputs: Inputs, locale: string): Reading => {
  const own = ownInputs(inputs);
  const unit = unitIn(question, own);
  const [big = 'value', small] = fieldsFor(unit);
  const [first, second] = [textIn(own, big), small ? textIn(own, small) : ''];
  if (!small) return readTyped(question, first, unit, locale);
  const reading = readTyped(question, joined([first, big], [second, small]), unit, locale);
  // Feet alone may be only half of a height.
  const isHalf = question.type === 'height' && /^\d?$/.test(first) && second === '';
  if (reading.kind === 'clear' && !isHalf) return reading;
  return reading.kind === 'ask'
    ? reading
    : { kind: 'unclear', sentence: helpWith(question, reading, { first, second }) };
};

const textIn = (inputs: Inputs, field: string): string => withPlainDigits(inputs[field] ?? '').trim();

type Named = readonly [text: string, name: string];

/** The number for a slider or step buttons, in the unit that is shown, even outside the limits. */
export const numberIn = (question: Question, inputs: Inputs, locale: string): number | undefined => {
  const unit = unitIn(question, inputs);
  const reading = readInputs(question, inputs, locale);
  if (reading.kind === 'clear')
    return (unit ? valueIn(question, reading.answer, unit) : numberOf(reading.answer)) ?? undefined;
  const text = textIn(inputs, 'value').replace(',', '.');
  return fieldsFor(unit).length === 1 && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
};

/** Units of body measures, rounded to whole numbers, because this is a check and not a conversion table. */
const inWholes: readonly UnitCode[] = ['ftIn', 'cm', 'in', 'lb', 'kg', 'stLb'];

/** Pounds next to stones tell the user nothing new, because a user of stones also reads pounds. */
const isPoundsBesideStones = (code: UnitCode, shown: UnitCode | null): boolean => shown === 'stLb' && code === 'lb';

/** The answer in the question's other units: '172 lb or 12 st 4 lb'. Null if there is no other unit. */
export const inOtherUnits = (
  question: Question,
  answer: Answer,
  unit: UnitCode | null,
  locale: string,
): string | null => {
  const amounts = unitsOf(question).flatMap((code) => {
    const value = code === unit || isPoundsBesideStones(code, unit) ? null : valueIn(question, answer, code);
    return value === null ? [] : [writeWithUnit(code, inWholes.includes(code) ? Math.round(value) : value, locale)];
  });
  const pieces = alternativesOf(amounts);
  return amounts.length > 0 ? pieces.map(({ value }) => value).join('') : null;
};

/** The answer that the inputs give, in the question's other units; null if they give none yet. */
export const echoOf = (question: Question, inputs: Inputs, locale: string): string | null => {
  const reading = readInputs(question, inputs, locale);
  return reading.kind === 'clear' ? inOtherUnits(question, reading.answer, unitIn(question, inputs), locale) : null;
};
