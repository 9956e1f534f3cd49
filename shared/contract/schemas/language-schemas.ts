import * as z from 'zod/mini';
import { languageFrom } from '#shared/contract/language.ts';

/**
 * As it is stored. An item without one, and one in a language that this release does not speak, are read in the default one: no
 * person loses a result or a mail for it.
 */
export const storedLanguage = z.pipe(z.optional(z.unknown()), z.transform(languageFrom));
