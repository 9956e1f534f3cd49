import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes, languageFrom, pathIn } from '#shared/contract/language.ts';
import { languages } from '#shared/languages.ts';
import { brandLines, partnerNames } from '#shared/product.ts';

const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(languageCodes)('the words of %s are found by its name, and name it as the table does', async (code) => {
  const words = await import(`../../../shared/words/${code}/language.ts`);
  const { tag, prefix } = languages[code];
  expect(words).toMatchObject({ languageCode: code, language: tag, pathPrefix: prefix });
  const condition = code === defaultLanguage ? 'default' : code;
  expect(imports['#words/*'][condition]).toBe(`./shared/words/${code}/*`);
  expect(imports['#feature-words/*.ts'][condition]).toBe(`./shared/features/*/words/${code}.ts`);
});

test('each language has its words for the product and the partner, and no other one has', () => {
  for (const words of [brandLines, partnerNames]) {
    expect(Object.keys(words).sort()).toEqual([...languageCodes].sort());
    for (const text of Object.values(words)) expect(text).toMatch(/\p{L}/u);
  }
});

test('one language has its pages at the root, and each other one a place of its own', () => {
  const prefixes = languageCodes.map((code) => languages[code].prefix);
  expect(languages[defaultLanguage].prefix).toBe('');
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test('what is not a language of ours is read as the default one', () => {
  for (const given of [undefined, null, 7, 'xx', 'toString', '']) expect(languageFrom(given)).toBe(defaultLanguage);
});

test('a page at the root keeps its path', () => {
  expect(pathIn(defaultLanguage, '/')).toBe('/');
  expect(pathIn(defaultLanguage, '/login')).toBe('/login');
});
