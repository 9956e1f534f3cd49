import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { sourceFiles } from '../structure/source-files.ts';

// Comments and tests cite the normative texts of docs/science by section: 'METHODS 4.4', 'SAFETY 3', 'CHANGES C5'.

const sectionsOf = (file: string, heading: RegExp): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(root, 'docs/science', file), 'utf8').matchAll(heading)].flatMap(([, ...ids]) =>
      ids.filter(Boolean),
    ),
  );

const sections = {
  METHODS: sectionsOf('methods.md', /^##+ (\d+(?:\.\d+)?)\.? /gm),
  SAFETY: sectionsOf('safety.md', /^## (\d+)\. /gm),
  CHANGES: sectionsOf('changes-2.2.md', /^## (C\d+)(?:, (C\d+))* /gm),
};

const citations = sourceFiles().flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(METHODS|SAFETY|CHANGES) (C?\d+(?:\.\d+)?)/g)].map(
    ([cited, text = '', section = '']) => ({ file, cited, text: text as keyof typeof sections, section }),
  ),
);

test('docs/science has each section that the code cites', () => {
  expect(citations.length).toBeGreaterThan(50);
  expect(
    citations.filter(({ text, section }) => !sections[text].has(section)).map(({ file, cited }) => `${file}: ${cited}`),
  ).toEqual([]);
});

test('a missing section is noticed', () => {
  expect(sections.METHODS.has('4.4')).toBe(true);
  expect(sections.METHODS.has('4.44')).toBe(false);
  expect(sections.CHANGES.has('C3')).toBe(true);
});
