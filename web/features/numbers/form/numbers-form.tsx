import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as care from '#feature-words/numbers/care.ts';
import * as words from '#feature-words/numbers/form.ts';
import * as pages from '#feature-words/numbers.ts';
import { asRunId, type RunId } from '#shared/contract/ids.ts';
import type { WidthName } from '#shared/heart/evidence/estimate.ts';
import { expectedWidths } from '#shared/heart/expected-width.ts';
import { spokenNumbers } from '#shared/heart/words/spoken-numbers.ts';
import { allQuestions } from '#shared/quiz/all-questions.ts';
import { urgentHeading } from '#shared/reading/urgent-heading.ts';
import { levels } from '#shared/safety/levels.ts';
import { paragraph } from '#shared/words/phrases.ts';
import { messageOf } from '#web/api/call.ts';
import authStyles from '#web/login/auth-page.module.css';
import { useUnits } from '#web/measured/use-units.ts';
import { sendFromPage } from '#web/quiz/outbox/resend.ts';
import { requestOf } from '#web/quiz/outbox/send.ts';
import redStyles from '#web/quiz/screens/emergency-screen.module.css';
import { Warning } from '#web/quiz/screens/emergency-screen.tsx';
import { useSession } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Column, fillsWindow, PageHeading, staysAtBottom } from '#web/ui/page.tsx';
import { useRootMark } from '#web/ui/painting.ts';
import * as labels from '#words/labels.ts';
import { ConfirmFile, FileInput, type FoundFile } from './lab-file.tsx';
import { NumberGroups } from './number-groups.tsx';
import { type Warnings, warningsOf } from './number-warnings.ts';
import styles from './numbers.module.css';
import { nameOf } from './numbers.ts';
import type { ReadSheet } from './numbers-sheet.ts';
import type { Base } from './use-base.ts';
import { linesOf, type UseSheet, useSheet } from './use-sheet.ts';

type NumbersFormProps = { base: Base; onSaved: (read: ReadSheet, sessionId: RunId) => void };

/** All numbers on one page, each optional. The page warns about a dangerous number before anything is saved. */
export function NumbersForm({ base, onSaved }: NumbersFormProps) {
  const units = useUnits();
  const filled = useSheet(base, units);
  const saving = useSaving(base, filled, onSaved);
  const [best] = useState(() => bestNext(base));
  const [found, setFound] = useState<FoundFile | null>(null);
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
  if (saving.warnings) return <RedNotice {...saving} warnings={saving.warnings} />;
  const lines = saving.tries > 0 ? linesOf(filled.read) : [];
  return (
    <form className={fillsWindow} onSubmit={saving.onSubmit} noValidate aria-busy={saving.isBusy || undefined}>
      <Column className={styles.page}>
        <PageHeading documentTitle={lines.length > 0 ? words.errorTitle : pages.addMyNumbers}>
          {pages.addMyNumbers}
        </PageHeading>
        <p className={styles.lede}>{paragraph(words.lede, bestSentence(best))}</p>
        <ProblemList lines={lines} tries={saving.tries} />
        {saving.message && <Notice tone="error">{saving.message}</Notice>}
        <FileInput base={base} onFound={setFound} />
        <NumberGroups base={base} filled={filled} best={best} />
      </Column>
      <div className={staysAtBottom}>
        <Column className={styles.barRow}>
          <ButtonLink variant="secondary" to={`/results/${base.submissionId}`}>
            {pages.cancel}
          </ButtonLink>
          <Button type="submit" className={styles.save} busy={saving.isBusy} busyLabel={labels.saving}>
            {words.saveAndUpdate}
          </Button>
        </Column>
      </div>
    </form>
  );
}

type State = { isBusy: boolean; tries: number; message: string | null; warnings: Warnings | null };

/** Checks, warns, then sends. A second try of the same numbers has the same session id, so that they are saved once. */
function useSaving(base: Base, { read, showAll }: UseSheet, onSaved: NumbersFormProps['onSaved']) {
  const [sessionId, setSessionId] = useState(() => asRunId(crypto.randomUUID()));
  const [state, setState] = useState<State>({ isBusy: false, tries: 0, message: null, warnings: null });
  const set = (next: Partial<State>) => setState((before) => ({ ...before, ...next }));
  const save = async () => {
    set({ isBusy: true, message: null });
    const saved = await saveNumbers(base, read, sessionId);
    if (saved.type === 'saved') return onSaved(read, sessionId);
    if (saved.isUsedUp) setSessionId(asRunId(crypto.randomUUID()));
    set({ isBusy: false, message: saved.message, warnings: null });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.isBusy) return;
    showAll();
    const isWrong = read.problems.length + read.doubts.length > 0;
    if (isWrong) return set({ tries: state.tries + 1, message: null });
    if (read.changed.length === 0) return set({ message: words.nothingChanged });
    const warnings = warningsOf(base, read);
    if (warnings.flags.length > 0) return set({ warnings, message: null });
    void save();
  };
  return { ...state, onSubmit, onSave: save, onBack: () => set({ warnings: null }) };
}

