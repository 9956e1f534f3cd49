import { languageCode } from '#words/language.ts';

/** What a white label says in each language, in that of the words. A language that it leaves out gets the English. */
export const inThisLanguage = (words: Readonly<Record<'en', string> & Partial<Record<string, string>>>): string =>
  words[languageCode] ?? words.en;
