import { languages as spoken } from '#shared/languages.ts';

/** The table of languages under the condition `with-zz`: the pseudo-language beside those that the product speaks. */
export const languages = {
  ...spoken,
  // A private subtag, so that numbers and dates are those of its English words.
  zz: { name: 'Pseudo', offer: '[Ŕéáđ ţĥíš þáĝé íñ Þšéúđó]', tag: 'en-GB-x-zz', prefix: '/zz', direction: 'ltr' },
} as const;

export const buildConditions: readonly string[] = ['with-zz'];
