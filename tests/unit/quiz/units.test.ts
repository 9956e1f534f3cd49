import ucum from '@lhncbc/ucum-lhc';
import { describe, expect, test } from 'vitest';
import { myNumbersQuestions } from '#shared/questions/heart/my-numbers.ts';
import { longevityQuiz } from '#shared/questions/longevity/longevity-quiz.ts';
import type { Question } from '#shared/quiz/question.ts';
import { limitsIn, typedOf } from '#shared/quiz/units/measured.ts';
import { guessUnits, preferredUnit, withUnit } from '#shared/quiz/units/unit-preference.ts';
import { fromFirst, toFirst, type UnitCode, unitsOf } from '#shared/quiz/units/units.ts';

const questions: readonly Question[] = [...longevityQuiz.questions, ...myNumbersQuestions];
const ask = (id: string): Question => questions.find((question) => question.id === id) ?? fail(id);
const fail = (id: string): never => {
  throw new Error(`There is no question ${id}.`);
};

test('each measured question has its units, the stored one first, and all others have none', () => {
  const measured = questions.flatMap((question) =>
    unitsOf(question).length > 0 ? [[question.id, unitsOf(question)] as const] : [],
  );
  expect(Object.fromEntries(measured)).toEqual({
    height: ['ftIn', 'cm'],
    weight: ['lb', 'kg', 'stLb'],
    totalCholesterol: ['mgdl', 'mmol'],
    ldlCholesterol: ['mgdl', 'mmol'],
    hdlCholesterol: ['mgdl', 'mmol'],
    triglycerides: ['mgdl', 'mmol'],
    a1c: ['percent', 'mmolmol'],
    fastingGlucose: ['mgdl', 'mmol'],
    lpa: ['nmol', 'mgdl'],
    uacr: ['mgg', 'mgmmol'],
    waist: ['in', 'cm'],
  });
});

describe('conversions agree with UCUM', () => {
  const converter = ucum.UcumLhcUtils.getInstance();
  /** Grams in a mole. Cholesterol, tripalmitin-like triglycerides and glucose as in METHODS 10.1; creatinine for UACR. */
  test.each<[string, UnitCode, string, string, number | undefined]>([
    ['height', 'cm', '[in_i]', 'cm', undefined],
    ['waist', 'cm', '[in_i]', 'cm', undefined],
    ['weight', 'kg', '[lb_av]', 'kg', undefined],
    ['totalCholesterol', 'mmol', 'mg/dL', 'mmol/L', 386.65],
    ['triglycerides', 'mmol', 'mg/dL', 'mmol/L', 885.7],
    ['fastingGlucose', 'mmol', 'mg/dL', 'mmol/L', 180.16],
  ])('%s in %s', (id, code, from, to, molecularWeight) => {
    for (const stored of [1, 5.7, 67.7, 199.9, 380]) {
      const { status, toVal } = converter.convertUnitTo(from, stored, to, {
        ...(molecularWeight && { molecularWeight }),
      });
      expect(status).toBe('succeeded');
      // METHODS rounds the molar factors to four digits.
      const digits = molecularWeight ? 3.5 : 12;
      expect(Math.abs(fromFirst(ask(id), code, stored) / (toVal ?? 0) - 1)).toBeLessThan(10 ** -digits);
      expect(toFirst(ask(id), code, fromFirst(ask(id), code, stored))).toBeCloseTo(stored, 9);
    }
  });

  test('14 pounds make a stone, 12 inches a foot, and 8.84 mmol of creatinine a gram', () => {
    expect(converter.convertUnitTo('[stone_av]', 1, '[lb_av]').toVal).toBeCloseTo(14, 9);
    expect(converter.convertUnitTo('[ft_i]', 1, '[in_i]').toVal).toBeCloseTo(12, 9);
    const perGram = converter.convertUnitTo('g', 1, 'mmol', { molecularWeight: 113.12 }).toVal;
    expect(100 / fromFirst(ask('uacr'), 'mgmmol', 100)).toBeCloseTo(perGram ?? 0, 2);
  });

  // NGSP's table of the IFCC master equation (ngsp.org/ifccngsp.asp): UCUM has no unit for it.
  test.each([
    [5, 31],
    [6, 42],
    [6.5, 48],
    [7, 53],
    [8, 64],
    [10, 86],
    [12, 108],
  ])('A1c of %s%% is %s mmol/mol', (percent, mmolmol) => {
    expect(Math.round(fromFirst(ask('a1c'), 'mmolmol', percent))).toBe(mmolmol);
  });
});

