import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildConditions } from '#languages';
import { type Language, otherLanguages } from '#shared/contract/language.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import type { Effort } from './compressed-copies.ts';
import type { InlineHashes } from './headers.ts';

// A process finds the words of one language, by its conditions (`imports` in package.json). The build has words of its own, such as
// the titles of the pages, so each language is built in a process of its own.

/** Adds the pages in each language but the default one to a site. Returns the hashes of what stands inline in them. */
export const buildOtherLanguages = async (
  outDir: string,
  settings: SiteSettings,
  effort: Effort,
): Promise<InlineHashes[]> => {
  const hashes: InlineHashes[] = [];
  // One at a time, because each takes half a gigabyte of memory.
  for (const language of otherLanguages) {
    const folder = `${outDir}-${language}`;
    await rm(folder, { recursive: true, force: true });
    hashes.push(await buildIn(language, folder, settings, effort));
    await merge(folder, outDir);
  }
  return hashes;
};

const buildIn = async (
  language: Language,
  outDir: string,
  settings: SiteSettings,
  effort: Effort,
): Promise<InlineHashes> => {
  const conditions = [language, ...buildConditions].map((condition) => `--conditions=${condition}`);
  const child = fork(new URL('language-process.ts', import.meta.url), [outDir, JSON.stringify(settings), effort], {
    execArgv: conditions,
  });
  const exited = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), exited.then(() => [null])]);
  await exited;
  if (!message) throw new Error(`The pages in ${language} could not be built. The reason is printed above.`);
  return message as InlineHashes;
};

/**
 * Moves the files of one language into the site. Files with a hash in their name are at the same address in all languages: a font
 * or a picture loads once, and so does a script without words.
 */
const merge = async (folder: string, outDir: string): Promise<void> => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(outDir, from.slice(folder.length));
    const there = await readFile(to).catch(() => null);
    if (there && !there.equals(await readFile(from)))
      throw new Error(`Two languages have a file ${to}, and they differ.`);
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
  await rm(folder, { recursive: true });
};
