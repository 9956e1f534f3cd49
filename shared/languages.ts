/** What the product must know of a language to speak it. */
export type SpokenLanguage = {
  /** In the language itself, for the switch. */
  readonly name: string;
  /** The link to the same page, in the language itself, for a visitor whose browser speaks it. */
  readonly offer: string;
  /** The tag of BCP 47 by which `Intl`, the pages and the documents name it. It names the region whose forms are written. */
  readonly tag: string;
  /** Where its pages begin: '' or '/es'. The pages of one language begin at the root. */
  readonly prefix: string;
  readonly direction: 'ltr' | 'rtl';
};

/**
 * The languages that the product speaks, each by the name of its folder of words (`words/en/`), which is also the condition of the
 * imports `#words/…` in package.json. Imported as `#languages`, because the tests of the pseudo-language have one more row
 * (`tests/pseudo/languages.ts`).
 */
export const languages = {
  en: { name: 'English', offer: 'Read this page in English', tag: 'en-GB', prefix: '', direction: 'ltr' },
  es: { name: 'Español', offer: 'Lea esta página en español', tag: 'es-US', prefix: '/es', direction: 'ltr' },
} as const satisfies Readonly<Record<string, SpokenLanguage>>;

/** A build needs no import condition to find this table. */
export const buildConditions: readonly string[] = [];
