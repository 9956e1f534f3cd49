import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';

// A file is a subject: what is read together and changed together. Longer than this, two people would change it for different
// reasons. Data may be long: it is read like a table, row by row.

const longest = 300;

/** Questions, evidence, sources, coefficients, and lists of texts or rules. No code beside them. */
const isData = (file: string): boolean =>
  /^shared\/(longevity|heart)\/(questions|evidence)\//.test(file) || dataFiles.includes(file);
const dataFiles: readonly string[] = [
  'shared/heart/prevent/prevent-coefficients.ts',
  'shared/sources/sources.ts',
  'shared/sources/readings.ts',
];

const linesOf = (file: string): number => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
const product = sourceFiles().filter((file) => !file.startsWith('tests/'));
const tooLong = product.filter((file) => linesOf(file) > longest);

test('no file of code is longer than 300 lines', () => {
  expect(product.length).toBeGreaterThan(500);
  expect(tooLong.filter((file) => !isData(file))).toEqual([]);
});

test('each data file on the list is still longer than 300 lines', () => {
  expect(dataFiles.filter((file) => !tooLong.includes(file))).toEqual([]);
});
