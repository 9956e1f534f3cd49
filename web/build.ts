import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithOptions } from 'node:zlib';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import { bundleForBrowser, type Files } from './build/browser-bundle.ts';
import { enforceBudgets, measure, type Sizes } from './build/budgets.ts';
import { responseHeaders } from './build/headers.ts';
import { pagesFrom } from './build/page-html.ts';
import { prerenderPages } from './build/prerendered-pages.ts';
import { securityTxt, securityTxtFile } from './build/security-txt.ts';
import { inProduction, type Language } from './build/vite-config.ts';
import { siteParts } from './features/build.ts';
import { featureFiles } from './features/site.ts';

/** The last tenth of the size takes half of the build time. `quick` is for sites that only this machine visits. */
export type Effort = 'full' | 'quick';
const qualities: Readonly<Record<Effort, number>> = { full: 11, quick: 4 };

/** Off the main thread, because compressing takes longer than bundling. */
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzipWithOptions);

export const brotli = (contents: Uint8Array, effort: Effort = 'full'): Promise<Buffer> =>
  brotliAsync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort] } });
const gzip = (contents: Uint8Array): Promise<Buffer> => gzipAsync(contents, { level: 9 });

/** The files of the site by address, with compressed copies of each text (`.br`, `.gz`). */
export const withCompressedCopies = async (
  files: ReadonlyMap<string, Uint8Array>,
  effort: Effort = 'full',
): Promise<Map<string, Uint8Array>> => {
  const texts = [...files].filter(([file]) => /\.(html|js|css|svg)$/.test(file));
  const copies = texts.flatMap(([file, contents]) => [
    brotli(contents, effort).then((copy) => [`${file}.br`, copy] as const),
    gzip(contents).then((copy) => [`${file}.gz`, copy] as const),
  ]);
  return new Map<string, Uint8Array>([...files, ...(await Promise.all(copies))]);
};

/**
 * Builds the site: a prerendered page for each of `prerenderedPages`, `app.html` (the shell of every other address),
 * hashed files under `assets/`, a `.br` and a `.gz` copy of each text, the description of the API, and `headers.json`
 * with the response headers of all of them. The pages contain the settings of the deployment. Returns the sizes that
 * have budgets, which `npm run build` and a test enforce and `npm start` does not.
 */
export async function buildWeb(
  outDir = 'dist/web',
  settings = promisingNothing,
  effort: Effort = 'full',
  language: Language = 'en',
): Promise<Sizes> {
  const [bundle, { prerendered, statics }] = await inProduction(() =>
    Promise.all([bundleForBrowser(language), prerenderPages(settings, language)]),
  );
  const { inlineHashes, pages } = pagesFrom(bundle, prerendered, settings);
  const files: Files = new Map(bundle.files);
  for (const partsOf of siteParts)
    for (const [file, part] of partsOf({ bundle, pages, statics, settings })) files.set(file, part);
  for (const [name, page] of pages) files.set(`${name}.html`, Buffer.from(page));
  files.set(openApiPath.slice(1), Buffer.from(`${JSON.stringify(openApiDocument(), null, 2)}\n`));
  for (const { address, text } of featureFiles) files.set(address.slice(1), Buffer.from(text()));
  const contact = securityTxt(settings, new Date());
  if (contact) files.set(securityTxtFile, Buffer.from(contact));
  files.set('headers.json', Buffer.from(`${JSON.stringify(responseHeaders(inlineHashes), null, 2)}\n`));
  const site = await withCompressedCopies(files, effort);
  await rm(outDir, { recursive: true, force: true });
  await Promise.all([...site].map(([file, contents]) => write(join(outDir, file), contents)));
  return measure(bundle, site);
}

async function write(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = resolve('dist/web');
  const sizes = await buildWeb(outDir);
  console.log(`Built ${outDir}. Bytes:`, sizes);
  enforceBudgets(sizes);
}
