import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResultContent } from '#shared/contract/result.ts';
import type { Choices, Slot } from '#shared/words/sentences.ts';
import { mustBeSame } from '#tests/support/expectations.ts';
import { tenthOfRuns } from '#tests/support/random.ts';
import { cast, pageOf } from './pages.ts';

const engines = cast.map((someone) => ({ someone, page: pageOf(someone) })).filter(({ page }) => page.slots.length > 0);

/** Ids that exist, that exist elsewhere, that look like code, and whole sentences instead of ids. */
const anyId = fc.oneof(
  fc.constantFrom(...engines.flatMap(({ page }) => page.slots.flatMap(({ offers }) => offers.map(({ id }) => id)))),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', 'Your heart is perfectly healthy.'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anySlot = fc.oneof(
  fc.constantFrom(...engines.flatMap(({ page }) => page.slots.map(({ id }) => id))),
  fc.constantFrom('__proto__', 'heading', 'untilSeen', 'recommendation', 'redFlags'),
  fc.string({ maxLength: 20 }),
);
const hostileChoices: fc.Arbitrary<Choices> = fc.dictionary(anySlot, anyId, { maxKeys: 14 });

/** The page without each slot's sentence, whichever of its offers is there. */
const withoutOffers = (content: ResultContent, slots: readonly Slot[]): string => {
  const texts = slots.flatMap(({ offers }) => offers.map(({ text }) => JSON.stringify(text).slice(1, -1)));
  return texts
    .toSorted((a, b) => b.length - a.length)
    .reduce((page, text) => page.replaceAll(text, '…'), JSON.stringify(content));
};

test('whatever is chosen, a page has only sentences that the engine offered there, and nothing else on it changes', () => {
  const kept = new Map(engines.map((one) => [one.someone, withoutOffers(one.page.content, one.page.slots)]));
  fc.assert(
    fc.property(fc.constantFrom(...engines), hostileChoices, ({ someone, page: own }, choices) => {
      const page = pageOf(someone, choices);
      mustBeSame(page.slots, own.slots);
      mustBeSame(withoutOffers(page.content, page.slots), kept.get(someone));
    }),
    { numRuns: tenthOfRuns(10_000) },
  );
});

test('a chosen sentence is on the page, only in its own slot', () => {
  for (const { someone, page } of engines) {
    for (const { id, offers } of page.slots) {
      const last = offers.at(-1);
      if (!last) continue;
      const chosen = JSON.stringify(pageOf(someone, { [id]: last.id }).content);
      expect(chosen).toContain(JSON.stringify(last.text).slice(1, -1));
    }
  }
});

test('slots have two or three sentences, ids without a space, and neither a name nor an answer', () => {
  for (const { someone } of engines) {
    const { slots } = pageOf(someone);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    for (const { id, offers } of slots) {
      expect(`${id} ${offers.length}`).toMatch(/^[a-z.]+ [23]$/);
      expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
      for (const offer of offers) expect(offer.text).not.toMatch(/\d|Thank you/);
    }
  }
});

test('cautions, flags and next steps are never offered', () => {
  for (const { page } of engines) {
    const fixed = [
      ...page.content.focus_areas.topRecommendations.map(({ recommendation }) => recommendation),
      ...page.content.redFlags.map(({ message }) => message),
      ...(page.content.meaning ?? []),
      ...(page.content.sideNotes ?? []).map(({ text }) => text),
    ];
    const offered = page.slots.flatMap(({ offers }) => offers.map(({ text }) => text));
    expect(fixed.filter((text) => offered.includes(text))).toEqual([]);
  }
});
