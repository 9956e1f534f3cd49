import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { speechFile } from '#infra/aws/functions/bundle-functions.ts';
import { root } from '#tests/structure/read-imports.ts';

// `speechIn('<name>', speech)` loads a file by a name that no compiler checks.

const sources = globSync(['functions/**/*.ts', 'infra/**/*.ts'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}));
const loaded = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\bspeechIn\(\s*([^,]+),\s*(\w+)/g)].map(([, name = '', own = '']) => ({ file, text, name, own })),
);

/** Where a file imports this name from, as a path in the project. */
const importedFrom = (file: string, text: string, name: string): string | undefined => {
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
  return from?.startsWith('.') ? join(dirname(file), from) : from?.replace(/^#/, '');
};

test('each file of speech is loaded by its own name, and none is forgotten', () => {
  const found = loaded.map(({ file, text, name, own }) => `${name} from ${importedFrom(file, text, own)}`);
  const expected = sources.flatMap(({ file }) => {
    const speech = speechFile(file);
    return speech ? [`'${speech.name}' from ${speech.path}`] : [];
  });
  expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
  expect(found.length).toBeGreaterThan(0);
});
