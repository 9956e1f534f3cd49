import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import doiuse from 'doiuse';
import postcss from 'postcss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { buildWeb } from '#web/build.ts';

// The oldest browsers that we promise to support, compared with the build's output. `tests/e2e/older-browsers.spec.ts`
// goes through the pages without the functions that these browsers lack.

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'older-browsers-'));
  await buildWeb(dir, promisingNothing, 'quick');
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const built = (ending: string, folder = 'assets') =>
  readdirSync(join(dir, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(dir, folder, name), 'utf8') }));

const browsers = ['chrome 100', 'firefox 100', 'safari 15.4', 'ios_saf 15.4'];

/** By caniuse's name: what one of them lacks or supports in part, and why the page works without it. */
const withoutHarm: Readonly<Record<string, string>> = {
  'css-clip-path': 'inset() on elements is known to all; the gaps are in SVG and in other shapes',
  'css-container-queries': 'age-dial.module.css draws the dial at its full width without them',
  'css-container-query-units': 'age-dial.module.css has lengths before them',
  'css-content-visibility': 'on paper alone, beside rules that open the details',
  'css-display-contents': 'the gap is in what screen readers make of buttons and tables; we use it on other elements',
  'css-has': 'a chosen card keeps the mark of its own radio or tick; on paper some headings are printed twice',
  'css-marker-pseudo': 'the colour of a dot',
  'css-masks': 'doiuse takes clip-path for a mask',
  'css-overflow': 'clip has `hidden` before it; the other gaps are in its form with two values',
  'css-paged-media': 'Safari prints with the margins of its dialog',
  'css-resize': 'iPhones have no handle to drag',
  'css-selection': 'the colour of selected text',
  'css-touch-action': 'without it a double tap enlarges',
  'css-widows-orphans': 'a paragraph on paper breaks elsewhere',
  'css3-attr': 'inside @supports, with a rule before it',
  'css3-cursors': 'a phone has no pointer',
  'intrinsic-width': 'fit-content is known to all; the gaps are in other words',
  multicolumn: 'some boxes break at the end of a column',
  'text-decoration': 'the gaps are in the shorthand',
  'text-size-adjust': 'with prefix, where a browser enlarges text by itself',
  'viewport-unit-variants': '100vh stands before 100dvh',
};

test('the style sheets need nothing that the oldest browsers lack', async () => {
  const missing = new Set<string>();
  const known = new Set<string>();
  const check = postcss([
    doiuse({
      browsers,
      onFeatureUsage: ({ feature, usage }) => {
        if (feature in withoutHarm) known.add(feature);
        else missing.add(`${feature}: ${usage}`);
      },
    }),
  ]);
  for (const { name, text } of built('.css')) await check.process(text, { from: name });
  const inline = built('.html', '.').flatMap(({ text }) => [...text.matchAll(/<style>(.*?)<\/style>/gs)]);
  for (const [, text = ''] of inline) await check.process(text, { from: 'inline.css' });
  expect([...missing]).toEqual([]);
  expect(Object.keys(withoutHarm).filter((feature) => !known.has(feature))).toEqual([]);
});

test.each(['light-dark(', 'oklch(', 'lab(', 'color-mix(', 'rotate:', 'scale:', 'translate:'])(
  'no style sheet has %s, which caniuse’s data do not look for or one of them lacks',
  (text) => {
    const found = built('.css').filter((sheet) => new RegExp(`[\\s;{:,)]${text.replace('(', '\\(')}`).test(sheet.text));
    expect(found.map(({ name }) => name)).toEqual([]);
  },
);

test.each(['favicon', 'key-action-plan'])('the picture %s has colours that every browser knows', (picture) => {
  const { text = '' } = built('.svg').find(({ name }) => name.startsWith(picture)) ?? {};
  expect(text).toContain('<svg');
  expect(text).not.toMatch(/oklch|light-dark/);
});

// Safari supports it from 16.4 on. Nothing transpiles it, and a single literal stops the whole file.
test('no script has a regular expression with a lookbehind', () => {
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter(({ text }) => /\(\?<[=!]/.test(text)).map(({ name }) => name)).toEqual([]);
});

test('every page tells a browser that is too old what to do, hidden by a rule that such a browser ignores', () => {
  const pages = built('.html', '.');
  expect(pages.length).toBeGreaterThan(8);
  const hidden = /@layer base\{[^@]*\[data-old-browser\]\{display:none\}/;
  for (const { name, text } of pages) {
    expect(text, name).toMatch(
      /<body>\s*<p data-old-browser>Please update your browser, [^<]* In an emergency, call your local emergency number[^<]*<\/p>\s*<div id="not-started"/,
    );
    const sheet = /<link rel="stylesheet" href="\/([^"]+)">/.exec(text)?.[1];
    expect(sheet ? readFileSync(join(dir, sheet), 'utf8') : text, name).toMatch(hidden);
  }
});
