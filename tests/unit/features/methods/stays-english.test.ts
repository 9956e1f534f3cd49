import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The methods page quotes publications, and a mistake in a translated formula would be hard to see. So it is in English only: its
// words are the same file for every language. What other pages say about it, and its name there, is in the reader's language and
// says that the page is in English.

const folder = 'shared/features/methods';

test('every language has the English words of the methods', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(imports).not.toHaveProperty(['#feature-words/methods.ts']);
  expect(imports['#feature-words/methods/*.ts']).toBe(`./${folder}/*/words/en.ts`);
  const words = globSync(`${folder}/*/words/*.ts`);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((file) => !file.endsWith('/en.ts'))).toEqual([]);
});

test('the Spanish names of both pages say that they are in English', async () => {
  const { howItWorks, howItWorksWithSources, howWellDoesItWork, methods } = await import(
    '#shared/features/methods/words/es.ts'
  );
  for (const name of [howItWorks, howItWorksWithSources, howWellDoesItWork, methods])
    expect(name).toContain('(en inglés)');
});
