/** The language of the words in this folder, as `Intl` names it. British: 'a, b and c'. */
export const language = 'en-GB';
