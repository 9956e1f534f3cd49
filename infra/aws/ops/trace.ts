/**
 * `npm run trace -- create-submission index.mjs:3:1200`: finds the source line for a place in a log. Builds the entry
 * again. The same commit gives the same bytes, so check out the deployed commit first.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from '../bundle.ts';

/** Lines and columns as stack traces count them: from one. */
export async function traceBack(entry: string, place: string): Promise<string> {
  const [, file = '', line = '', column = ''] = /([\w-]+\.mjs):(\d+):(\d+)/.exec(place) ?? [];
  if (!file) throw new Error(`"${place}" is not a place in a bundle. A place looks like index.mjs:3:1200.`);
  const outDir = join(tmpdir(), 'trace');
  const { [entry]: folder = '' } = await bundleFunctions(outDir, [entry]);
  const map = JSON.parse(readFileSync(join(outDir, 'source-maps', basename(folder), `${file}.map`), 'utf8'));
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found)) return `${place} has no source line. Is this the deployed commit?`;
  const source = found.originalSource.replace(/^(\.\.\/)+/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry = '', place = ''] = process.argv.slice(2);
  try {
    console.log(await traceBack(entry, place));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
