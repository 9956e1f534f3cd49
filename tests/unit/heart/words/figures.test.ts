import { describe, expect, test } from 'vitest';
import { expectedWidths } from '#shared/heart/expected-width.ts';
import { everyone, pageOf } from './everyone.ts';

/** A person with everything measured. Each test states the difference. */
const longevity = {
  birthdate: '1980-01-15',
  gender: 'female',
  smoking: 'never',
  height: { ft: 5, in: 5 },
  weight: 140,
};
const heart = {
  ...{ knownHeartConditions: 'none', pregnancyNow: 'no', kidneyDisease: 'no', lpaKnown: 'normal' },
  ...{ bpReading: 'numbers', bpSystolic: '114', bpDiastolic: '72', labsAvailable: 'yes' },
  ...{ totalCholesterolBand: '160to199', hdlBand: '60to79', ldlBand: '70to99', egfrBand: '90plus' },
};
const today = '2026-01-15';
const pageWith = (changed: { readonly heart?: object; readonly longevity?: object }) =>
  pageOf({ heart: { ...heart, ...changed.heart }, longevity: { ...longevity, ...changed.longevity }, today });

describe('of a hundred people', () => {
  test('both parts are named, and add up to a hundred', () => {
    const told = everyone.flatMap((person) => {
      const { score, content } = pageOf(person);
      const sentence = content.heart?.sentence ?? '';
      const halves = /^About (\d+) in 100 (?:women|men|people) with answers like yours .* About (\d+) don’t\.$/.exec(
        sentence,
      );
      return halves && score.cardiacRiskScore !== null
        ? [{ score: score.cardiacRiskScore, halves: halves.slice(1).map(Number) }]
        : [];
    });
    expect(told.length).toBeGreaterThan(20);
    for (const { score, halves } of told) {
      expect((halves[0] ?? 0) + (halves[1] ?? 0)).toBe(100);
      // The percentage has been rounded once already, so a half may go either way.
      expect(Math.abs((halves[0] ?? 0) - score)).toBeLessThanOrEqual(0.55);
    }
  });

  test('fewer than one is written in words, and no figure is coloured', () => {
    const { content } = pageWith({ longevity: { birthdate: '1992-01-15' } });
    expect(content.heart?.sentence).toBe(
      'Fewer than 1 in 100 women with answers like yours has a first heart attack or stroke in the next 10 years. More than 99 don’t.',
    );
    expect(content.heart?.peopleOf100).toBe(0);
  });

  test('a pressure beyond the limits of the equations makes it “at least” that many', () => {
    const { score, content } = pageWith({
      heart: { totalCholesterolBand: undefined, ldlBand: undefined, totalCholesterol: '390', hdlCholesterol: '18' },
      longevity: { birthdate: '1956-01-15', gender: 'male', smoking: 'daily20plus' },
    });
    expect(score.rangeOpen).toBe('high');
    expect(content.heart?.sentence).toMatch(
      /^At least \d+ in 100 men with answers like yours have .* At most \d+ don’t\.$/,
    );
    expect(content.heart?.peopleOf100).toBeLessThanOrEqual(score.cardiacRiskScore ?? 0);
  });
});

describe('the level', () => {
  test('is marked once among the published ones when it is graded', () => {
    const { content } = pageWith({});
    expect(content.heart?.levels?.filter(({ isYours }) => isYours).map(({ label }) => label)).toEqual(['Low']);
    expect(content.heart?.levels?.map(({ from }) => from)).toEqual([0, 3, 5, 10]);
  });

  test('is missing while pressure and cholesterol are unknown', () => {
    const { content } = pageWith({ heart: { bpReading: 'unknown', labsAvailable: 'no' } });
    expect(content.overall_summary.riskDescriptor).toBe('No risk level: blood pressure and cholesterol are missing');
    expect(content.focus_areas.topRecommendations.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['measureBp', 'getLipidTest']),
    );
  });

  test('is left out if it would comfort next to a notice', () => {
    const { content } = pageWith({ heart: { ldlBand: '190plus', totalCholesterolBand: '240to279' } });
    expect(content.overall_summary.riskDescriptor).toBe('No risk level while this is open.');
    expect(content.heart).not.toHaveProperty('levels');
    expect(content.heart?.nextStep?.code).toBe('statinSoon');
  });
});

/** In percentage points. Below this there is no card. */
const worthwhile = 0.5;

test('the one number named is the first that narrows the range by half a point or more', () => {
  let named = 0;
  for (const person of everyone) {
    const { content } = pageOf(person);
    if (content.standing !== 'estimated') continue;
    const { now, list } = expectedWidths({ cardiac: person.heart, longevity: person.longevity, today: person.today });
    const first = list.find(({ narrows }) => narrows);
    const wanted = first && now !== null && now - first.width >= worthwhile ? first.name : null;
    expect(content.heart?.oneNumber?.name ?? null, person.name).toBe(wanted);
    named += wanted ? 1 : 0;
  }
  expect(named).toBeGreaterThan(10);
});
