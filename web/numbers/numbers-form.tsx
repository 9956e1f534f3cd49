import { type FormEvent, useState } from 'react';
import type { RedFlagNotice } from '#shared/contract/result.ts';
import { useUnits } from '../measured/units.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Column, PageHeading } from '../ui/page.tsx';
import { useRootMark } from '../ui/use-root-mark.ts';
import type { Base } from './base.ts';
import { bestNext } from './best-next.ts';
import { ConfirmFile } from './confirm-file.tsx';
import { FileInput } from './file-input.tsx';
import { bestSentence } from './hints.ts';
import { NumberGroups } from './number-groups.tsx';
import styles from './numbers.module.css';
import { ProblemList } from './problem-list.tsx';
import type { FileReading } from './read-file.ts';
import type { ReadSheet } from './read-sheet.ts';
import { RedNotice } from './red-notice.tsx';
import { saveNumbers } from './save-numbers.ts';
import { linesOf, type UseSheet, useSheet } from './use-sheet.ts';
import { warningsOf } from './warnings.ts';

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
