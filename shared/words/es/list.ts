import { listIn } from '#shared/words/forms/list.ts';
import { language } from './language.ts';

export const listOf = listIn(language);
