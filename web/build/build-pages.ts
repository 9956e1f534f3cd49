import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import { pathPrefix } from '#words/language.ts';
import { siteParts } from '../features/build.ts';
import { bundleForBrowser, type Files } from './browser-bundle.ts';
import { measure, type Sizes } from './budgets.ts';
import { type Effort, withCompressedCopies } from './compressed-copies.ts';
import type { InlineHashes } from './headers.ts';
import { pagesFrom } from './page-html.ts';
import { prerenderPages } from './prerendered-pages.ts';
import { inProduction, spokenIn } from './vite-config.ts';

type BuiltPages = { files: Files; sizes: Sizes; inlineHashes: InlineHashes };

/** Builds the pages in the language of this process's words, with all files that they load. */
export async function buildPages(settings: SiteSettings, effort: Effort): Promise<BuiltPages> {
  const [bundle, { prerendered, statics }] = await inProduction(() =>
    Promise.all([bundleForBrowser(spokenIn(settings)), prerenderPages(settings)]),
  );
  const { inlineHashes, pages } = pagesFrom(bundle, prerendered, settings);
  const files: Files = new Map(bundle.files);
  for (const partsOf of siteParts)
    for (const [file, part] of partsOf({ bundle, pages, statics, settings })) files.set(file, part);
  for (const [name, page] of pages) files.set(`${name}.html`, Buffer.from(page));
  const site = await withCompressedCopies(files, effort);
  // Pages go below the language's prefix. Features put the prefix into their own addresses.
  const placed = [...site].map(([file, contents]) => [addressIn(file), contents] as const);
  return { files: new Map(placed), sizes: measure(bundle, site), inlineHashes };
}

const addressIn = (file: string): string =>
  /\.html(?:\.\w+)?$/.test(file) && !file.includes('/') ? `${pathPrefix}/${file}`.replace(/^\//, '') : file;

export const writeFiles = async (outDir: string, files: ReadonlyMap<string, Uint8Array>): Promise<unknown> =>
  Promise.all([...files].map(([file, contents]) => write(join(outDir, file), contents)));

async function write(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
