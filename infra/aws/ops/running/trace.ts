import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleFunctions } from '#infra/aws/functions/bundle-functions.ts';
import { entryNames } from '#infra/aws/functions/entries.ts';
import { type Command, UsageError } from '#infra/aws/ops/command.ts';

/**
 * Rebuilds the entry, because the same commit gives the same bytes. Lines and columns count from one, as in stack
 * traces.
 */
async function traceBack(entry: string, place: string): Promise<string> {
  const [, file = '', line = '', column = ''] = /([\w-]+\.mjs):(\d+):(\d+)/.exec(place) ?? [];
  if (!file) throw new Error(`"${place}" is not a place in a bundle. A place looks like index.mjs:3:1200.`);
  const outDir = join(tmpdir(), 'trace');
  const { [entry]: folder = '' } = await bundleFunctions(outDir, [entry]);
  const mapFile = join(outDir, 'source-maps', basename(folder), `${file}.map`);
  if (!existsSync(mapFile)) throw new Error(`${entry} has no file ${file}. Is this the deployed commit?`);
  const map = JSON.parse(readFileSync(mapFile, 'utf8'));
  const found = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found)) return `${place} has no source line. Is this the deployed commit?`;
  const source = found.originalSource.replace(/^(\.\.\/)+/, '');
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

export const trace: Command = {
  word: 'trace',
  does: 'finds the source line for a location in a log. Check out the deployed commit first',
  examples: ['npm run ops -- trace --entry create-submission index.mjs:3:1200'],
  operand: { name: 'place', does: 'file, line and column, as the log has them' },
  options: { entry: { value: 'function', does: 'whose log it was, as functions/entry names its file' } },
  run: async ({ text, operand, print }) => {
    const entry = text('entry');
    if (!entry || !entryNames.includes(entry))
      throw new UsageError(
        `${entry ? `There is no function ${entry}. ` : ''}Name the function: ${trace.examples[0]}. There are: ${entryNames.join(', ')}.`,
      );
    print(await traceBack(entry, operand));
  },
};
