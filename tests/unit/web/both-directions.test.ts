import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { root } from '#tests/structure/read-imports.ts';

// A page is right in a language that is written from right to left only if its rules name the start and the end of a line. A rule
// that names left or right, or gives its two sides different values, shows things on the wrong side there.

/** They stay English. */
const english = 'web/features/methods/';

const sheets = globSync('web/**/*.css', { cwd: root }).filter((file) => !file.startsWith(english));

/** The four sides of a shorthand, with the blank between them outside brackets. */
const sidesOf = (value: string): string[] => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

/** Whether a declaration treats left and right differently. */
const isPhysical = ({ prop, value }: Pick<Declaration, 'prop' | 'value'>): boolean => {
  if (/(^|-)(left|right)(-|$)/.test(prop)) return true;
  if (['text-align', 'float', 'clear'].includes(prop)) return /\b(left|right)\b/.test(value);
  const [, right, , left] = sidesOf(value);
  if (['inset', 'margin', 'padding'].includes(prop)) return left !== undefined && left !== right;
  if (prop !== 'border-radius') return false;
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = sidesOf(value);
  return topLeft !== topRight || bottomLeft !== bottomRight;
};

test.each([
  ['margin-left', '1px', true],
  ['margin', '0 1px 2px 3px', true],
  ['margin', '0 1px 2px', false],
  ['inset', '0 calc(1px + (2px * 3)) 0 calc(1px + (2px * 3))', false],
  ['border-radius', '1px 1px 0 0', false],
  ['border-radius', '1px 0 0 1px', true],
  ['text-align', 'right', true],
  ['margin-inline-start', '1px', false],
])('%s: %s', (prop, value, expected) => {
  expect(isPhysical({ prop, value })).toBe(expected);
});

test('no rule of the site names left or right', () => {
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.flatMap((file) => {
    const physical: string[] = [];
    postcss.parse(readFileSync(join(root, file), 'utf8')).walkDecls((declaration) => {
      if (isPhysical(declaration)) physical.push(`${file}: ${declaration.prop}: ${declaration.value}`);
    });
    return physical;
  });
  expect(found).toEqual([]);
});
