/** The language of the words in this folder, as `Intl` names it. British: 'a, b and c'. */
export const language = 'en-GB';

/** The name of this folder, which is the language's in the table of languages. */
export const languageCode = 'en';

/** Where the pages in this language begin, as in the table of languages. */
export const pathPrefix: string = '';
