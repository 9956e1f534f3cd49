import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { ageExplorer } from '#shared/features/what-if/age-explorer.ts';
import { withPlaces } from '#shared/features/what-if/places.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { scoreCardiac } from '#shared/heart/score.ts';
import { scoreLongevity } from '#shared/longevity/score.ts';
import { composeResult, type Submitted } from '#shared/result.ts';
import { estimable, measuredPerson, mostlyQuietHeart } from '#tests/personas/random-person.ts';
import { runs } from '#tests/support/random.ts';
import { type Play, randomPlays } from './random-play.ts';

// Twenty thousand combinations take half a minute on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let agePlays: Play[] = [];
let riskPlays: Play[] = [];
beforeAll(() => {
  const people = fc.tuple(measuredPerson, mostlyQuietHeart).map(([longevity, heart]) => ({ longevity, heart }));
  agePlays = randomPlays(people, ageExplorer, 10_000);
  riskPlays = randomPlays(estimable, riskExplorer, 10_000);
});

test('there are as many combinations as this file promises', () => {
  expect([agePlays.length, riskPlays.length]).toEqual([runs(10_000), runs(10_000)]);
});

test('the age on the page matches the server’s for the same answers', () => {
  for (const { own, levers, places } of agePlays) {
    const changed = withPlaces(own, levers, places);
    const shown = ageExplorer.figureOf(changed);
    const { biologicalAge, biologicalAgeRange } = scoreLongevity(changed.longevity, changed.today, changed.heart);
    if (shown?.value !== biologicalAge || shown.low !== biologicalAgeRange?.[0] || shown.high !== biologicalAgeRange[1])
      throw new Error(
        `${JSON.stringify(shown)} is not ${biologicalAge}, ${biologicalAgeRange} of ${JSON.stringify(changed)}`,
      );
  }
});

test('the risk on the page matches the server’s for the same answers', () => {
  for (const { own, levers, places } of riskPlays) {
    const changed = withPlaces(own, levers, places);
    const shown = riskExplorer.figureOf(changed);
    const { cardiacRiskScore, range, rangeOpen } = scoreCardiac(changed.heart, changed.longevity, changed.today);
    if (
      shown?.value !== cardiacRiskScore ||
      shown.low !== range?.[0] ||
      shown.high !== range[1] ||
      shown.open !== rangeOpen
    )
      throw new Error(`${JSON.stringify(shown)} is not ${cardiacRiskScore}, ${range} of ${JSON.stringify(changed)}`);
  }
});

test('the whole result of these answers has the same figures', () => {
  for (const { own, levers, places } of agePlays.slice(0, 200)) {
    const { longevity, heart, today } = withPlaces(own, levers, places);
    const submitted: Submitted = { quizId: productQuizId, answers: longevity, cardiacAnswers: heart, today };
    const shown = ageExplorer.figureOf({ longevity, heart, today });
    expect(composeResult(submitted).overall_summary).toMatchObject({
      biologicalAge: shown?.value,
      biologicalAgeLow: shown?.low,
      biologicalAgeHigh: shown?.high,
    });
  }
  for (const { own, levers, places } of riskPlays.slice(0, 200)) {
    const { longevity, heart, today } = withPlaces(own, levers, places);
    const submitted: Submitted = { quizId: cardiacQuizId, answers: heart, longevityAnswers: longevity, today };
    const shown = riskExplorer.figureOf({ longevity, heart, today });
    expect(composeResult(submitted).overall_summary).toMatchObject({
      cardiacRiskScore: shown?.value,
      cardiacRiskScoreLow: shown?.low,
      cardiacRiskScoreHigh: shown?.high,
    });
  }
});
