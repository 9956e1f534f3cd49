import { refuseAnswer } from '#shared/quiz/answer.ts';
import { type Reading, readTyped } from '#shared/quiz/input/read-typed.ts';
import type { Question } from '#shared/quiz/question.ts';
import { numberOf, valueIn } from '#shared/quiz/units/measured.ts';
import { fieldsFor, type Inputs, ownInputs, unitIn } from './inputs.ts';

/** What the inputs say: an answer with what was typed, a question back, or the sentence that helps. */
export const readInputs = (question: Question, inputs: Inputs, locale: string): Reading => {
  const own = ownInputs(inputs);
  const unit = unitIn(question, own);
  const [big = 'value', small] = fieldsFor(unit);
  const [first, second] = [(own[big] ?? '').trim(), small ? (own[small] ?? '').trim() : ''];
  if (!small) return readTyped(question, first, unit, locale);
  const reading = readTyped(question, joined([first, big], [second, small]), unit, locale);
  // Feet alone may be half of what is meant.
  const isHalf = question.type === 'height' && /^\d?$/.test(first) && second === '';
  if (reading.kind === 'clear' && !isHalf) return reading;
  return reading.kind === 'ask'
    ? reading
    : { kind: 'unclear', sentence: helpWith(question, reading, { first, second }) };
};

type Named = readonly [text: string, name: string];

/** Two plain numbers with their units. Whoever types or pastes words into one input names the units there. */
const joined = ([first, big]: Named, [second, small]: Named): string => {
  if (second === '') return first;
  const hasWords = [first, second].some((text) => !/^[\d.,]*$/.test(text));
  return hasWords ? `${first} ${second}`.trim() : `${first} ${big} ${second} ${small}`.trim();
};

const helpWith = (
  question: Question,
  reading: Reading,
  { first, second }: { first: string; second: string },
): string => {
  const inFeet = question.type === 'height' && { ft: wholeOf(first), in: wholeOf(second) };
  const sentence = inFeet ? refuseAnswer(question, inFeet, '') : null;
  return sentence ?? (reading.kind === 'unclear' ? reading.sentence : '');
};

const wholeOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** The number for a slider or step buttons, in the unit that is shown; also one that is outside the limits. */
export const numberIn = (question: Question, inputs: Inputs, locale: string): number | undefined => {
  const unit = unitIn(question, inputs);
  const reading = readInputs(question, inputs, locale);
  if (reading.kind === 'clear')
    return (unit ? valueIn(question, reading.answer, unit) : numberOf(reading.answer)) ?? undefined;
  const text = (inputs.value ?? '').trim().replace(',', '.');
  return fieldsFor(unit).length === 1 && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
};
