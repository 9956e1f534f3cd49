import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../structure/read-imports.ts';
import { sourceFiles } from '../../structure/source-files.ts';

// React escapes what it renders. A stored script needs one of these ways around it, and the pages have none.

const waysAround =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|srcdoc|javascript:/i;

const pages = sourceFiles().filter((file) => /^(web|shared)\//.test(file) && !file.startsWith('web/build'));

test('no page makes markup or code from text', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((file) => waysAround.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
