import type { Answer, Question } from '#shared/quiz/question.ts';
import { valueIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';

/** Units of the body: rounded to whole ones, because this is a check and no conversion table. */
const inWholes: readonly UnitCode[] = ['ftIn', 'cm', 'in', 'lb', 'kg', 'stLb'];

/** The same in the question's other units: '172 lb, or 12 st 4 lb'. Null where there is no other unit. */
export const inOtherUnits = (
  question: Question,
  answer: Answer,
  unit: UnitCode | null,
  locale: string,
): string | null => {
  const words = unitsOf(question).flatMap((code) => {
    const value = code === unit || isNextOfKin(code, unit) ? null : valueIn(question, answer, code);
    return value === null ? [] : [writeWithUnit(code, inWholes.includes(code) ? Math.round(value) : value, locale)];
  });
  return words.length > 0 ? words.join(', or ') : null;
};

/** Whoever thinks in stone knows pounds. */
const isNextOfKin = (code: UnitCode, shown: UnitCode | null): boolean => shown === 'stLb' && code === 'lb';
