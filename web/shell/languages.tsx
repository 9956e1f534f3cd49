import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, languageCodes, nameOf, offerOf, pathIn, tagOf } from '#shared/contract/language.ts';
import { languageCode } from '#words/language.ts';

// A page has the words of one language, so a link to another one loads the site anew. None of this is in a site in one language
// (`SPEAKS_SEVERAL` of `build/vite-config.ts`), so there is no call outside a function, which the bundler would keep.

const others = (): readonly Language[] => languageCodes.filter((code) => code !== languageCode);

type InLanguageProps = { language: Language; children: string };

/** A link to this page in another language. */
function InLanguage({ language, children }: InLanguageProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <a href={`${pathIn(language, pathname)}${search}${hash}`} hrefLang={language} lang={tagOf(language)}>
      {children}
    </a>
  );
}

/** The other languages, each by its own name. */
export function OtherLanguages() {
  return others().map((language) => (
    <InLanguage key={language} language={language}>
      {nameOf(language)}
    </InLanguage>
  ));
}

/** A link to this page in a language, in that language. */
export const ReadIn = ({ language }: { language: Language }) => (
  <InLanguage language={language}>{offerOf(language)}</InLanguage>
);

/** On a first visit: the language of the browser, if the page is in another one. */
const offered = (): Language | undefined => {
  try {
    if (localStorage.length > 0) return undefined;
  } catch {
    // Nothing can be stored here, so nothing says that it is not the first visit.
  }
  const [speech] = navigator.language.split('-');
  return others().find((language) => language === speech);
};

/**
 * Offers the page in the language of the browser. Appears after the first paint, which is the same for every visitor. Its empty
 * paragraph is there from the start, so that its rules are among those of the first paint.
 */
export function LanguageOffer({ className }: { className?: string }) {
  const [language, setLanguage] = useState<Language>();
  useEffect(() => setLanguage(offered()), []);
  return (
    <p className={className} hidden={!language}>
      {language && <ReadIn language={language} />}
    </p>
  );
}
