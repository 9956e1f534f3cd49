import type { HeartParts } from '#shared/contract/result-additions.ts';
import type { HeartAge } from '#shared/heart/estimate/heart-age.ts';
import { percentText } from '#shared/reading/figures.ts';
import { round } from '#shared/scoring/rounding.ts';
import { heartAgeRange, heartAgeText } from './heart-age-words.ts';
import type { HeartFacts } from './heart-facts.ts';
import { isHeartFailureAtLeast } from './heart-failure-words.ts';
import { groupOf } from './hundred-people.ts';

type Further = NonNullable<HeartParts['further']>[number];

const lastOne = 'Each figure has its own equation, so please don’t add them up.';

/** Other figures from the same answers; none beside a warning, and those that are not estimated are left out. */
export const furtherOf = (facts: HeartFacts): Further[] => {
  const { score, isCareFirst } = facts;
  if (score.eligibility !== 'ok' || isCareFirst) return [];
  const people = groupOf(facts);
  const of100 = (percent: number): string => {
    const count = round(percent);
    return count < 1 ? `fewer than 1 in 100 ${people}` : `about ${count} of 100 ${people}`;
  };
  const figure = (code: string, title: string, what: string, percent: number | null): Further[] =>
    percent === null
      ? []
      : [{ code, title, text: `${what}: ${of100(percent)} with answers like yours.`, value: percentText(percent) }];
  const { heartAge, totalCvd10, heartFailure10, ascvd30, totalCvd30 } = score;
  const all = [
    ...(heartAge ? [heartAgeOf(heartAge, people)] : []),
    ...figure('ascvd30', 'Heart attack or stroke, 30 years', 'A first heart attack or stroke within 30 years', ascvd30),
    ...figure(
      'totalCvd10',
      'Heart attack, stroke or heart failure, 10 years',
      'Any of the three within ten years',
      totalCvd10,
    ),
    ...figure(
      'totalCvd30',
      'Heart attack, stroke or heart failure, 30 years',
      'Any of the three within 30 years',
      totalCvd30,
    ),
    ...figure('heartFailure10', 'Heart failure, 10 years', 'A heart that pumps too weakly', heartFailure10).map(
      (one) => (isHeartFailureAtLeast(facts) ? { ...one, value: `at least ${one.value}` } : one),
    ),
  ];
  return all.map((one, at) => (at === all.length - 1 ? { ...one, text: `${one.text} ${lastOne}` } : one));
};

const heartAgeOf = (heartAge: HeartAge, people: string): Further => {
  const one = people === 'people' ? 'A person' : people === 'women' ? 'A woman' : 'A man';
  const range = heartAgeRange(heartAge);
  return {
    code: 'heartAge',
    title: 'Heart age',
    text: `${one} with healthy values has your ten-year risk of heart disease at this age.`,
    value: heartAgeText(heartAge),
    ...(range ? { range: `likely ${range}` } : {}),
  };
};
