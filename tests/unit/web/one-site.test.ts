import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';
import { inOneSite } from '#web/build/language-sites.ts';
import { buildWeb } from '#web/build.ts';

// How the pages of all languages become one site, which takes the place of the one before.

const { buildOtherLanguages } = vi.hoisted(() => ({ buildOtherLanguages: vi.fn() }));
vi.mock('#web/build/language-sites.ts', async (original) => ({
  ...(await original<typeof import('#web/build/language-sites.ts')>()),
  buildOtherLanguages,
}));
vi.mock('#web/build/build-pages.ts', async (original) => ({
  ...(await original<typeof import('#web/build/build-pages.ts')>()),
  buildPages: async () => ({ files: site({ 'index.html': 'own' }), sizes: {}, inlineHashes }),
}));

const inlineHashes = { scripts: [], styles: [] };
const site = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)]));

const dir = await temporaryDir();
afterAll(dir.remove);

test('a build that fails leaves the site as it was, and one that succeeds takes its place', async () => {
  await writeFile(join(dir.path, 'earlier.html'), 'earlier');
  buildOtherLanguages.mockRejectedValueOnce(new Error('The pages in es could not be built.'));
  await expect(buildWeb(dir.path, promisingNothing, 'quick')).rejects.toThrow('could not be built');
  expect(await readdir(dir.path)).toEqual(['earlier.html']);

  buildOtherLanguages.mockResolvedValueOnce([{ files: site({ 'es/index.html': 'other' }), inlineHashes }]);
  await buildWeb(dir.path, promisingNothing, 'quick');
  expect(await readdir(dir.path)).not.toContain('earlier.html');
  for (const [file, text] of [
    ['index.html', 'own'],
    ['es/index.html', 'other'],
  ] as const)
    expect(await readFile(join(dir.path, file), 'utf8')).toBe(text);
});

test('languages share a file that is the same in both, and may not have two different files at one address', () => {
  const own = { 'index.html': 'own', 'assets/font.woff2': 'a font' };
  const shared = inOneSite([site(own), site({ 'es/index.html': 'other', 'assets/font.woff2': 'a font' })]);
  expect([...shared.keys()].sort()).toEqual(['assets/font.woff2', 'es/index.html', 'index.html']);
  expect(() => inOneSite([site(own), site({ 'assets/font.woff2': 'another font' })])).toThrow(
    'Two languages have a file assets/font.woff2, and they differ.',
  );
});
