import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import type { RepeatableRequest } from '#shared/contract/schemas/create-submission-schemas.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { expectedWidths } from '#shared/heart/expected-width.ts';
import { readPerson } from '#shared/person/read-person.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { assess } from '#shared/safety/assess.ts';
import { highestLevel, levels } from '#shared/safety/levels.ts';
import { capitalised, numberWord } from '#shared/words/phrases.ts';
import { whileSending } from '#web/api/list-gate.ts';
import { useUnits } from '#web/measured/units.ts';
import { noteSubmitEnded } from '#web/quiz/outbox/resend.ts';
import { send } from '#web/quiz/outbox/send.ts';
import { removeFromOutbox } from '#web/quiz/outbox/unsent.ts';
import redStyles from '#web/quiz/screens/emergency-screen.module.css';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmergencyNumbers } from '#web/ui/emergency-numbers.tsx';
import { AlertIcon } from '#web/ui/icons.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, PageHeading } from '#web/ui/page.tsx';
import { useRootMark } from '#web/ui/painting.ts';
import { bestSentence } from './hints.ts';
import { ConfirmFile, FileInput, type FileReading } from './lab-file.tsx';
import { NumberGroups } from './number-groups.tsx';
import styles from './numbers.module.css';
import { lineOf, type ReadSheet } from './read-sheet.ts';
import type { Base } from './use-base.ts';
import { linesOf, type UseSheet, useSheet } from './use-sheet.ts';

type RedNoticeProps = {
  flags: readonly RedFlagNotice[];
  isBusy: boolean;
  onSave: () => void;
  onBack: () => void;
};

