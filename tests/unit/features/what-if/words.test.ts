import { expect, test } from 'vitest';
import { ageExplorer } from '#shared/features/what-if/age-explorer.ts';
import type { Explorer } from '#shared/features/what-if/explorer.ts';
import { compare, stripScale } from '#shared/features/what-if/explorer.ts';
import { choiceLevers } from '#shared/features/what-if/longevity-lever-words.ts';
import { riskExplorer } from '#shared/features/what-if/risk-explorer.ts';
import { readPerson } from '#shared/person/read-person.ts';
import { inOptionWords, wordsOfZone } from '#shared/places/option-words.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { estimable, measuredPerson } from '#tests/personas/random-person.ts';
import { randomPlays } from './random-play.ts';

const figure = (value: number, low: number, high: number, open: 'high' | 'low' | null = null) => ({
  value,
  low,
  high,
  open,
});
const now = figure(44.2, 35.7, 52.8);

test('an age is worded as that of other people, in whole years, with its range', () => {
  const { sentence } = ageExplorer.words;
  const changed = figure(41.1, 32.6, 49.6);
  expect(sentence({ now, changed, count: 3, isPlain: false })).toBe(
    'People who differ from you only in these 3 answers come out about 3 years younger: 41, likely 33 to 50.',
  );
  expect(sentence({ now: changed, changed: now, count: 1, isPlain: false })).toBe(
    'People who differ from you only in this answer come out about 3 years older: 44, likely 36 to 53.',
  );
});

test('a figure that rounds to today’s counts as unchanged', () => {
  expect(ageExplorer.words.sentence({ now, changed: figure(43.9, 35.4, 52.5), count: 1, isPlain: false })).toBe(
    'People who differ from you only in this answer come out about the same: the number would stay about 44, likely 35 to 53.',
  );
});

test('a page without praise does not say younger or older', () => {
  const said = ageExplorer.words.sentence({ now, changed: figure(41.1, 32.6, 49.6), count: 2, isPlain: true });
  expect(said).toBe(
    'People who differ from you only in these 2 answers have habits that fit an age of about 41, likely 33 to 50.',
  );
});

test('a risk is worded as people of a hundred, before and after', () => {
  const { sentence } = riskExplorer.words;
  expect(sentence({ now: figure(3.3, 2.2, 4.7), changed: figure(1.9, 1.4, 2.6), count: 2, isPlain: false })).toBe(
    'Among 100 people who differ from you only in these 2 answers, about 2 have a first heart attack or stroke in the next 10 years. With your answers it’s about 3.',
  );
  expect(sentence({ now: figure(0.4, 0.2, 0.6), changed: figure(0.3, 0.2, 0.5), count: 1, isPlain: false })).toBe(
    'Among 100 people who differ from you only in this answer, fewer than 1 have a first heart attack or stroke in the next 10 years. With your answers it’s the same.',
  );
});

test('a value beyond the equations says on which side the true figure is', () => {
  const { figure: said, range } = riskExplorer.words;
  expect(said(figure(12.4, 9.8, 15.2, 'high'))).toBe('at least 12.4%');
  expect(range(figure(12.4, 9.8, 15.2, 'high'))).toBe('9.8% or more');
});

const busy: Answers = {
  birthdate: '1979-06-01',
  gender: 'female',
  exerciseFrequency: '1to2',
  exerciseIntensity: 'moderate',
  strengthTraining: '0',
  sleepConsistency: 'somewhat',
};

test('the table has each change alone, and all of them together are calculated again', () => {
  const own = { longevity: busy, heart: {}, today: '2026-01-15' };
  const levers = ageExplorer.leversOf(readPerson(own), [], guessUnits('en-US'));
  const places = { exerciseFrequency: 3, strengthTraining: 2 };
  const both = compare(own, levers, places, ageExplorer.figureOf);
  expect(both?.rows.map(({ lever, from, to }) => [lever.name, from.shown, to.shown])).toEqual([
    ['Active days', '1 or 2 days', '5 or 6 days'],
    ['Strength training', 'None yet', '2 or 3 days'],
  ]);
  const [first, second] = both?.rows ?? [];
  if (!both || !first || !second) throw new Error('no table');
  for (const { alone } of [first, second]) {
    expect(alone.value).toBeLessThan(both.now.value);
    expect(alone.value).toBeGreaterThan(both.changed.value);
  }
});

test('one scale contains both ranges', () => {
  expect(stripScale([now, figure(41.1, 27.6, 49.6)], 10, false)).toEqual({ from: 20, to: 60 });
  expect(stripScale([figure(3.3, 2.2, 4.7), figure(1.9, 1.4, 2.6)], 1, true)).toEqual({ from: 0, to: 5 });
});

/** Promises that a slider must never make (SAFETY 7). */
const promises =
  /\byou(?: wi|’)ll\b|\bgain|\badd(s|ed)? years\b|\bsaves?\b|\bcosts? you\b|\bmoved?\b the (?:age|number)|\byounger than you\b/i;

test.each([
  ['age', measuredPerson.map((longevity) => ({ longevity, heart: {} })), ageExplorer],
  ['risk', estimable, riskExplorer],
] as const)('no sentence and no lever of the %s promises anything', (_, people, explorer: Explorer) => {
  for (const { own, levers, places } of randomPlays(people, explorer, 2000)) {
    const found = compare(own, levers, places, explorer.figureOf);
    if (!found || found.rows.length === 0) continue;
    const plain = explorer.words.sentence({ ...found, count: found.rows.length, isPlain: true });
    const texts = [plain, explorer.words.sentence({ ...found, count: found.rows.length, isPlain: false })];
    for (const text of [...texts, ...levers.flatMap(({ note = '', name }) => [note, name])])
      if (promises.test(text)) throw new Error(text);
    if (/younger|older|better|worse|good|excellent/i.test(plain)) throw new Error(plain);
  }
});

// The expected words are written by hand, not taken from the table.
test('the places of the slider of drinks have the words of the country', () => {
  const britain = wordsOfZone('Europe/London');
  expect(choiceLevers.alcoholConsumption.steps.map(([, words]) => inOptionWords(words, britain))).toEqual([
    'Not any more',
    'Less than 2 units a week',
    '2 to 21 units',
    '22 to 39 units',
    '40 to 56 units',
    '57 units or more',
  ]);
});
