import { expect, test } from 'vitest';
import { composeWithSlots } from '#shared/result.ts';
import { bothOf } from '#tests/support/compare-results.ts';
import { everyone } from '#tests/unit/heart/words/everyone.ts';
import { mayQuoteDrinks } from '#web/place/place.ts';

test('the words of the place are loaded for each result that quotes an amount of drinks, and for no other', () => {
  const seen = { quoting: 0, others: 0 };
  for (const someone of everyone)
    for (const submitted of bothOf(someone)) {
      const { content } = composeWithSlots(submitted);
      const quotes = /one drink|\d drinks/.test(JSON.stringify(content));
      expect(mayQuoteDrinks(content), someone.name).toBe(quotes);
      seen[quotes ? 'quoting' : 'others'] += 1;
    }
  expect(seen.quoting).toBeGreaterThan(100);
  expect(seen.others).toBeGreaterThan(100);
});
