import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument, openApiPath } from '#functions/openapi/document.ts';
import { promisingNothing } from '#shared/contract/site-settings.ts';
import type { Files } from './build/browser-bundle.ts';
import { enforceBudgets, type Sizes } from './build/budgets.ts';
import { buildPages, writeFiles } from './build/build-pages.ts';
import type { Effort } from './build/compressed-copies.ts';
import { responseHeaders } from './build/headers.ts';
import { buildOtherLanguages, inOneSite } from './build/language-sites.ts';
import { securityTxt, securityTxtFile } from './build/security-txt.ts';
import { featureFiles } from './features/site.ts';

/**
 * Builds the site: for each language a prerendered page for each of `prerenderedPages` and `app.html` (the shell of
 * every other address), at the root for the default language and in `es/` for another; for all languages hashed files
 * under `assets/`, a `.br` and a `.gz` copy of each text, the description of the API, and `headers.json` with the
 * response headers of all of them. The pages contain the settings of the deployment. Returns the sizes that have
 * budgets, which `npm run build` and a test enforce and `npm start` does not: those of the default language.
 */
export async function buildWeb(
  outDir = 'dist/web',
  settings = promisingNothing,
  effort: Effort = 'full',
): Promise<Sizes> {
  const [{ sizes, ...own }, others] = await Promise.all([
    buildPages(settings, effort),
    buildOtherLanguages(settings, effort),
  ]);
  const hashes = [own, ...others].map(({ inlineHashes }) => inlineHashes);
  const headers = responseHeaders({
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  });
  const files: Files = new Map([
    ...inOneSite([own, ...others].map((site) => site.files)),
    [openApiPath.slice(1), Buffer.from(`${JSON.stringify(openApiDocument(), null, 2)}\n`)],
    ['headers.json', Buffer.from(`${JSON.stringify(headers, null, 2)}\n`)],
    ...featureFiles.map(({ address, text }) => [address.slice(1), Buffer.from(text())] as const),
  ]);
  const contact = securityTxt(settings, new Date());
  if (contact) files.set(securityTxtFile, Buffer.from(contact));
  // Only now, so that a failed build leaves the earlier site.
  await rm(outDir, { recursive: true, force: true });
  await writeFiles(outDir, files);
  return sizes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = resolve('dist/web');
  const sizes = await buildWeb(outDir);
  console.log(`Built ${outDir}. Bytes:`, sizes);
  enforceBudgets(sizes);
}
