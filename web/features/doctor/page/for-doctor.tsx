import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import * as care from '#feature-words/doctor/care.ts';
import * as words from '#feature-words/doctor.ts';
import { defaultLanguage, type Language, languageCodes, languageFrom, nameOf } from '#shared/contract/language.ts';
import { quizRecordOf } from '#shared/derived-names.ts';
import type { Allowed, DoctorSheet, Submitted, ToSheet } from '#shared/features/doctor/sheet/sheet.ts';
import type { ReadAs } from '#shared/quizzes/quiz-record.ts';
import { type OwnAnswers, queryClient, resultQuery } from '#web/api/queries.ts';
import { ShareLink } from '#web/features/doctor/links/share-link.tsx';
import { earlierAnswers, isWeightQuiet } from '#web/own-answers/earlier-answers.ts';
import { localDay } from '#web/quiz/local-day.ts';
import { useMe } from '#web/session/session.ts';
import { Header, Screen } from '#web/shell/screen.tsx';
import { Button, PrintButton, Spinner } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/choices.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading, Section } from '#web/ui/page.tsx';
import { RichText } from '#web/ui/rich-text.ts';
import * as labels from '#words/labels.ts';
import { languageCode } from '#words/language.ts';
import { doctorPage } from '../paths.ts';
import styles from './for-doctor.module.css';
import { linkContents, loadDocument } from './link-contents.ts';
import { SaveDocument } from './save-document.tsx';
import { speech } from './speech.ts';
import { type Speech, sheetsOf, speechQuery } from './speech-in.ts';

type ChoicesProps = { allowed: Allowed; onChange: (allowed: Allowed) => void; hasLongevity: boolean };

const choiceLabels: Readonly<Record<keyof Allowed, string>> = {
  name: words.includeName,
  birthdate: words.includeBirthdate,
  weight: words.includeWeight,
  mood: words.includeMood,
};

/**
 * What the user lets the clinician see. Only the first quiz asks for birth date, height and weight. The page always has
 * the warnings that cannot wait.
 */