/** Stands before saving, because acting on it matters more. What was typed is still there when the person goes back. */
function RedNotice({ flags, isBusy, onSave, onBack }: RedNoticeProps) {
  const level = levels[highestLevel(flags) ?? 'urgent'];
  return (
    <Column className={redStyles.page}>
      <AlertIcon className={redStyles.icon} />
      <PageHeading documentTitle={level.label}>{level.label}</PageHeading>
      <div className={redStyles.card}>
        <div role="alert">
          <ul className={redStyles.messages}>
            {flags.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
        </div>
        <EmergencyNumbers {...(level !== levels.emergency && { lead: ifWorse })} />
      </div>
      <div className={redStyles.buttons}>
        <ButtonLink block to="/">
          Leave, and do this first
        </ButtonLink>
        <Button block variant="secondary" busy={isBusy} busyLabel="Saving…" onClick={onSave}>
          I have read this, save my numbers
        </Button>
        <Button block variant="ghost" disabled={isBusy} onClick={onBack}>
          Go back and correct a number
        </Button>
      </div>
      <p className={redStyles.kept}>Nothing is saved yet.</p>
    </Column>
  );
}

const ifWorse = 'If it gets worse, or you are not sure, call your local emergency number now:';

/**
 * The numbers that would narrow the range of this person's result, the one that would do most first (METHODS 10.6). It is
 * an expectation: it takes the number to be what the estimate assumes now.
 */
const bestNext = ({ earlier, longevity, today }: Base): readonly string[] =>
  expectedWidths({ cardiac: earlier.answers, longevity, today }).list.flatMap(({ name, narrows }) =>
    narrows ? [name] : [],
  );

/** All of the submission but whose it is. */
export const requestOf = (
  { quiz, submissionId }: Base,
  { given, confirmed }: ReadSheet,
): Omit<RepeatableRequest, 'userId' | 'contact' | 'sessionId'> => ({
  quizId: quiz.id,
  quizVersion: liveVersion,
  basedOn: submissionId,
  submittedAnswers: [...quiz.questions, ...(quiz.besides ?? [])].flatMap(({ id, text }) => {
    const value = given.answers[id];
    const typed = given.typed[id];
    return value === undefined ? [] : [{ questionId: id, questionText: text, value, ...(typed && { typed }) }];
  }),
  ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * What must be read before these numbers are saved, most serious first: every emergency and urgent notice that the changed
 * numbers raise, or that was not raised before. What the earlier answers raise without them has been shown with their result.
 */
export const warningsOf = (base: Base, { given, changed }: Pick<ReadSheet, 'given' | 'changed'>): RedFlagNotice[] => {
  if (changed.length === 0) return [];
  const known = new Set(raised(base, base.earlier.answers).map(({ code }) => code));
  const withoutThem = Object.fromEntries(Object.entries(given.answers).filter(([id]) => !changed.includes(id)));
  const anyway = new Set(raised(base, withoutThem).map(({ code }) => code));
  return raised(base, given.answers).filter(({ code }) => !(known.has(code) && anyway.has(code)));
};

const raised = ({ longevity, today }: Base, heart: Answers) =>
  assess(readPerson({ longevity, heart, today })).notices.filter(({ level }) => level !== 'soon');

export type Saved =
  /** Taken, or kept on this device until the network is back. */
  | { type: 'saved' }
  /** `isUsedUp`: the next try needs a new session id. */
  | { type: 'refused'; message: string; isUsedUp: boolean };

/** Sends the new submission through the outbox, so that a broken network loses nothing. Throws nothing. */
export async function saveNumbers(base: Base, read: ReadSheet, sessionId: string): Promise<Saved> {
  const { user } = useSession.getState();
  if (!user) return { type: 'refused', message: 'Please log in again to save your numbers.', isUsedUp: false };
  const { id: userId, email, firstName, lastName } = user;
  const request = { ...requestOf(base, read), userId, contact: { email, firstName, lastName }, sessionId };
  return whileSending(
    () => sendOnce(request),
    ({ type }) => type === 'saved',
  );
}

async function sendOnce(request: RepeatableRequest): Promise<Saved> {
  const { result, refusal, willRetry, isSentElsewhere } = await send(request);
  const isSaved = result.ok || willRetry;
  // The page still holds the numbers, and the person may correct them: the outbox must not send the old ones.
  if (!isSaved) await removeFromOutbox(request.sessionId);
  // Else nothing says that they wait, and nothing sends them before the next visit.
  noteSubmitEnded({ isWaiting: willRetry });
  if (isSaved) return { type: 'saved' };
  if (isSentElsewhere) return { type: 'refused', message: arrived, isUsedUp: false };
  const said = (result.reason === 'refused' && result.body?.message) || notSent;
  return { type: 'refused', message: said, isUsedUp: refusal !== null };
}

const arrived = 'Your numbers have arrived: another tab has sent them. You find the result on your dashboard.';
const notSent = 'Your numbers could not be sent just now. Please keep this page open and save again in a moment.';

type Line = { readonly id: string; readonly sentence: string };

type ProblemListProps = {
  lines: readonly Line[];
  /** Counts the tries to save: each one leads back here. */
  tries: number;
};

/** What stands between the numbers and saving them. Each line leads to its field. */
function ProblemList({ lines, tries }: ProblemListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tries > 0) heading.current?.focus();
  }, [tries]);
  if (lines.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby="problems">
      <h2 id="problems" ref={heading} tabIndex={-1}>
        {lines.length === 1
          ? 'One number needs a look'
          : `${capitalised(numberWord(lines.length))} numbers need a look`}
      </h2>
      <ul>
        {lines.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => leadTo(event, id)}>
              {lineOf(id, sentence)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function leadTo(event: MouseEvent, name: string): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();
}

type Found = Extract<FileReading, { kind: 'found' }>;
type NumbersFormProps = { base: Base; onSaved: (read: ReadSheet, sessionId: string) => void };

/** All numbers on one page, each of them optional. What is dangerous is said before anything is saved. */
export function NumbersForm({ base, onSaved }: NumbersFormProps) {
  const units = useUnits();
  const filled = useSheet(base, units);
  const saving = useSaving(base, filled, onSaved);
  const [best] = useState(() => bestNext(base));
  const [found, setFound] = useState<Found | null>(null);
  useRootMark('bar', found || saving.warnings ? null : 'numbers');
  if (found)
    return (
      <ConfirmFile
        found={found}
        onBack={() => setFound(null)}
        onTake={(ids) => {
          filled.takeOver(found.given, ids);
          setFound(null);
        }}
      />
    );
  if (saving.warnings) return <RedNotice flags={saving.warnings} {...saving} />;
  const lines = saving.tries > 0 ? linesOf(filled.read) : [];
  return (
    <form className={styles.form} onSubmit={saving.onSubmit} noValidate aria-busy={saving.isBusy || undefined}>
      <Column className={styles.page}>
        <PageHeading documentTitle={lines.length > 0 ? 'Error: Add my numbers' : 'Add my numbers'}>
          Add my numbers
        </PageHeading>
        <p className={styles.lede}>
          Numbers you have measured beat any guess. Fill in what you have and leave the rest empty. {bestSentence(best)}
        </p>
        <ProblemList lines={lines} tries={saving.tries} />
        {saving.message && <Notice tone="error">{saving.message}</Notice>}
        <FileInput base={base} onFound={setFound} />
        <NumberGroups base={base} filled={filled} best={best} />
      </Column>
      <div className={styles.bar}>
        <Column className={styles.barRow}>
          <ButtonLink variant="secondary" to={`/results/${base.submissionId}`}>
            Cancel
          </ButtonLink>
          <Button type="submit" className={styles.save} busy={saving.isBusy} busyLabel="Saving…">
            Save and work out again
          </Button>
        </Column>
      </div>
    </form>
  );
}

const nothingNew = 'Nothing is different yet. Fill in a number first.';

type State = { isBusy: boolean; tries: number; message: string | null; warnings: readonly RedFlagNotice[] | null };

/** Checks, warns, then sends once. A second try of the same numbers has the same session id, so that it saves them once. */
function useSaving(base: Base, { read, showAll }: UseSheet, onSaved: NumbersFormProps['onSaved']) {
  const [sessionId, setSessionId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<State>({ isBusy: false, tries: 0, message: null, warnings: null });
  const set = (next: Partial<State>) => setState((before) => ({ ...before, ...next }));
  const save = async () => {
    set({ isBusy: true, message: null });
    const saved = await saveNumbers(base, read, sessionId);
    if (saved.type === 'saved') return onSaved(read, sessionId);
    if (saved.isUsedUp) setSessionId(crypto.randomUUID());
    set({ isBusy: false, message: saved.message, warnings: null });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    showAll();
    const isWrong = read.problems.length + read.doubts.length > 0;
    if (isWrong) return set({ tries: state.tries + 1, message: null });
    if (read.changed.length === 0) return set({ message: nothingNew });
    const warnings = warningsOf(base, read);
    if (warnings.length > 0) return set({ warnings, message: null });
    void save();
  };
  return { ...state, onSubmit, onSave: save, onBack: () => set({ warnings: null }) };
}
