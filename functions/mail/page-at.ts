import { pathIn } from '#shared/contract/language.ts';
import { languageCode } from '#words/language.ts';

/** The address of a page in the language of these words, for a mail in it. */
export const pageAt = (siteUrl: string, path: string): string => new URL(pathIn(languageCode, path), siteUrl).href;