function Choices({ allowed, onChange, hasLongevity }: ChoicesProps) {
  const shown = (['name', 'birthdate', 'weight', 'mood'] as const).filter(
    (key) => hasLongevity || key === 'name' || key === 'mood',
  );
  return (
    <fieldset className={styles.choices}>
      <legend>{words.include}</legend>
      {shown.map((key) => (
        <Checkbox key={key} checked={allowed[key]} onChange={(isOn) => onChange({ ...allowed, [key]: isOn })}>
          {choiceLabels[key]}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** In characters. Three lines of this length keep the sheet on one side of paper. */
const longest = 120;

const questionLabels = [words.firstQuestion, words.secondQuestion, words.thirdQuestion];

type OwnQuestionsProps = { questions: readonly string[]; onChange: (questions: readonly string[]) => void };

/**
 * The user's own questions for the clinician. They are only on the sheet of this page. They are not stored, and neither
 * the link nor the file contains them, because we cannot know what a user has typed.
 */
function OwnQuestions({ questions, onChange }: OwnQuestionsProps) {
  const lastFilled = questions.map((question) => question.trim() !== '').lastIndexOf(true);
  const shown = questionLabels.slice(0, lastFilled + 2);
  const put = (at: number, text: string) =>
    onChange(questionLabels.map((_, each) => (each === at ? text.slice(0, longest) : (questions[each] ?? ''))));
  return (
    <Section title={words.ownQuestions} className={styles.questions}>
      <p className={styles.small}>{words.ownQuestionsAbout}</p>
      {shown.map((label, at) => (
        <TextField
          key={label}
          label={label}
          optional
          autoComplete="off"
          maxLength={longest}
          value={questions[at] ?? ''}
          onChange={(text) => put(at, text)}
        />
      ))}
    </Section>
  );
}

type OwnSubmitted = Submitted & { readonly language: Language };

type ForDoctorProps = {
  own: OwnAnswers;
  /** The newest answers to the other quiz; null if there are none that today's engine can read. */
  other: OwnAnswers | null;
  /** A newer submission of the same quiz. */
  newer: string | undefined;
};

/** What goes on the page, and the page itself. Nothing is stored, and only the sheet is printed. */
export function ForDoctor({ own, other, newer }: ForDoctorProps) {
  const today = localDay(new Date());
  const ofQuiz = (as: ReadAs) => [own, other].find((one) => one && quizRecordOf(one.quizId).readAs === as) ?? null;
  const [longevity, heart] = [useSubmitted(ofQuiz('longevity')), useSubmitted(ofQuiz('heart'))];
  const isQuiet = [own, other].some((one) => one && isWeightQuiet(one.quizId, earlierAnswers(one).answers, today));
  const [allowed, setAllowed] = useState<Allowed>({ name: true, birthdate: true, mood: false, weight: !isQuiet });
  const [ownQuestions, setOwnQuestions] = useState<readonly string[]>([]);
  const me = useMe();
  const name = [me?.firstName, me?.lastName].filter(Boolean).join(' ');
  const given = useMemo(() => ({ longevity, heart, today, name, allowed }), [longevity, heart, today, name, allowed]);
  const [language, setLanguage] = useState(defaultLanguage);
  const sheet = useMemo(() => speech.sheetOf(given), [given]);
  const answered = answeredOf([heart, longevity]);
  const speeches = [
    useQuery(speechQuery(language), queryClient),
    useQuery(speechQuery(answered), queryClient),
  ] as const;
  const [doctors, answeredIn] = [speeches[0].data, speeches[1].data];
  const isPressing = sheet.warnings.raised.some(({ level }) => level !== 'soon');
  return (
    <Screen header={<Header back={{ to: `/results/${own.submissionId}`, label: words.backToResult }} />} hasFoot>
      <Column className={styles.page}>
        <div className={styles.screenOnly}>
          <PageHeading documentTitle={words.forMyDoctor}>{words.forMyDoctor}</PageHeading>
          <p className={styles.lede}>{words.lede}</p>
          {isPressing && (
            <Notice tone="care" title={care.careFirstTitle}>
              <p>
                <RichText
                  text={care.careFirst}
                  parts={{ link: (named) => <Link to={`/results/${own.submissionId}`}>{named}</Link> }}
                />
              </p>
            </Notice>
          )}
          {newer && (
            <Notice title={words.newerTitle}>
              <p>
                <RichText text={words.newer} parts={{ link: (named) => <Link to={doctorPage(newer)}>{named}</Link> }} />
              </p>
            </Notice>
          )}
          <Choices allowed={allowed} onChange={setAllowed} hasLongevity={longevity !== null} />
          {import.meta.env.SPEAKS_SEVERAL && <DoctorsLanguage chosen={language} onChoose={setLanguage} />}
          <OwnQuestions questions={ownQuestions} onChange={setOwnQuestions} />
        </div>
        <div className={styles.screenOnly}>
          <Print speeches={speeches} />
        </div>
        <ShareLink
          language={language}
          contents={async () => {
            const page = { format: 2, answered, sheets: await sheetsOf(given) } as const;
            return linkContents(own.submissionId, page, language, allowed);
          }}
        />
        <Section title={words.download} className={styles.software}>
          <p className={styles.small}>{words.fileAbout}</p>
          <SaveDocument document={() => loadDocument(own.submissionId, allowed, language)} />
        </Section>
        {doctors && answeredIn && (
          <SheetIn
            doctors={doctors}
            answeredIn={answeredIn}
            given={given}
            ownSheet={sheet}
            ownQuestions={ownQuestions}
          />
        )}
      </Column>
    </Screen>
  );
}

/** The language of the newest answers. */
const answeredOf = (submitted: readonly (OwnSubmitted | null)[]): Language => {
  const newestFirst = submitted.filter((one) => one !== null).sort((one, other) => other.day.localeCompare(one.day));
  return newestFirst[0]?.language ?? languageCode;
};

type DoctorsLanguageProps = { chosen: Language; onChoose: (language: Language) => void };

/** Most doctors read English, whatever language the person reads. */
function DoctorsLanguage({ chosen, onChoose }: DoctorsLanguageProps) {
  return (
    <Segments
      legend={words.doctorsLanguage}
      choices={languageCodes.map((code) => ({ value: code, label: nameOf(code) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

type SheetInProps = {
  doctors: Speech;
  /** What is said in the language in which the person answered. */
  answeredIn: Speech;
  given: ToSheet;
  /** The sheet in the language of this page. */
  ownSheet: DoctorSheet;
  ownQuestions: readonly string[];
};

/** Made anew for other answers or languages, not for each letter of a question. */
function SheetIn({ doctors, answeredIn, given, ownSheet, ownQuestions }: SheetInProps) {
  const [sheet, said] = useMemo(() => {
    const sheetBy = (one: Speech) => (one === speech ? ownSheet : one.sheetOf(given));
    return [sheetBy(doctors), answeredIn === doctors ? null : sheetBy(answeredIn)];
  }, [doctors, answeredIn, given, ownSheet]);
  return <doctors.DoctorSheet sheet={sheet} said={said} ownQuestions={ownQuestions} />;
}

type PrintProps = {
  /** What is said in the doctor's language, and in the one in which the person answered. */
  speeches: readonly UseQueryResult<Speech>[];
};

/** Waits with the sheet for what is loaded. */
function Print({ speeches }: PrintProps) {
  if (speeches.every(({ isSuccess }) => isSuccess)) return <PrintButton />;
  const failed = speeches.filter(({ isError }) => isError);
  if (failed.length === 0) return <Spinner />;
  return (
    <Notice tone="error">
      {words.sheetNotLoaded}{' '}
      <Button variant="secondary" size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
        {labels.tryAgain}
      </Button>
    </Notice>
  );
}

/** The answers in the form that the sheet reads, with what the user has said about a warning since. */
function useSubmitted(own: OwnAnswers | null): OwnSubmitted | null {
  const query = resultQuery(own?.submissionId ?? '');
  const { data: result } = useQuery({ ...query, enabled: own !== null }, queryClient);
  const checked = result?.checked;
  const replaces = result?.content.replaces;
  const language = languageFrom(result ? result.content.language : languageCode);
  return useMemo(
    () => own && { ...earlierAnswers(own), day: own.day, checked, replaces, language },
    [own, checked, replaces, language],
  );
}
