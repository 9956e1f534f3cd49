import { partnerNames } from '#shared/product.ts';
import { languageCode } from '#words/language.ts';

const names: Readonly<Record<string, string | undefined>> = partnerNames;

/** What the partner is called in the language of the words. */
export const partnerName: string = names[languageCode] ?? partnerNames.en;
