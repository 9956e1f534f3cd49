import type { Answer, Question } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { unitsOf } from '#shared/quiz/units/units.ts';

// A result is stored once and read for years, by people whose units may change, and by mails, prints and doctors. So it says
// each amount in both units, '70 mg/dL (1.8 mmol/L)', and `in-units.ts` takes one of them away for a reader whose units are
// known. Nothing is lost where nobody does.

type InUnit = { readonly text: string; readonly unit: string };

/** 'Below 70' and 'Below 1.8' as 'Below 70 mg/dL (1.8 mmol/L)'; '190 or more' as '190 mg/dL (4.9 mmol/L) or more'. */
export const inBothUnits = (first: InUnit, second: InUnit): string => {
  const [before, amount, after] = aroundAmount(first.text);
  const [, otherAmount] = aroundAmount(second.text);
  return `${before}${withUnit(amount, first.unit)} (${withUnit(otherAmount, second.unit)})${after}`;
};

/** 'Below 5.7%' is 'Below ', '5.7%' and nothing. */
const aroundAmount = (text: string): readonly [string, string, string] => {
  const [, before = '', amount = '', after = ''] = /^(\D*)(.*?)( or more)?$/.exec(text) ?? [];
  return [before, amount, after];
};

const withUnit = (amount: string, unit: string): string => {
  if (unit === '' || amount.endsWith(unit)) return amount;
  return unit === '%' ? `${amount}%` : `${amount} ${unit}`;
};

/** An amount of a question that has two units, in both; null for a question that has one, or for what is no number. */
export const amountInBothUnits = (question: Question, answer: Answer): string | null => {
  const [first, second] = unitsOf(question);
  if (first === undefined || second === undefined) return null;
  const [value, other] = [valueIn(question, answer, first), valueIn(question, answer, second)];
  return value === null || other === null ? null : `${writeWithUnit(first, value)} (${writeWithUnit(second, other)})`;
};
