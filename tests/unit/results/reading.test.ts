import { expect, test } from 'vitest';
import type { OverallSummary } from '#shared/contract/result.ts';
import { readAge } from '#shared/reading/biological-age.ts';
import { needsCareFirst, readRisk } from '#shared/reading/cardiac-risk.ts';
import { ageRangeText, percentFigure, percentRangeFigure, percentRangeText } from '#shared/reading/figures.ts';

const age = (biologicalAge: number, low: number | null, high: number | null, chronologicalAge: number | null = 46) =>
  readAge({ biologicalAge, biologicalAgeLow: low, biologicalAgeHigh: high, chronologicalAge } as OverallSummary);

test('a range needs both its ends', () => {
  expect(age(41, 37, 45)?.range).toEqual({ low: 37, high: 45 });
  expect(age(41, 37, null)?.range).toBeNull();
});

test('an estimate beyond the dial says so', () => {
  expect(age(63, 60, 66)?.beyondDial).toBeNull();
  expect(age(64, 60, 66)?.beyondDial).toContain('17 years');
});

test('no age is null, never zero', () => {
  expect(readAge({ biologicalAge: null })).toBeNull();
  expect(readAge({})).toBeNull();
});

test('the heart figure is given as people out of a hundred', () => {
  expect(readRisk({ cardiacRiskScore: 8.4 })).toMatchObject({ peopleOfHundred: 8, rangeFirst: false });
  expect(readRisk({ cardiacRiskScore: 8.4 })?.sentence).toMatch(/^About 8 in every 100 people like you/);
  expect(readRisk({ cardiacRiskScore: 0.4 })?.sentence).toMatch(/^Fewer than 1 in every 100 people like you/);
  expect(readRisk({ cardiacRiskScore: 1, confidence: 'low' })?.rangeFirst).toBe(true);
  expect(readRisk({ cardiacRiskScore: null })).toBeNull();
});

test('the ends of the scale are named, not shown', () => {
  expect(percentFigure(0)).toBe('below 0.1');
  expect(percentFigure(0.1)).toBe('0.1');
  expect(percentFigure(75)).toBe('75');
  expect(percentFigure(75.1)).toBe('above 75');
  expect(percentRangeText({ low: 0, high: 0.7 })).toBe('below 0.1% to 0.7%');
  expect(percentRangeFigure({ low: 6.1, high: 11.2 })).toBe('6.1–11.2%');
  expect(percentRangeFigure({ low: 0.05, high: 0.7 })).toBe('below 0.1% to 0.7%');
  expect(percentRangeFigure({ low: 60, high: 80 })).toBe('60% to above 75%');
});

test('a range without width is one figure', () => {
  expect(ageRangeText({ low: 18, high: 18.2 })).toBe('18');
});

test('only emergency and urgent flags come before the figures', () => {
  const flag = (level: 'emergency' | 'urgent' | 'soon') => ({ redFlags: [{ code: 'x', level, message: 'm' }] });
  expect(needsCareFirst(flag('emergency'))).toBe(true);
  expect(needsCareFirst(flag('urgent'))).toBe(true);
  expect(needsCareFirst(flag('soon'))).toBe(false);
  expect(needsCareFirst({ redFlags: [] })).toBe(false);
});
