import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from '#tests/structure/read-imports.ts';

// The pages that point a newcomer to a file, a section or a script, each of which must exist.

const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  'shared/words/README.md',
  ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`),
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
  ...readdirSync(join(root, 'docs/science')).map((file) => `docs/science/${file}`),
].filter((file) => file.endsWith('.md'));

const read = (page: string): string => readFileSync(join(root, page), 'utf8');

const pathsIn = (page: string): string[] => {
  const text = read(page);
  const named = [...text.matchAll(/`((?:shared|functions|infra|web|tests|docs|stages|\.github)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? '',
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, path]) =>
    join(dirname(page), path ?? ''),
  );
  return [...named, ...linked];
};

test.each(pages)('every file that %s names exists', (page) => {
  const missing = pathsIn(page).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

/** Anchors as GitHub makes them. */
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every section that %s links to exists', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#([^)\s]+)\)/g)];
  const missing = links.filter(([, file = '', anchor = '']) => {
    const target = file === '' ? page : join(dirname(page), file);
    return !anchorsOf(target).includes(anchor);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test.each(pages)('every npm script that %s names exists', (page) => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const named = [...read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, word]) => word);
  expect(named.filter((word) => word !== undefined && !scripts.includes(word))).toEqual([]);
});

test('the list of decisions is complete', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  const list = read('docs/decisions/README.md');
  expect(files.filter((file) => !list.includes(`(${file})`))).toEqual([]);
});

/**
 * Counts as `wc -w` does, without the tables that a script writes between its marks, such as the settings of a stage.
 */
const wordsIn = (text: string): number =>
  text
    .replaceAll(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;

describe('the documents are short enough to read', () => {
  const documents = pages.filter((page) => page.startsWith('docs/'));
  const sizes = documents.map((page) => ({ page, words: wordsIn(read(page)) })).sort((a, b) => b.words - a.words);

  test('docs has at most 45,000 words', () => {
    expect(documents.length).toBeGreaterThan(20);
    const all = sizes.reduce((sum, { words }) => sum + words, 0);
    expect(all, `Longest: ${sizes.slice(0, 5).map(({ page, words }) => `${page} ${words}`)}`).toBeLessThanOrEqual(
      45_000,
    );
  });

  test('the README has at most 800 words', () => expect(wordsIn(read('README.md'))).toBeLessThanOrEqual(800));

  test('every page below docs is counted', () => {
    const all = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.md'),
    );
    expect(documents.map((page) => page.replace('docs/', '')).sort()).toEqual(all.sort());
  });

  test('only generated text is left out', () => {
    expect(wordsIn('one two\n<!-- settings -->\n| three |\n<!-- /settings -->\nfour <!-- five -->')).toBe(6);
  });
});

// Comments and tests cite the normative texts of docs/science by section: 'METHODS 4.4', 'SAFETY 3'.

const sectionsOf = (file: string, heading: RegExp): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(root, 'docs/science', file), 'utf8').matchAll(heading)].flatMap(([, ...ids]) =>
      ids.filter(Boolean),
    ),
  );

const sections = {
  METHODS: sectionsOf('methods.md', /^##+ (\d+(?:\.\d+)?)\.? /gm),
  SAFETY: sectionsOf('safety.md', /^## (\d+)\. /gm),
};

const citations = sourceFiles().flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(METHODS|SAFETY) (\d+(?:\.\d+)?)/g)].map(
    ([cited, text = '', section = '']) => ({ file, cited, text: text as keyof typeof sections, section }),
  ),
);

test('docs/science has each section that the code cites', () => {
  expect(citations.length).toBeGreaterThan(50);
  expect(
    citations.filter(({ text, section }) => !sections[text].has(section)).map(({ file, cited }) => `${file}: ${cited}`),
  ).toEqual([]);
});

test('a missing section is reported', () => {
  expect(sections.METHODS.has('4.4')).toBe(true);
  expect(sections.METHODS.has('4.44')).toBe(false);
  expect(sections.SAFETY.has('5')).toBe(true);
  expect(sections.SAFETY.has('55')).toBe(false);
});
