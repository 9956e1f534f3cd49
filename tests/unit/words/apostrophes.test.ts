import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';
import { wordsIn } from '#tests/support/words-outside.ts';

/** Read by operators and engineers alone; and the bibliography, whose apostrophes `curly` changes where it is shown. */
const exceptions = /^(?:functions\/(?:adapters|openapi|ports|probe)\/|shared\/sources\/)/;
const citation = /Circulation 20\d\d/;

const straight = /\p{L}'\p{L}/u;

test('no text for a visitor has a straight apostrophe', async () => {
  const files = sourceFiles().filter((file) => /^(?:web|functions|shared)\//.test(file) && !exceptions.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const words = await wordsIn(file, readFileSync(join(root, file), 'utf8'));
      return words
        .filter(({ text }) => straight.test(text) && !citation.test(text))
        .map(({ line, text }) => `${file}:${line} ${text}`);
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found.flat()).toEqual([]);
});
