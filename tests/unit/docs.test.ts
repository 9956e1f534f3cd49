import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/read-imports.ts';

// The pages that lead a newcomer to a file. A path that no longer exists leads nowhere.

const pages = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`),
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
].filter((file) => file.endsWith('.md'));

const pathsIn = (page: string): string[] => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`((?:shared|functions|infra|web|tests|docs)\/[\w./-]+)`/g)].map(
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
