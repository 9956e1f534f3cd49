import { valuesIn } from '#shared/quiz/amount-in-unit.ts';
import { numberOf, storedAnswer, type Typed, writeValue } from '#shared/quiz/measured.ts';
import { readAmounts } from '#shared/quiz/numerals.ts';
import type { Answer, Question } from '#shared/quiz/question.ts';
import type { UnitCode } from '#shared/quiz/units.ts';
import type { Quantity } from './data-types.ts';
import { quantityOf, ucumOf, unitCodeOf, unitCodesOf } from './ucum.ts';

/** An answer that is a number, in the unit in which it was typed. */
type GivenAmount = { readonly value: number; readonly unit: UnitCode | null };

/**
 * The number as the person typed it: 5.2 mmol/L never becomes 201.1 mg/dL. In the first unit when nothing was typed, or when
 * what was typed does not lead to the stored answer. Null for an answer that is no number.
 */
const amountGiven = (question: Question, answer: Answer, typed: Typed | undefined): GivenAmount | null => {
  const stored = numberOf(answer);
  if (stored === null) return null;
  const [first = null, ...others] = unitCodesOf(question);
  if (typed && others.includes(typed.unit)) {
    const value = typedValues(typed).find((each) => leadsTo(question, typed.unit, each, stored));
    if (value !== undefined) return { value, unit: typed.unit };
  }
  return { value: stored, unit: first };
};

const typedValues = ({ text, unit }: Typed): readonly number[] => valuesIn(readAmounts(text) ?? [], unit);

const leadsTo = (question: Question, unit: UnitCode, value: number, stored: number): boolean =>
  numberOf(storedAnswer(question, unit, value)) === stored;

/** Null for an answer without a unit. */
export const quantityGiven = (question: Question, answer: Answer, typed: Typed | undefined): Quantity | null => {
  const amount = amountGiven(question, answer, typed);
  const ucum = amount && ucumOf(question, amount.unit);
  return amount && ucum ? quantityOf(amount.value, ucum) : null;
};

/** The answer that a quantity was made of, with what a person would have typed; null in a unit that the question has not. */
export const answerOfQuantity = (
  question: Question,
  { value, code }: { readonly value: number; readonly code: string },
): { readonly answer: Answer; readonly typed: Typed | null } | null => {
  const unit = unitCodeOf(question, code);
  if (unit === undefined) return null;
  return { answer: storedAnswer(question, unit, value), typed: { text: writeValue(unit, value), unit } };
};
