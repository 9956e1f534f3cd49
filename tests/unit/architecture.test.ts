import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Who may import whom, and what stays out of where. A rule that is only written down does not hold.

const root = fileURLToPath(new URL('../..', import.meta.url));
type Source = { file: string; text: string; code: string; imports: string[] };

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const specifiers =
  /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*|\bimport\.meta\.resolve\s*\(\s*)(['"`])([^'"`\n]+)\1/g;

const read = (file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8');
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return {
    file,
    text,
    code,
    imports: [...code.matchAll(specifiers)].map(([, , specifier]) => resolved(file, specifier ?? '')),
  };
};

/** A path of ours as `folder/file.ts`, a package as it is named. */
const resolved = (file: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return new URL(specifier, `file:///${file}`).pathname.slice(1);
  return specifier;
};

const folders = ['shared', 'functions', 'infra', 'web', 'tests'] as const;
const sources = folders.flatMap(filesUnder).map(read);
const inFolder = (folder: string) => sources.filter(({ file }) => file.startsWith(`${folder}/`));

const offences = (among: Source[], isAllowed: (specifier: string, file: string) => boolean) =>
  among.flatMap(({ file, imports }) =>
    imports.filter((to) => !isAllowed(to, file)).map((to) => `${file} imports ${to}`),
  );
const isOwn = (specifier: string) => folders.some((folder) => specifier.startsWith(`${folder}/`));

test('the reader of imports sees what it has to see', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(read('infra/local/stack.ts').imports).toContain('functions/handlers/pipeline-limits.ts');
  expect(read('infra/local/lambda.ts').imports).toContainEqual(expect.stringMatching(/^functions\/entry\//));
});

test('shared imports only itself, a schema library in its contract, and pure hashing for the seal of the engine', () => {
  const packages: Record<string, RegExp> = {
    'shared/contract/': /^zod\/mini$/,
    // Node and browsers have SHA-256, but no one way to call it; this one is plain JavaScript.
    'shared/scoring/engine.ts': /^@noble\/hashes\//,
  };
  const mayUse = (file: string, to: string) =>
    Object.entries(packages).some(([place, pattern]) => file.startsWith(place) && pattern.test(to));
  expect(offences(inFolder('shared'), (to, file) => to.startsWith('shared/') || mayUse(file, to))).toEqual([]);
});

test('functions import shared, and neither infra nor web', () => {
  expect(offences(inFolder('functions'), (to) => !isOwn(to) || /^(functions|shared)\//.test(to))).toEqual([]);
});

test('web imports shared, and neither functions nor infra nor a schema library', () => {
  const found = offences(inFolder('web'), (to) => (isOwn(to) ? /^(web|shared)\//.test(to) : !to.startsWith('zod')));
  expect(found).toEqual([]);
});

test('what runs in the browser takes from the schemas their types only', () => {
  const taking = inFolder('web').filter(({ imports }) =>
    imports.some((to) => /^shared\/contract\/.*schemas?\.ts$/.test(to)),
  );
  expect(
    taking.filter(({ code }) => /import\s+(?!type\b)[^;]*schemas?\.ts/.test(code)).map(({ file }) => file),
  ).toEqual([]);
});

test('infra imports shared and, of functions, the entries and the limits of the pipeline; the web app only to build or serve it', () => {
  const fromOutside = ['functions/handlers/pipeline-limits.ts', 'web/build.ts', 'web/build/dev-server.ts'];
  const found = offences(
    inFolder('infra'),
    (to) => !isOwn(to) || /^(infra|shared|functions\/entry)\//.test(to) || fromOutside.includes(to),
  );
  expect(found).toEqual([]);
});

test('nothing but tests imports from tests', () => {
  const product = ['shared', 'functions', 'infra', 'web'].flatMap(inFolder);
  expect(offences(product, (to) => !to.startsWith('tests/'))).toEqual([]);
});

test('a handler decides: it knows no AWS, no environment, no clock and no console', () => {
  const handlers = inFolder('functions/handlers');
  expect(offences(handlers, (to) => !/^(@aws-sdk|@smithy|aws-)/.test(to))).toEqual([]);
  expect(using(handlers, /process\.env|\bnew Date\(\)|\bDate\.now\(|\bconsole\./)).toEqual([]);
});

test('shared has no input or output, no clock and no randomness', () => {
  const impure = /\bprocess\.|\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.|\bconsole\.|\bfetch\(/;
  expect(using(inFolder('shared'), impure)).toEqual([]);
});

test('the product has no local branch: it never asks where it runs', () => {
  const product = ['shared', 'functions', 'web'].flatMap(inFolder).filter(({ file }) => !file.startsWith('web/build/'));
  expect(using(product, /AWS_ENDPOINT|isLocal|NODE_ENV|_local\//)).toEqual([]);
});

test('the full zod is nowhere: zod/mini is 20 kB lighter in every Lambda', () => {
  expect(offences(sources, (to) => to !== 'zod')).toEqual([]);
});

test('there are no barrels: a file is imported by its own name', () => {
  const barrels = sources.filter(({ file }) => /\/index\.(ts|tsx|mjs)$/.test(file));
  expect(barrels.map(({ file }) => file)).toEqual([]);
});

const using = (among: Source[], forbidden: RegExp) =>
  among.flatMap(({ file, code }) => {
    const found = forbidden.exec(code);
    return found ? [`${file} uses ${found[0]}`] : [];
  });
