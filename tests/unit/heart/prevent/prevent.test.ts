import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PreventInputs, preventRisk } from '#shared/heart/prevent/prevent.ts';
import type { HorizonYears, Outcome } from '#shared/heart/prevent/prevent-coefficients.ts';

const outcomes: Outcome[] = ['total_cvd', 'ascvd', 'heart_failure'];
const horizons: HorizonYears[] = ['10', '30'];
const every = horizons.flatMap((horizon) => outcomes.map((outcome) => ({ horizon, outcome })));

/** The worked example of Khan 2023, supplement table S25, to three decimals, as published. */
test('the paper’s worked example gives the printed risk', () => {
  const woman: PreventInputs = {
    sex: 'female',
    age: 50,
    totalChol: 200,
    hdl: 45,
    sbp: 160,
    bpTx: 1,
    diabetes: 1,
    smoking: 0,
    bmi: 35,
    egfr: 90,
    statin: 0,
  };
  const printed = { 10: [0.147, 0.092, 0.081], 30: [0.53, 0.354, 0.39] };
  const computed = (horizon: HorizonYears) =>
    outcomes.map((outcome) => Number(preventRisk(woman, outcome, horizon).toFixed(3)));
  expect({ 10: computed('10'), 30: computed('30') }).toEqual(printed);
});

type Row = Record<string, string>;

const rowsOf = (file: string): Row[] => {
  const [head = '', ...lines] = readFileSync(new URL(`../../../vectors/${file}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [names[index] ?? '', cell])));
};

const inputsOf = (row: Row): PreventInputs => {
  const flag = (name: string) => (row[name] === '1' ? 1 : 0);
  return {
    sex: row.sex === 'male' ? 'male' : 'female',
    age: Number(row.age),
    totalChol: Number(row.total_c),
    hdl: Number(row.hdl_c),
    sbp: Number(row.sbp),
    egfr: Number(row.egfr),
    bmi: Number(row.bmi),
    diabetes: flag('dm'),
    smoking: flag('smoking'),
    bpTx: flag('bp_tx'),
    statin: flag('statin'),
    ...(row.hba1c === undefined ? {} : { hba1c: Number(row.hba1c) }),
  };
};

/** Rows of the R package preventr, an independent implementation: unrounded risks with 15 decimals. */
describe.each([
  ['base model', 'prevent-vectors.csv', 500],
  ['HbA1c model', 'prevent-vectors-hba1c.csv', 100],
])('the %s equals preventr', (_model, file, count) => {
  const rows = rowsOf(file);

  test('all rows are present', () => expect(rows).toHaveLength(count));

  test.each(every)('$outcome over $horizon years, to within 1e-12', ({ outcome, horizon }) => {
    const differences = rows.map((row) =>
      Math.abs(preventRisk(inputsOf(row), outcome, horizon) - Number(row[`${outcome}_${horizon}yr`])),
    );
    expect(Math.max(...differences)).toBeLessThanOrEqual(1e-12);
  });
});