describe('a preference', () => {
  test.each([
    ['en-US', { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' }],
    ['es-US', { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' }],
    ['en', { height: 'ftIn', weight: 'lb', labs: 'mgdl', a1c: 'percent' }],
    ['en-GB', { height: 'ftIn', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' }],
    ['cy', { height: 'ftIn', weight: 'stLb', labs: 'mmol', a1c: 'mmolmol' }],
    ['de-DE', { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' }],
    ['en-IN', { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' }],
    ['no tag at all', { height: 'cm', weight: 'kg', labs: 'mmol', a1c: 'mmolmol' }],
  ])('is guessed from %s', (locale, units) => {
    expect(guessUnits(locale)).toEqual(units);
  });

  test('decides the unit of each question, but Lp(a) keeps its own, because its conversion is rough', () => {
    const shown = (locale: string) =>
      ['height', 'weight', 'waist', 'hdlCholesterol', 'a1c', 'uacr', 'lpa', 'egfr'].map((id) =>
        preferredUnit(ask(id), guessUnits(locale)),
      );
    expect(shown('en-US')).toEqual(['ftIn', 'lb', 'in', 'mgdl', 'percent', 'mgg', 'nmol', undefined]);
    expect(shown('en-GB')).toEqual(['ftIn', 'stLb', 'in', 'mmol', 'mmolmol', 'mgmmol', 'nmol', undefined]);
    expect(shown('fr-FR')).toEqual(['cm', 'kg', 'cm', 'mmol', 'mmolmol', 'mgmmol', 'nmol', undefined]);
  });

  test('follows a switch on one question everywhere, except for Lp(a)', () => {
    const us = guessUnits('en-US');
    expect(withUnit(us, ask('height'), 'cm')).toEqual({ ...us, height: 'cm' });
    expect(withUnit(us, ask('weight'), 'stLb')).toEqual({ ...us, weight: 'stLb' });
    expect(withUnit(us, ask('hdlCholesterol'), 'mmol')).toEqual({ ...us, labs: 'mmol' });
    expect(withUnit(us, ask('a1c'), 'mmolmol')).toEqual({ ...us, a1c: 'mmolmol' });
    expect(withUnit({ ...us, height: 'cm' }, ask('waist'), 'in')).toEqual(us);
    expect(withUnit({ ...us, labs: 'mmol' }, ask('lpa'), 'mgdl')).toEqual({ ...us, labs: 'mmol' });
  });
});

test('each unit has its limits, inside those of the stored answer', () => {
  for (const question of questions)
    for (const code of unitsOf(question).slice(1)) {
      const [first] = unitsOf(question);
      const stored = first ? limitsIn(question, first) : { min: 0, max: 0 };
      const { min, max } = limitsIn(question, code);
      // Half of the last decimal that is stored.
      expect(toFirst(question, code, min)).toBeGreaterThanOrEqual(stored.min - 0.05);
      expect(toFirst(question, code, max)).toBeLessThanOrEqual(stored.max + 0.05);
    }
  expect(limitsIn(ask('weight'), 'stLb')).toEqual({ min: 70, max: 400 });
});

test('a value typed in a unit of a later release is left out', () => {
  expect(typedOf({ text: '78', unit: 'kg' })).toEqual({ text: '78', unit: 'kg' });
  expect(typedOf({ text: '156', unit: 'jin' })).toBeUndefined();
  expect(typedOf(undefined)).toBeUndefined();
});
