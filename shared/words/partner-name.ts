import { partnerNames } from '#shared/product.ts';
import { inThisLanguage } from './in-this-language.ts';

/** What the partner is called in the language of the words. */
export const partnerName: string = inThisLanguage(partnerNames);
