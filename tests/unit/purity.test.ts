import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';

// What the code may not touch although it needs no import for it. Imports are the business of .dependency-cruiser.cjs.

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const code = new Map(sourceFiles().map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]));

const uses = (folders: RegExp, forbidden: RegExp): string[] =>
  [...code].flatMap(([file, text]) => {
    const found = folders.test(file) ? forbidden.exec(text) : null;
    return found ? [`${file} uses ${found[0]}`] : [];
  });

test('every folder of the product is checked', () => {
  const files = [...code.keys()];
  for (const folder of ['shared', 'functions', 'web'])
    expect(files.filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThan(30);
});

test('a handler has no environment, no clock and no console', () => {
  const handlers = /^functions\/(handlers|accounts|submissions|results)\//;
  expect(uses(handlers, /process\.env|\bnew Date\(\)|\bDate\.now\(|\bconsole\./)).toEqual([]);
});

test('shared has no input or output, no clock and no randomness', () => {
  const impure = /\bprocess\.|\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.|\bconsole\.|\bfetch\(/;
  expect(uses(/^shared\//, impure)).toEqual([]);
});

test('the product has no local branch: it never asks where it runs', () => {
  // Calls AWS in place of the SDK, at the endpoints that the SDK's own variables name.
  const likeTheSdk = 'functions/edge/aws-call.ts uses AWS_ENDPOINT';
  const found = uses(/^(shared|functions|web(?!\/build\/))\//, /AWS_ENDPOINT|isLocal|NODE_ENV|_local\//);
  expect(found.filter((use) => use !== likeTheSdk)).toEqual([]);
});
