import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { markup, numberIn, numbersByHead, tableIn, wordsIn } from './shown-page.tsx';

// Calculates the risks as a reader with a calculator would: from the page's formulas and coefficients, without the engine.

const formulas = new Map(tableIn('Terms').rows.map(([term = '', formula = '']) => [term, formula]));

type Person = { age: number; TC: number; HDL: number; SBP: number; BMI: number; eGFR: number; A1c?: number } & {
  yes: Record<string, boolean>;
};

const termValue = (term: string, person: Person): number => {
  const [first = '', second] = term.split(' × ');
  if (second) return termValue(first, person) * termValue(second, person);
  const formula = formulas.get(term);
  if (!formula) throw new Error(`no formula for '${term}'`);
  if (formula.startsWith('1 if yes')) return person.yes[term] ? 1 : 0;
  const [sum = '', condition] = formula.split(/(?= with)/);
  if (condition && condition.startsWith(' with diabetes') !== person.yes.Diabetes) return 0;
  if (formula.startsWith('0:')) return 0;
  const { age, TC, HDL, SBP, BMI, eGFR, A1c } = person;
  return calculationOf(sum)(age, TC, HDL, SBP, BMI, eGFR, A1c, Math.min, Math.max);
};

type Calculation = (...given: unknown[]) => number;
const calculations = new Map<string, Calculation>();
/** Cached, so that each formula is parsed once. */
const calculationOf = (formula: string): Calculation => {
  const script = formula.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  const names = ['age', 'TC', 'HDL', 'SBP', 'BMI', 'eGFR', 'A1c', 'min', 'max'];
  const known = calculations.get(formula) ?? (compileFunction(`return ${script}`, names) as Calculation);
  calculations.set(formula, known);
  return known;
};

const outcomes = {
  total_cvd: 'Total: any event',
  ascvd: 'Heart attack and stroke (ASCVD)',
  heart_failure: 'Heart failure',
};

const riskByHand = (person: Person, sex: string, outcome: keyof typeof outcomes, years: string): number => {
  const title = `${person.A1c === undefined ? 'Base equations' : 'Equations with A1c'}, ${years} years: coefficients`;
  const { rows } = tableIn(title, `${outcomes[outcome]}, ${years} years`);
  const x = rows.reduce((sum, [term = '', women, men]) => {
    return sum + numberIn(sex === 'female' ? women : men) * termValue(term, person);
  }, 0);
  return 1 / (1 + Math.exp(-x));
};

const rowsOf = (file: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../../../vectors/${file}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
};

const personIn = (row: Record<string, string>): Person => ({
  age: Number(row.age),
  TC: Number(row.total_c),
  HDL: Number(row.hdl_c),
  SBP: Number(row.sbp),
  BMI: Number(row.bmi),
  eGFR: Number(row.egfr),
  ...(row.hba1c === undefined ? {} : { A1c: Number(row.hba1c) }),
  yes: {
    Diabetes: row.dm === '1',
    Smoking: row.smoking === '1',
    'Pressure medicine': row.bp_tx === '1',
    Statin: row.statin === '1',
  },
});

/**
 * The vectors come from the R package preventr, an independent implementation. Every tenth row is enough to find a copying error.
 */
describe.each(['prevent-vectors.csv', 'prevent-vectors-hba1c.csv'])('calculated from the page alone, %s', (file) => {
  const rows = rowsOf(file).filter((_, at) => at % 10 === 0);

  test.each(['10', '30'])('all three risks over %s years are those of the engine', (years) => {
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const row of rows)
      for (const outcome of Object.keys(outcomes) as (keyof typeof outcomes)[]) {
        const byHand = riskByHand(personIn(row), row.sex ?? '', outcome, years);
        expect(Math.abs(byHand - Number(row[`${outcome}_${years}yr`]))).toBeLessThan(1e-12);
      }
  });
});

describe('the worked example', () => {
  const steps = tableIn('Term by term: total risk in 10 years');

  test('multiplies and adds up to the risk that the paper prints', () => {
    const products = steps.rows.map(([, value, coefficient, product]) => {
      expect(numberIn(value) * numberIn(coefficient)).toBeCloseTo(numberIn(product), 5);
      return numberIn(product);
    });
    const x = products.reduce((sum, product) => sum + product, 0);
    expect((100 / (1 + Math.exp(-x))).toFixed(1)).toBe('14.7');
    expect(wordsIn(markup)).toContain('= 14.7%');
  });

  test('gives the six risks of the paper’s supplement, table S25', () => {
    expect(tableIn('Her six risks').rows.map(([, ten, thirty]) => [ten, thirty])).toEqual([
      ['14.7%', '53.0%'],
      ['9.2%', '35.4%'],
      ['8.1%', '39.0%'],
    ]);
  });

  test('takes its coefficients from the tables below', () => {
    const shown = numbersByHead(tableIn('Base equations, 10 years: coefficients', 'Total: any event, 10 years'));
    for (const [term = '', , coefficient] of steps.rows) expect(numberIn(coefficient), term).toBe(shown.get(term)?.[0]);
  });
});
