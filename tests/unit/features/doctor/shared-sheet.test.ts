import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SharedPage } from '#shared/features/doctor/links/page-file.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { people, toSheet } from '#tests/features/doctor/people.ts';
import { runs } from '#tests/support/random.ts';
import { readShared } from '#web/features/doctor/view/open-shared.ts';

// Anyone can create a link with any content. Only content with the shape of our page, and text in every leaf, is drawn.

const [someone = expect.fail('There are no personas.')] = people;
const sheet = sheetOf(toSheet(someone));
const inSpanish = { ...sheet, warnings: { ...sheet.warnings, reported: ['Dolor en el pecho.'] } };
const page: SharedPage = { format: 2, answered: 'es', sheets: { en: sheet, es: inSpanish } };
const honest = (): object => JSON.parse(JSON.stringify(page));

/** Every place in a JSON value that holds a text. */
const textsIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] => {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
};

const withValue = (value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown => {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = withValue(copy[name], rest, by);
  return copy;
};

test('a page of ours is read in the language of this page, with the words in which the person answered', () =>
  expect(readShared(honest())).toEqual(JSON.parse(JSON.stringify({ sheet, said: inSpanish }))));

test('a page without this language is read in the one in which the person answered', () =>
  expect(readShared({ ...page, sheets: { es: inSpanish } })).toEqual({ sheet: inSpanish, said: null }));

test('a page with anything but a text where a text belongs is not drawn', () => {
  const places = textsIn(honest()).filter(([member]) => member === 'sheets');
  expect(places.length).toBeGreaterThan(20);
  for (const place of places)
    for (const by of [7, true, [], {}, { $$typeof: 'react.element', type: 'script', props: {} }])
      expect([place, readShared(withValue(honest(), place, by))]).toEqual([place, null]);
});

test('any other document is not drawn', () => {
  const drawn = fc.sample(fc.jsonValue(), runs(1000)).filter((value) => readShared(value) !== null);
  expect(drawn).toEqual([]);
});
