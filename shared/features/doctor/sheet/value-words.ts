import { bandUnits } from '#shared/heart/words/band-units.ts';
import { questionOf } from '#shared/quiz/all-questions.ts';
import { bandWords } from '#shared/quiz/band-words.ts';
import type { Answer, Question, Quiz } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { unitOf, unitsOf } from '#shared/quiz/units/units.ts';
import { inUnit } from '#shared/words/answer-words.ts';
import { curly } from '#shared/words/phrases.ts';
import type { Submitted } from './sheet.ts';

/** The words of a chosen option; a band of a blood value in both units: '200-239 mg/dL (5.2 to under 6.2 mmol/L)'. */
export const optionWords = (quiz: Quiz, id: string, value: Answer | undefined): string | null => {
  const option = questionOf(quiz, id)?.options?.find((one) => one.value === value);
  if (!option) return null;
  const both = option.band ? bandWords(option.band, bandUnits[id]) : option.label;
  return curly(both.replace(/(\d)-(?=\d)/g, '$1–'));
};

/** A number in every unit that a clinician may read it in, the stored one first; what was typed stands as it was typed. */
export const inBothUnits = (question: Question, value: Answer, typed: Submitted['typed']): string => {
  const [first, second] = unitsOf(question);
  if (first === undefined || second === undefined) return inUnit(String(value), question.unit);
  const words = [first, second].map((code) => {
    const written = typed?.[question.id];
    if (written?.unit === code && !unitOf(code).parts) return withLabel(written.text, unitOf(code).label);
    const shown = valueIn(question, value, code);
    return shown === null ? '' : writeWithUnit(code, rounded(shown, unitOf(code).label));
  });
  return `${words[0]} (${words[1]})`;
};

/** A value that was typed in mmol/L is stored with a decimal in mg/dL that nobody measured. */
const rounded = (value: number, label: string): number =>
  label === 'mg/dL' || label === 'lb' ? Math.round(value) : value;

const withLabel = (text: string, label: string): string => {
  if (/[\p{L}%]/u.test(text)) return text;
  return label === '%' ? `${text}%` : `${text} ${label}`;
};