/**
 * The numbers that are expected to narrow the range of the user's result, most effective first (METHODS 10.6). For the
 * expectation, each number has the value that the estimate assumes now.
 */
const bestNext = ({ earlier, longevity, today }: Base): readonly WidthName[] =>
  expectedWidths({ cardiac: earlier.answers, longevity, today }).list.flatMap(({ name, narrows }) =>
    narrows ? [name] : [],
  );

/** What to look up first, in one sentence; null if nothing would narrow the range. */
export const bestSentence = (best: readonly WidthName[]): string | null => {
  const [first, second] = best.map((name) => spokenNumbers[name]);
  if (first === undefined) return null;
  return second === undefined ? words.best(first) : words.bestTwo(first, second);
};

/** What has to be corrected before saving. Each line leads to its field, and each try to save moves the focus here. */
function ProblemList({ lines, tries }: { lines: ReturnType<typeof linesOf>; tries: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (tries > 0) heading.current?.focus();
  }, [tries]);
  if (lines.length === 0) return null;
  return (
    <section className={`${authStyles.summary} ${styles.problems}`} aria-labelledby="problems">
      <h2 id="problems" ref={heading} tabIndex={-1}>
        {words.checkNumbers(lines.length)}
      </h2>
      <ul>
        {lines.map(({ id, sentence }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.querySelector<HTMLElement>(`main [name="${id}"]`)?.focus();
              }}
            >
              {words.problemWith(nameOf(id), sentence)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type RedNoticeProps = { warnings: Warnings; isBusy: boolean; onSave: () => void; onBack: () => void };

/** Shown before saving, because acting on it matters more. Going back loses nothing that was typed. */
function RedNotice({ warnings: { flags, routes }, isBusy, onSave, onBack }: RedNoticeProps) {
  const isEmergency = flags.some(({ level }) => level === 'emergency');
  const label = isEmergency ? levels.emergency.label : urgentHeading(flags, routes);
  return (
    <Column className={redStyles.page}>
      <Warning {...{ label, flags, isEmergency }} isPregnant={routes.includes('pregnant')} lead={care.ifWorseCall} />
      <div className={redStyles.buttons}>
        <ButtonLink block to="/">
          {care.leaveFirst}
        </ButtonLink>
        <Button block variant="secondary" busy={isBusy} busyLabel={labels.saving} onClick={onSave}>
          {care.haveRead}
        </Button>
        <Button block variant="ghost" disabled={isBusy} onClick={onBack}>
          {care.goBack}
        </Button>
      </div>
      <p className={redStyles.kept}>{words.notSavedYet}</p>
    </Column>
  );
}

/**
 * Sends the new submission through the outbox, so that a network failure loses nothing. Throws nothing. `saved`: the API has
 * accepted it, or it waits in the outbox. `isUsedUp`: the API has used this session id, so the next try needs a new one.
 */
export async function saveNumbers(base: Base, read: ReadSheet, sessionId: RunId) {
  const { user } = useSession.getState();
  if (!user) return refused(words.logInAgain);
  const request = numbersRequest(base, read, { user, runId: sessionId });
  const { result, refusal, willRetry, isSentElsewhere } = await sendFromPage(request);
  if (result.ok || willRetry) return { type: 'saved' } as const;
  return isSentElsewhere ? refused(words.sentElsewhere) : refused(messageOf(result, words.notSent), refusal !== null);
}

type By = Pick<Parameters<typeof requestOf>[0], 'user' | 'runId'>;

export const numbersRequest = ({ quiz, submissionId }: Base, { given, confirmed }: ReadSheet, by: By) =>
  requestOf({
    ...given,
    ...by,
    quizId: quiz.id,
    questions: allQuestions(quiz),
    confirmed,
    basedOn: submissionId,
  });

const refused = (message: string, isUsedUp = false) => ({ type: 'refused', message, isUsedUp }) as const;
