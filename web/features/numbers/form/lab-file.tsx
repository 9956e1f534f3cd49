import { type ChangeEvent, useId, useRef, useState } from 'react';
import * as words from '#feature-words/numbers/form.ts';
import { answersIn, type FoundResponse, findResponses, patientName } from '#shared/fhir/read-response.ts';
import { refuseAnswer } from '#shared/quiz/answer.ts';
import type { GivenAnswers } from '#shared/quiz/derive.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { useUnits } from '#web/measured/use-units.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, FieldError } from '#web/ui/field.tsx';
import { browserLocale, inWords } from '#web/ui/language.ts';
import { Column, PageHeading } from '#web/ui/page.tsx';
import styles from './numbers.module.css';
import { nameOf, numberIds } from './numbers.ts';
import { savedRows } from './saved-screen.tsx';
import { type Base, questionOf } from './use-base.ts';

/** The numbers in a file, for the user to confirm. */
export type FoundFile = Extract<ReturnType<typeof readFile>, { kind: 'found' }>;

/** Far larger than any file that we write. */
const maxFileBytes = 5_000_000;

const ids: readonly string[] = [...numberIds, 'labDate'];

/** The numbers in a file that was saved from a heart result. Each has to be confirmed before it goes into the form. */
export const readFile = (base: Base, text: string, units: UnitPreference, locale: string) => {
  const document = parsed(text);
  const newest = findResponses(document)
    .filter(({ quizId }) => quizId === base.quiz.id)
    .sort((one, other) => instantOf(other) - instantOf(one))[0];
  if (!newest) return unclear(words.notOurs);
  const given = numbersIn(base, newest);
  const values = valuesOf(base, given, units, locale);
  if (values.length === 0) return unclear(words.noNumbers);
  return { kind: 'found', who: patientName(document, [newest]), authored: newest.authored, given, values } as const;
};

const unclear = (sentence: string) => ({ kind: 'unclear', sentence }) as const;

/** In ms. Servers write instants in their own time zone. */
const instantOf = ({ authored }: FoundResponse): number => Date.parse(authored) || 0;

/** The bulk export of a server has one resource per line. */
const parsed = (text: string): unknown => {
  const lines = () => text.split('\n').filter((line) => line.trim() !== '');
  return fromJson(text) ?? { resourceType: 'Bundle', entry: lines().map((line) => ({ resource: fromJson(line) })) };
};

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const numbersIn = ({ quiz }: Base, found: FoundResponse): GivenAnswers => {
  const { answers, typed } = answersIn(found, quiz);
  const only = <Held,>(all: Readonly<Record<string, Held>>): Record<string, Held> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return { answers: only(answers), typed: only(typed) };
};

const valuesOf = (base: Base, given: GivenAnswers, units: UnitPreference, locale: string) => {
  const changed = ids.filter((id) => Object.hasOwn(given.answers, id));
  const before = new Map(savedRows(base, { given: base.earlier, changed }, units, locale).map((row) => [row.id, row]));
  return savedRows(base, { given, changed }, units, locale).map(({ id, value }) => ({
    id,
    name: nameOf(id),
    /** With its unit, as it was typed. */
    value,
    /** The stored value; null if there is none. */
    now: base.earlier.answers[id] === undefined ? null : (before.get(id)?.value ?? null),
    /** Why it is not acceptable; null if it is. */
    refusal: refuseAnswer(questionOf(base, id), given.answers[id], base.today),
  }));
};

/** A file that was saved from a heart result. It is read on this device and sent nowhere. */
export function FileInput({ base, onFound }: { base: Base; onFound: (found: FoundFile) => void }) {
  const units = useUnits();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [error, setError] = useState<string | null>(null);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const reading = await readChosen(file, (text) => readFile(base, text, units, browserLocale()));
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
    if (reading.kind === 'found') onFound(reading);
    else setError(reading.sentence);
  };
  return (
    <div className={styles.file}>
      <p className={styles.hint}>{words.haveFile}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,application/fhir+json"
        aria-label={words.chooseFile}
        onChange={take}
      />
      <Button
        variant="secondary"
        aria-describedby={error ? errorId : undefined}
        onClick={() => {
          setError(null);
          input.current?.click();
        }}
      >
        {words.importFile}
      </Button>
      <div role="status">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </div>
  );
}

async function readChosen<Reading>(file: File, read: (text: string) => Reading) {
  if (file.size > maxFileBytes) return unclear(words.tooLarge);
  try {
    return read(await file.text());
  } catch {
    return unclear(words.unreadable);
  }
}

type ConfirmFileProps = { found: FoundFile; onTake: (ids: readonly string[]) => void; onBack: () => void };

/** Nothing is ticked at first, so that the user looks at each value. Ticked values go into the form, not to the server. */
export function ConfirmFile({ found, onTake, onBack }: ConfirmFileProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Column className={styles.page}>
      <PageHeading documentTitle={words.fileDocumentTitle}>{words.fileTitle}</PageHeading>
      <p className={styles.lede}>{paragraph(...fromWhom(found), words.tickEach)}</p>
      <fieldset className={styles.values} aria-label={words.numbersInFile}>
        {found.values.map(({ id, name, value, now, refusal }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            disabled={refusal !== null}
            onChange={(next) => tick(id, next)}
          >
            <b>{words.numberIs(name, value)}</b>
            <span className={styles.hint}>{refusal ?? (now === null ? words.notAdded : words.now(now))}</span>
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.fileButtons}>
        <Button disabled={ticked.length === 0} onClick={() => onTake(ticked)}>
          {words.addToForm}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {words.backWithoutThem}
        </Button>
      </div>
      <p className={styles.hint}>{words.nothingSavedYet}</p>
    </Column>
  );
}

const fromWhom = ({ who, authored }: FoundFile): readonly (string | false)[] => [
  who ? words.fileAbout(who) : words.fileWithoutName,
  !Number.isNaN(Date.parse(authored)) && words.fileFrom(inWords(authored, { dateStyle: 'long' })),
];
