import { expect, test } from 'vitest';
import { normalPasscode, passcodeInGroups, refusePasscode, suggestPasscode } from '#shared/links/link.ts';
import { runs, seeded } from '#tests/support/random.ts';

test.each(['482915', '482 915', '482-915', ' 482 915 ', '002917'])('%s can be used', (typed) => {
  expect(refusePasscode(typed)).toBeNull();
});

test.each([
  ['', /six|6 digits/],
  ['48291', /6 digits/],
  ['4829155', /6 digits/],
  ['48291a', /6 digits/],
  ['٤٨٢٩١٥', /6 digits/],
  ['000000', /pattern/],
  ['121212', /pattern/],
  ['100001', /pattern/],
  ['123456', /pattern/],
  ['987654', /pattern/],
  ['890123', /pattern/],
  ['482482', /pattern/],
  ['112233', /pattern/],
  ['665544', /pattern/],
])('“%s” is refused with a sentence that helps', (typed, words) => {
  expect(refusePasscode(typed)).toMatch(words);
});

test('a passcode is shown in two groups, and may be typed with the gap', () => {
  expect(passcodeInGroups('482915')).toBe('482 915');
  expect(normalPasscode(passcodeInGroups('482915'))).toBe('482915');
});

test('a suggested passcode is never one that is refused', () => {
  for (let seed = 0; seed < runs(2000); seed += 1)
    expect(refusePasscode(suggestPasscode(seeded(seed).next))).toBeNull();
});

test('a suggestion that draws an easy number draws again', () => {
  const drawn = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.4, 0.8, 0.2, 0.9, 0.1, 0.5];
  expect(suggestPasscode(() => drawn.shift() ?? 0)).toBe('482915');
});
