import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '#languages';
import { type Language, languageCodes } from '#shared/contract/language.ts';
import { languageCode } from '#words/language.ts';

const projectDir = join(import.meta.dirname, '../..');

// A build has the words of one language. What a page needs in another one as well, such as the page for a doctor who
// reads English, is bundled again with the words of that language, as a script that loads when it is needed:
//
//   import inOtherLanguages from './speech.ts?in-other-languages';
//   const { speech } = await inOtherLanguages.en?.();
//
// What is said in one language in every build, such as an article in English, is imported with the words of that language:
//
//   import { ProofArticle } from './proof-article.tsx?in=en';

const everyOther = '?in-other-languages';
const inLanguage = /\?in=(\w+)$/;

type Targets = string | readonly string[];
const { imports }: { imports: Readonly<Record<string, Readonly<Record<string, Targets>>>> } = JSON.parse(
  readFileSync(join(projectDir, 'package.json'), 'utf8'),
);

/**
 * The file of words that an import means in this language, as `imports` in package.json say; null for any other import.
 */
const wordsFile = (source: string, language: string): string | null => {
  for (const [pattern, targets] of Object.entries(imports)) {
    const [start = '', end = ''] = pattern.split('*');
    const target = targets[language] ?? targets.default;
    if (!start.endsWith('words/') || !source.startsWith(start) || !source.endsWith(end) || target === undefined)
      continue;
    const name = source.slice(start.length, source.length - end.length);
    const files = [target].flat().map((each) => join(projectDir, each.replace('*', name)));
    return files.find((file) => existsSync(file)) ?? null;
  }
  return null;
};

/**
 * Only files that have or import words are bundled once per language. Libraries, styles and the frame of the page are
 * shared.
 */
const mayHaveWords = (id: string): boolean =>
  ['shared/', 'web/answers/', 'web/features/'].some((folder) => id.startsWith(join(projectDir, folder))) &&
  ['.ts', '.tsx'].includes(extname(id));

const spokenTable = '\0spoken-languages';

/**
 * For a stage that does not speak all languages: the table of languages has only its rows, so the pages offer no other
 * one and have none of its sentences.
 */
const spokenPlugin = (spoken: readonly Language[]): Plugin => ({
  name: 'spoken-languages',
  enforce: 'pre',
  resolveId: (source) => (source === '#languages' ? spokenTable : null),
  load(id) {
    if (id !== spokenTable) return null;
    const rows = Object.fromEntries(spoken.map((code) => [code, languages[code]]));
    return `export const languages = ${JSON.stringify(rows)}; export const buildConditions = [];`;
  },
});

/** What a build needs for the languages of its stage. */
export const languagePlugins = (spoken: readonly Language[]): Plugin[] => [
  ...(spoken.length < languageCodes.length ? [spokenPlugin(spoken)] : []),
  otherLanguagesPlugin(spoken),
];

const otherLanguagesPlugin = (spoken: readonly Language[]): Plugin => ({
  name: 'other-languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolve = (what: string) =>
      this.resolve(what, importer?.replace(inLanguage, '').replace(everyOther, ''), { ...options, skipSelf: true });
    if (source.endsWith(everyOther)) {
      const resolved = await resolve(source.replace(everyOther, ''));
      return resolved && { ...resolved, id: `${resolved.id}${everyOther}` };
    }
    const [, entered] = inLanguage.exec(source) ?? [];
    const language = entered ?? inLanguage.exec(importer ?? '')?.[1];
    if (language === undefined) return null;
    const plain = source.replace(inLanguage, '');
    if (language === languageCode) return resolve(plain);
    const resolved = await resolve(wordsFile(plain, language) ?? plain);
    if (!resolved || resolved.external) return resolved;
    return entered !== undefined || mayHaveWords(resolved.id)
      ? { ...resolved, id: `${resolved.id}?in=${language}` }
      : resolved;
  },
  load(id) {
    if (!id.endsWith(everyOther)) return null;
    const file = id.replace(everyOther, '');
    const loaders = spoken
      .filter((code) => code !== languageCode)
      .map((code) => `${code}: () => import(${JSON.stringify(`${file}?in=${code}`)})`);
    return `export default { ${loaders.join(', ')} };`;
  },
});
