import type { Coding, Quantity } from '#shared/fhir/resources.ts';
import { readAmounts, valuesIn } from '#shared/quiz/input/amount-in-unit.ts';
import type { Answer, Question, QuestionUnit, WordedUnit } from '#shared/quiz/question.ts';
import { numberOf, storedAnswer, type Typed, writeValue } from '#shared/quiz/units/measured.ts';
import { type UnitCode, unitName, unitsOf } from '#shared/quiz/units/units.ts';
import { systems } from './codes.ts';

/** A unit as UCUM writes it, and as people read it. */
export type Ucum = { readonly code: string; readonly unit: string };

/**
 * Units that a person can choose. A unit of two parts is written in its small one: 5 ft 4 in are 64 in, 12 st 4 lb are
 * 172 lb. The codes are checked with UCUM's own table in the tests.
 */
const chosen: Readonly<Record<UnitCode, Ucum>> = {
  ftIn: { code: '[in_i]', unit: 'in' },
  cm: { code: 'cm', unit: 'cm' },
  in: { code: '[in_i]', unit: 'in' },
  lb: { code: '[lb_av]', unit: 'lb' },
  kg: { code: 'kg', unit: 'kg' },
  stLb: { code: '[lb_av]', unit: 'lb' },
  mgdl: { code: 'mg/dL', unit: 'mg/dL' },
  mmol: { code: 'mmol/L', unit: 'mmol/L' },
  percent: { code: '%', unit: '%' },
  mmolmol: { code: 'mmol/mol', unit: 'mmol/mol' },
  nmol: { code: 'nmol/L', unit: 'nmol/L' },
  mgg: { code: 'mg/g', unit: 'mg/g' },
  mgmmol: { code: 'mg/mmol', unit: 'mg/mmol' },
};

/** Units of questions that have one everywhere. Glasses are only another name for cups. */
const fixed: Readonly<Record<Exclude<WordedUnit, 'glassesADay'>, string>> &
  Readonly<Partial<Record<QuestionUnit, string>>> = {
  mmHg: 'mm[Hg]',
  beatsAMinute: '/min',
  'mL/min/1.73m2': 'mL/min/{1.73_m2}',
  minutesAWeek: 'min/wk',
  hours: 'h',
  hoursADay: 'h/d',
  servingsADay: '{servings}/d',
  cupsADay: '[cup_us]/d',
  lb: '[lb_av]',
};

export const years: Ucum = { code: 'a', unit: 'years' };
export const percent: Ucum = { code: '%', unit: '%' };
export const kgPerSquareMetre: Ucum = { code: 'kg/m2', unit: 'kg/m2' };

/** Null for a question without a unit. `code` is the unit in which the value is; null where there is no choice. */
export const ucumOf = ({ unit }: Question, code: UnitCode | null): Ucum | null => {
  if (code !== null) return chosen[code];
  const ucum = unit === undefined ? undefined : fixed[unit];
  return ucum === undefined || unit === undefined ? null : { code: ucum, unit: unitName(unit) };
};

/** Heights have always been feet and inches, also where no other unit could be chosen. */
export const unitCodesOf = (question: Question): readonly UnitCode[] =>
  question.type === 'height' && unitsOf(question).length === 0 ? ['ftIn'] : unitsOf(question);

export const quantityOf = (value: number, { code, unit }: Ucum): Quantity => ({
  value,
  unit,
  system: systems.ucum,
  code,
});

export const unitCoding = ({ code, unit }: Ucum): Coding => ({ system: systems.ucum, code, display: unit });

/** The unit of a question that UCUM writes so; the first where two are written alike. */
export const unitCodeOf = (question: Question, ucum: string): UnitCode | undefined =>
  unitCodesOf(question).find((code) => chosen[code].code === ucum);

/**
 * The number as the person typed it: 5.2 mmol/L never becomes 201.1 mg/dL. In the first unit when nothing was typed, or when
 * what was typed does not lead to the stored answer. Null for an answer that is no number, and for one without a unit.
 */
export const quantityGiven = (question: Question, answer: Answer, typed: Typed | undefined): Quantity | null => {
  const stored = numberOf(answer);
  if (stored === null) return null;
  const [first = null, ...others] = unitCodesOf(question);
  const inUnit = (value: number, unit: UnitCode | null) => {
    const ucum = ucumOf(question, unit);
    return ucum && quantityOf(value, ucum);
  };
  if (!typed || !others.includes(typed.unit)) return inUnit(stored, first);
  const { text, unit } = typed;
  const value = valuesIn(readAmounts(text) ?? [], unit).find(
    (each) => numberOf(storedAnswer(question, unit, each)) === stored,
  );
  return value === undefined ? inUnit(stored, first) : inUnit(value, unit);
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
