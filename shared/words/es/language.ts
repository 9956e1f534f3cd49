/** The language of the words in this folder, as `Intl` names it. Spanish of the United States: '1,200' and '5.4'. */
export const language = 'es-US';
