import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, languageCodes, nameOf, pathIn } from '#shared/contract/language.ts';
import { call, messageOf } from '#web/api/call.ts';
import { useMe } from '#web/session/session.ts';
import { Segments } from '#web/ui/choices.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/page.tsx';
import * as words from '#words/account.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import styles from './account-page.module.css';

/** The language of the account, saved as soon as it is chosen. The page goes on in it. */
export function LanguageChoice() {
  const stored = useMe()?.language;
  const { pathname } = useLocation();
  const [error, setError] = useState('');
  const choose = async (language: Language) => {
    setError('');
    const result = await call('changeProfile', { language });
    if (result.ok) location.assign(pathIn(language, pathname));
    else setError(messageOf(result, labels.notSaved));
  };
  return (
    <Section title={words.language}>
      <Segments
        legend={words.language}
        hidesLegend
        choices={languageCodes.map((code) => ({ value: code, label: nameOf(code) }))}
        chosen={stored ?? languageCode}
        onChoose={(language) => void choose(language)}
      />
      {error && <Notice tone="error">{error}</Notice>}
      <p className={styles.said}>{words.languageOfMails}</p>
    </Section>
  );
}
