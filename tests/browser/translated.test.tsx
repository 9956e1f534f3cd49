/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { followPageTranslators } from '#web/ui/page-translators.ts';
import { translated, translatePage } from './support/page-translator.ts';

// The product is in one language, so people translate its pages. Every test of a page runs once more while a translator replaces
// each text node: none crashes, and none shows a text that React has changed or removed. Left out is what measures a layout or
// counts what a screen reader is told.

const files = import.meta.glob<unknown>([
  './*/**/*.test.tsx',
  '!./support/*',
  '!**/{access,bar-stays,doctor-page,focus-in-view,large-letters,looks}.test.tsx',
]);

const { removeChild, insertBefore } = Node.prototype;
followPageTranslators();
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

let stop = () => {};
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => stop());

for (const [file, load] of Object.entries(files))
  describe(file, async () => {
    await load();
  });

test('the translator has replaced the texts of all these pages', () => {
  expect(translated.count).toBeGreaterThan(10_000);
});
