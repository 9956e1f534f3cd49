import type { Answer, HeightAnswer, Question, QuestionUnit, Quiz, WordedUnit } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { isWorded, unitsOf } from '#shared/quiz/units/units.ts';
import * as units from '#words/units.ts';
import { curly } from './phrases.ts';

// A result is stored once and read for years, also in mails, on paper and by doctors, and a reader's units may change. So it
// states each amount in both units: '70 mg/dL (1.8 mmol/L)'. `in-units.ts` removes one of them when the reader's units are known.

/**
 * An answer as the user saw it: the label of the chosen option, or the value with its unit, in both units where there are
 * two ('172 lb (78 kg)'). Undefined if there is no answer. Free text cannot occur, because clean answers have none.
 */
export const answerWords = (quiz: Quiz, id: string, answer: string | number | HeightAnswer | undefined) => {
  const question = quiz.questions.find((one) => one.id === id);
  if (!question || answer === undefined) return undefined;
  const words = typeof answer === 'object' ? units.feetAndInches(answer.ft, answer.in) : valueWords(question, answer);
  return words === undefined ? undefined : curly(words);
};

const valueWords = (question: Question, answer: string | number): string | undefined => {
  if (question.options) return question.options.find(({ value }) => value === answer)?.label;
  if (question.sliderLabels) return question.sliderLabels[Number(answer) - 1];
  const { unit } = question;
  if (!unit) return String(answer);
  return amountInBothUnits(question, answer) ?? inUnit(answer, unit);
};

/** '1 hour a day', '2 hours a day', '120 mmHg', '6.1%'. */
export const inUnit = (answer: string | number, unit: QuestionUnit | '' = ''): string => {
  if (isWorded(unit)) return countedUnits[unit](Number(answer));
  return unit === '%' ? `${answer}%` : `${answer} ${unit}`.trim();
};

/** Units that are words. Only these have a plural. */
const countedUnits: Readonly<Record<WordedUnit, (count: number) => string>> = {
  beatsAMinute: units.beatsAMinute,
  cupsADay: units.cupsADay,
  glassesADay: units.glassesADay,
  hours: units.hours,
  hoursADay: units.hoursADay,
  minutesAWeek: units.minutesAWeek,
  servingsADay: units.servingsADay,
};

/** An amount in both units. Null for a question with one unit, and for an answer that is not a number. */
export const amountInBothUnits = (question: Question, answer: Answer): string | null => {
  const [first, second] = unitsOf(question);
  if (first === undefined || second === undefined) return null;
  const [value, other] = [valueIn(question, answer, first), valueIn(question, answer, second)];
  return value === null || other === null ? null : `${writeWithUnit(first, value)} (${writeWithUnit(second, other)})`;
};
