import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import { composeWithSlots } from '#shared/result.ts';
import type { Choices } from '#shared/words/sentences.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { tenthOfRuns } from '#tests/support/random.ts';
import { everyone, textsOf } from './everyone.ts';

// Thousands of whole pages. This is far more time than they take.
vi.setConfig({ testTimeout: 900_000 });

const composed = (at: number, choices: Choices) => {
  const person = everyone[at % everyone.length];
  return composeWithSlots({
    quizId: 'cardiac_health',
    answers: person?.heart,
    longevityAnswers: person?.longevity,
    today: person?.today ?? '2026-01-15',
    choices,
  });
};

/** The places where a choice may show. */
const chosenPlaces = ({ intro, summaryParagraph, category_breakdown, focus_areas, outro }: ResultContent) => ({
  intro,
  summaryParagraph,
  rows: category_breakdown.map(({ explanationParagraph }) => explanationParagraph),
  focus: focus_areas.introParagraph,
  outro,
});

const anyId = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'a', '2', '3', 'people', 'You are fine.'),
);

test('whatever a model returns, only offered sentences are shown, and only in their places', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(anyId, { maxLength: 30 }), (at, ids) => {
      const plain = composed(at, {});
      const choices = Object.fromEntries(
        plain.slots.map(({ id }, place) => [id, ids[place % Math.max(1, ids.length)] ?? '']),
      );
      const { content, slots } = composed(at, choices);
      mustBeSame(slots, plain.slots);
      const places = textsOf(chosenPlaces(content)).join('\n');
      for (const { id, offers } of slots) {
        const wanted = offers.find((offer) => offer.id === choices[id]) ?? offers[0];
        expect(places).toContain(wanted.text);
      }
      mustBeSame({ ...content, ...fixedPlaces }, { ...plain.content, ...fixedPlaces });
    }),
    { numRuns: tenthOfRuns(10_000) },
  );
});

/** The same on both sides of a comparison. */
const fixedPlaces = { intro: '', summaryParagraph: '', category_breakdown: [], focus_areas: null, outro: '' };

test('nothing may be chosen when there is a warning', () => {
  for (let at = 0; at < everyone.length; at += 1) {
    const { content, slots } = composed(at, {});
    if (content.standing === 'checkFirst') expect(slots).toEqual([]);
  }
});

test('a page without a warning offers a choice, and no sentence twice', () => {
  const all = everyone.map((_, at) => composed(at, {}).slots);
  expect(all.filter((slots) => slots.length > 3).length).toBeGreaterThan(50);
  for (const { offers } of all.flat()) expect(new Set(offers.map(({ text }) => text)).size).toBe(offers.length);
});
