import { queryOptions } from '@tanstack/react-query';
import { type Language, languageCodes } from '#shared/contract/language.ts';
import type { DoctorSheet, ToSheet } from '#shared/features/doctor/sheet/sheet.ts';
import { languageCode } from '#words/language.ts';
import { speech } from './speech.ts';
import inOtherLanguages from './speech.ts?in-other-languages';

export type Speech = typeof speech;

/** What a doctor reads in this language. Another one than the page's is loaded. */
export const speechIn = async (language: Language): Promise<Speech> => {
  if (language === languageCode) return speech;
  const loaded = (await inOtherLanguages[language]?.()) as { readonly speech: Speech } | undefined;
  if (!loaded) throw new Error(`Nothing is said in ${language}.`);
  return loaded.speech;
};

/** The same for a component, which has that of the page at once. */
export const speechQuery = (language: Language) =>
  queryOptions({
    queryKey: ['what a doctor reads', language],
    queryFn: () => speechIn(language),
    staleTime: Infinity,
    ...(language === languageCode && { initialData: speech }),
  });

/** The sheet in each language, so that the doctor can switch. */
export const sheetsOf = async (given: ToSheet): Promise<Readonly<Record<string, DoctorSheet>>> => {
  const sheets = languageCodes.map(async (code) => [code, (await speechIn(code)).sheetOf(given)] as const);
  return Object.fromEntries(await Promise.all(sheets));
};
