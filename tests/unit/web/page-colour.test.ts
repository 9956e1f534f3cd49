import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#tests/structure/read-imports.ts';

// What is drawn before or outside the style sheet cannot read it, so these files repeat colours of tokens.css.

const read = (file: string): string => readFileSync(join(root, 'web', file), 'utf8');

const token = (name: string): { light: string; dark: string } => {
  const [, light, dark] =
    new RegExp(`^ *--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);$`, 'm').exec(read('ui/tokens.css')) ?? [];
  if (!light || !dark) throw new Error(`tokens.css has no pair of colours for --${name}.`);
  return { light, dark };
};

const { light, dark } = token('paper');

test("the browser's own bar has the colour of the page, light and dark", () => {
  const bars = read('index.html').matchAll(
    /<meta name="theme-color" content="(.*)" media="\(prefers-color-scheme: (.*)\)">/g,
  );
  expect([...bars].map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light],
    ['dark', dark],
  ]);
});

describe('the icon has the colours of the page', () => {
  const [ofLight = '', ofDark = ''] = read('assets/favicon.svg').split('@media(prefers-color-scheme:dark)');

  test.each(['paper', 'accent', 'sun'])('--%s', (name) => {
    const colourIn = (styles: string) => new RegExp(`--${name}:(#\\w{6})`).exec(styles)?.[1];
    expect({ light: colourIn(ofLight), dark: colourIn(ofDark) }).toEqual(token(name));
  });
});
