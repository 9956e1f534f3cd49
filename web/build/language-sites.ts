import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildConditions } from '#languages';
import { defaultLanguage, type Language } from '#shared/contract/language.ts';
import type { SiteSettings } from '#shared/contract/site-settings.ts';
import type { Files } from './browser-bundle.ts';
import type { Effort } from './compressed-copies.ts';
import type { InlineHashes } from './headers.ts';
import { spokenIn } from './vite-config.ts';

// A process finds the words of one language, by its conditions (`imports` in package.json). The build has words of its
// own, such as the titles of the pages, so each language is built in a process of its own.

type LanguageSite = { files: Files; inlineHashes: InlineHashes };

/** The pages in each language but the default one, with all their files and the hashes of what stands inline. */
export const buildOtherLanguages = async (settings: SiteSettings, effort: Effort): Promise<LanguageSite[]> => {
  const sites: LanguageSite[] = [];
  // One at a time, because each takes half a gigabyte of memory.
  for (const language of spokenIn(settings).filter((each) => each !== defaultLanguage)) {
    const folder = await mkdtemp(join(tmpdir(), `site-${language}-`));
    try {
      const inlineHashes = await buildIn(language, folder, settings, effort);
      sites.push({ files: await readFiles(folder), inlineHashes });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return sites;
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

const readFiles = async (folder: string): Promise<Files> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(paths.map(async (path) => [relative(folder, path), await readFile(path)] as const)));
};

/**
 * The files of all languages as one site. Files with a hash in their name are at the same address in all languages: a
 * font or a picture loads once, and so does a script without words.
 */
export const inOneSite = (sites: readonly Files[]): Files => {
  const all: Files = new Map();
  for (const [file, contents] of sites.flatMap((site) => [...site])) {
    const there = all.get(file);
    if (there && !Buffer.from(there).equals(contents))
      throw new Error(`Two languages have a file ${file}, and they differ.`);
    all.set(file, contents);
  }
  return all;
};
