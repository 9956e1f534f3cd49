import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, writeWithUnit } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';
import { browserLocale } from '../../ui/language.ts';

/** What a slider or step buttons run over, in the unit that is shown. */
export type Scale = { min: number; max: number; step: number };

export const scaleOf = (question: Question, unit: UnitCode | null): Scale => {
  const { min = 0, max = 100, step = 1, stepSi = step } = question;
  if (unit === null) return { min, max, step };
  return { ...limitsIn(question, unit), step: unit === unitsOf(question)[1] ? stepSi : step };
};

/** The place of the first step: the middle, or 0 for a number that can be 0. */
export const startOf = ({ type }: Question, { min, max, step }: Scale): number =>
  type === 'number' && min === 0 ? 0 : min + Math.round((max - min) / 2 / step) * step;

const spoken: Readonly<Partial<Record<UnitCode, string>>> = { lb: 'pounds', kg: 'kilograms' };

/** '172 pounds', '12 st 4 lb'. */
export const sayValue = ({ unit: name = '' }: Question, unit: UnitCode | null, value: number): string => {
  if (unit === null) return `${value} ${name}`.trim();
  const words = spoken[unit];
  return words ? `${value} ${words}` : writeWithUnit(unit, value, browserLocale());
};
