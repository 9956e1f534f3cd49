import { pluralIn } from '#shared/words/forms/plural.ts';
import { language } from './language.ts';

export const plural = pluralIn(language);
