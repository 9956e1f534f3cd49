import { defaultLanguage, tagOf } from '#shared/contract/language.ts';
import { languageCode } from '#words/language.ts';

/** The language of what the pages say, where it is not that of the frame around it: they are in English in every language. */
export const inEnglish = languageCode === defaultLanguage ? {} : { lang: tagOf(defaultLanguage) };

/** The same for a link in such a page to the other one, whose name is in the language of the frame. */
export const inFrameLanguage = languageCode === defaultLanguage ? {} : { lang: tagOf(languageCode) };
