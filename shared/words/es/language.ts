/** The language of the words in this folder, as `Intl` names it. Spanish of the United States: '1,200' and '5.4'. */
export const language = 'es-US';

/** The name of this folder, which is the language's in the table of languages. */
export const languageCode = 'es';

/** Where the pages in this language begin, as in the table of languages. */
export const pathPrefix: string = '/es';
