import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageCodes } from '#shared/contract/language.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the web app into a folder of the data directory and returns it. Reuses an earlier build of the same sources,
 * because the build takes most of the start-up time.
 */
export const buildWebInto = async (dataDir: string, settings: SiteSettings): Promise<string> => {
  const webDir = join(dataDir, 'web');
  // Inside the build folder, which each build replaces, so an incomplete site has none.
  const noteFile = join(webDir, 'built-from');
  const sources = fingerprint(settings);
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === sources) return webDir;
  await build(webDir, settings);
  writeFileSync(noteFile, sources);
  return webDir;
};

const build = async (outDir: string, settings: SiteSettings): Promise<void> => {
  const child = fork(new URL('web-build-process.ts', import.meta.url), [outDir, JSON.stringify(settings)], {
    execArgv: [],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The web app could not be built. The reason is printed above.');
};

/** A hash of the settings, the languages, and the name, size and modification time of every file that the build could read. */
const fingerprint = (settings: SiteSettings): string => {
  const hash = createHash('sha256').update(JSON.stringify([settings, languageCodes]));
  for (const file of globSync(['web/**/*', 'shared/**/*', 'package-lock.json'], { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};
