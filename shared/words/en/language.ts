import { listIn } from '#shared/words/forms/list.ts';
import { pluralIn } from '#shared/words/forms/plural.ts';

/** The language of the words in this folder, as `Intl` names it. British: 'a, b and c'. */
const language = 'en-GB';

export const plural = pluralIn(language);
export const listOf = listIn(language);
