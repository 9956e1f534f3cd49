import { languages, type SpokenLanguage } from '#languages';

export type Language = keyof typeof languages;

const rows: Readonly<Record<Language, SpokenLanguage>> = languages;

const isLanguage = (given: unknown): given is Language => typeof given === 'string' && Object.hasOwn(rows, given);

export const languageCodes: readonly Language[] = Object.keys(rows).filter(isLanguage);

/** Of pages at the root, of items stored without a language, and of those in a language that is no longer spoken. */
export const defaultLanguage: Language = 'en';

export const otherLanguages: readonly Language[] = languageCodes.filter((code) => code !== defaultLanguage);

/** The language with this code, which may be any value. */
export const languageFrom = (code: unknown): Language => (isLanguage(code) ? code : defaultLanguage);

export const tagOf = (language: Language): string => rows[language].tag;

/** The name of the language, and the link to a page in it, both in the language itself. */
export const nameOf = (language: Language): string => rows[language].name;
export const offerOf = (language: Language): string => rows[language].offer;

export const directionOf = (language: Language): SpokenLanguage['direction'] => rows[language].direction;

/** The address of a page in a language: '/es/login' for '/login'. */
export const pathIn = (language: Language, path: string): string => {
  const { prefix } = rows[language];
  return prefix && path === '/' ? `${prefix}/` : `${prefix}${path}`;
};
