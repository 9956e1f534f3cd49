import { expect, test } from 'vitest';
import type { Answers } from '#shared/quiz/question.ts';
import { wholeSheet } from '#tests/features/doctor/sheets.ts';
import { pageOf } from '#tests/unit/heart/words/everyone.ts';

// The sheet has the figures of the page. tests/unit/heart/words/same-figures.test.ts compares the page with the mail and the
// document.

const today = '2026-01-15';
const longevity: Answers = {
  ...{ birthdate: '1964-07-01', gender: 'male', smoking: 'never', height: { ft: 5, in: 10 }, weight: 175 },
};
const heart: Answers = {
  ...{ knownHeartConditions: 'none', pregnancyNow: 'no', kidneyDisease: 'no', bpReading: 'numbers' },
  ...{ bpSystolic: '118', bpDiastolic: '74', labsAvailable: 'yes', totalCholesterolBand: '160to199' },
  ...{ hdlBand: '50to59', egfrBand: '90plus' },
};

const bothOf = (changed: { readonly heart?: Answers; readonly longevity?: Answers }) => {
  const answers = { ...heart, ...changed.heart };
  const habits = { ...longevity, ...changed.longevity };
  const { content } = pageOf({ heart: answers, longevity: habits, today });
  const { rows } = wholeSheet({
    longevity: { answers: habits, day: today },
    heart: { answers, day: today },
    today,
  }).heart;
  return {
    further: (code: string) => content.heart?.further?.find((one) => one.code === code),
    onSheet: (label: string) => rows.find((row) => row.label === label)?.value,
  };
};

test('a value beyond the range of the equations leaves the range open', () => {
  const extreme = {
    totalCholesterolBand: 'unknown',
    totalCholesterol: '390',
    hdlCholesterol: '18',
    labDate: '2025-11-02',
  };
  expect(bothOf({ heart: extreme }).onSheet('ASCVD, 10 years')).toMatch(/^at least [\d.]+% \([\d.]+% or more\)$/);
});

test('a risk of heart failure is given as “at least” with a weight above the range of the equations, but not below', () => {
  expect(bothOf({ longevity: { weight: 330 } }).onSheet('Heart failure, 10 years')).toMatch(/^at least /);
  expect(bothOf({ longevity: { weight: 126 } }).onSheet('Heart failure, 10 years')).toMatch(/^\d/);
});

test('a heart age below 30 has the open range of the page', () => {
  const answers: Answers = { bpSystolic: '110', hdlBand: 'unknown', totalCholesterolBand: 'under160' };
  const { further, onSheet } = bothOf({ heart: answers, longevity: { birthdate: '1995-07-01' } });
  expect(onSheet('PREVENT risk age')).toBe(`under 30 (${further('heartAge')?.range?.replace('likely ', '')})`);
});
