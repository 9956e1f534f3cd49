import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCodes, tagOf } from '#shared/contract/language.ts';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { root } from '#tests/structure/read-imports.ts';
import { buildWeb } from '#web/build.ts';

// The files that this feature adds to the site, in a deployment that has enabled it and in one that has disabled it.

let dir: string;
let disabled: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'web-build-'));
  disabled = await mkdtemp(join(tmpdir(), 'web-build-'));
  await buildWeb(dir, { ...promisingNothing, keepsOffline: true }, 'quick');
  await buildWeb(disabled, promisingNothing, 'quick');
});
afterAll(async () => {
  for (const each of [dir, disabled]) await rm(each, { recursive: true, force: true });
});

const textOf = (file: string, from = dir): string => readFileSync(join(from, file), 'utf8');
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('the service worker holds both quiz pages by their checksums, and files that the site has', () => {
  const [, json = '{}'] = /^const release = (.*);$/m.exec(textOf('sw.js')) ?? [];
  const release = JSON.parse(json) as { pages: { path: string; integrity: string }[]; files: string[] };
  expect(release.pages.map(({ path }) => path)).toEqual(Object.values(quizRecords).map(({ path }) => path));
  for (const { path, integrity } of release.pages) expect(integrity).toBe(sha256(textOf(`${path}.html`)));
  expect(new Set(release.files).size).toBe(release.files.length);
  for (const file of release.files) {
    expect(file).toMatch(/^\/assets\//);
    expect(existsSync(join(dir, file)), file).toBe(true);
  }
  for (const name of ['results-page', 'dashboard-page', 'about-page', 'account-page'])
    expect(release.files.filter((file) => file.includes(name))).toEqual([]);
});

test('a deployment without a service worker serves one that removes itself, and its pages register none', () => {
  const worker = textOf('sw.js', disabled);
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain("addEventListener('fetch'");
  expect(textOf('index.html', disabled)).toContain('"keepsOffline":false');
});

test('workers are loaded from the site alone, and so is the manifest, which has the product’s name and icons', () => {
  const { 'content-security-policy': policy } = JSON.parse(textOf('headers.json')) as Record<string, string>;
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
  const manifest = JSON.parse(textOf('site.webmanifest'));
  expect(manifest).toMatchObject({ name: product.name, start_url: '/' });
  for (const { src } of manifest.icons) expect(existsSync(join(dir, src)), src).toBe(true);
});

test('the installed site opens in the colour of the light page', () => {
  const [, light] =
    /^ *--paper: light-dark\((#\w{6}), /m.exec(readFileSync(join(root, 'web/ui/tokens.css'), 'utf8')) ?? [];
  const manifest = JSON.parse(textOf('site.webmanifest'));
  expect([manifest.background_color, manifest.theme_color]).toEqual([light, light]);
});

test.each(languageCodes)(
  'the two pages of the worker in %s run no script, have nothing inline and contain their own policy, because files below /assets are served without one',
  async (code) => {
    const { tryAgain } = await import(`../../../../shared/words/${code}/labels.ts`);
    const files = readdirSync(join(dir, 'assets')).filter((file) => file.endsWith('.html'));
    const own = files
      .map((file) => textOf(`assets/${file}`))
      .filter((page) => page.includes(`<html lang="${tagOf(code)}"`));
    expect(own).toHaveLength(2);
    for (const page of own) {
      expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
      expect(page).toContain(tryAgain);
      expect(page).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src 'none';/);
    }
  },
);
