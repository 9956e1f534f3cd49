import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';

// Globals that the code may not use. .dependency-cruiser.cjs checks the imports.

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
  // Every folder except the edges of the function, so that a new folder is checked from its first day.
  const handlers = /^functions\/(?!(adapters|edge|entry|ports)\/)[^/]+\//;
  expect(uses(handlers, /process\.env|\bnew Date\(\)|\bDate\.now\(|\bconsole\./)).toEqual([]);
});

test('shared has no input or output, no clock and no randomness', () => {
  const impure = /\bprocess\.|\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.|\bconsole\.|\bfetch\(/;
  expect(uses(/^shared\//, impure)).toEqual([]);
});

test('the product has no local branch: it never asks where it runs', () => {
  expect(uses(/^(shared|functions|web(?!\/build\/))\//, /AWS_ENDPOINT|isLocal|NODE_ENV|_local\//)).toEqual([]);
});

// A cast tells the compiler what it cannot see. Each cast in shared is listed here with its reason.
const castsByFile = {
  // An id is text with a brand, which only a cast can add if no schema reads the text.
  'shared/contract/ids.ts': ['text as UserId', 'text as SubmissionId', 'text as RunId', 'text as SignInId'],
  // A setting that a white label changes. Its type includes the other value.
  'shared/product.ts': ["'coming-soon' as 'coming-soon' | 'on'"],
  // Each reader has checked its value against its own question; the compiler cannot follow that through a loop.
  'shared/quiz/clean-answers.ts': ['kept as CleanAnswersOf<Q>'],
};

test('shared has no type cast without a reason', async () => {
  // TypeScript 7 has no parser that can be called yet, so this uses the one that dependency-cruiser uses too.
  const { default: ts } = await import('typescript-6');
  const castsIn = (file: string): string[] => {
    const found: string[] = [];
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: import('typescript-6').Node): void => {
      const isCast = (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) || ts.isNonNullExpression(node);
      if (isCast) found.push(node.getText(source));
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };
  const shared = sourceFiles().filter((file) => file.startsWith('shared/'));
  const found = shared.map((file) => [file, castsIn(file)] as const).filter(([, casts]) => casts.length > 0);
  expect(shared.length).toBeGreaterThan(100);
  expect(Object.fromEntries(found)).toEqual(castsByFile);
});

test('no code but shared/contract/ids.ts casts text to an id', () => {
  const casts = uses(/^(shared|functions|infra|web)\//, /\bas (User|Submission|Session|SignIn)Id\b/);
  expect(casts).toEqual(['shared/contract/ids.ts uses as UserId']);
});

// A file is a subject: what is read together and changed together. Two people would change a longer file for different
// reasons. Data may be long, because it is read like a table, row by row.

const longest = 300;

/** Questions, evidence, sources, coefficients, words, and lists of texts or rules, without other code. */
const isData = (file: string): boolean =>
  /^shared\/((longevity|heart)\/evidence|questions|words\/[a-z]{2}|features\/(?:[\w-]+\/)+words)\//.test(file) ||
  dataFiles.includes(file);
const dataFiles: readonly string[] = [
  'shared/habits/habit-rules.ts',
  'shared/sources/sources.ts',
  'shared/places/talk-table.ts',
  'shared/words/care-classes.ts',
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

// React escapes what it renders. A stored script needs one of these ways around it, and the pages use none.

const waysAround =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|srcdoc|javascript:/i;

const pages = sourceFiles().filter((file) => /^(web|shared)\//.test(file) && !file.startsWith('web/build'));

test('no page makes markup or code from text', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((file) => waysAround.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
