import { useEffect, useRef, useState } from 'react';
import { asRunId } from '#shared/contract/ids.ts';
import { liveVersion } from '#shared/derived-names.ts';
import type { Changes, GivenAnswers } from '#shared/quiz/derive.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { type Draft, type NewDraft, readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { createTurns, newDraft, onDraftChange, saveDraft } from '#web/quiz/draft/save-draft.ts';
import { useSession } from '#web/session/session.ts';
import { changesNow, setChanges } from '../answers/changes.ts';
import { changesIn, isSame, joinChanges, savedFrom } from './saved-changes.ts';

type UnderWay = {
  key: string;
  earlier: GivenAnswers;
  changes: Changes;
  /** The index of the open sheet, from 0. */
  sheet: number;
  /** Codes of the emergency notices that the user has read. */
  read: readonly string[];
};

/**
 * Saves the answers of the sheets as a draft in this browser after every change. A reload loses nothing, and the changes of
 * several tabs are merged into one draft, question by question. Each tab stays at its own sheet. `isSaved` is false if nothing
 * can be stored, and once another tab has sent the answers or started again. After `forget`, nothing is written any more.
 */
export function useSaving({ quizId, submissionId }: OwnAnswers, saved: Draft | null, underWay: UnderWay) {
  const { key, earlier, changes, sheet, read } = underWay;
  const [isSaved, setSaved] = useState(true);
  const [runId, setRunId] = useState(() => saved?.runId ?? asRunId(crypto.randomUUID()));
  const [turns] = useState(createTurns);
  /** `base`: the changes that the stored draft had when this tab last saw it. */
  const synced = useRef({ seen: saved?.revision ?? 0, base: saved ? changesIn(saved, earlier) : none, isOver: false });
  const name = `retake ${quizId}` as const;
  const inTurn = (work: () => Promise<void>) => turns.inTurn(() => (synced.current.isOver ? undefined : work()));

  const joinedWith = (stored: Draft) => joinChanges(changesNow(key), synced.current.base, changesIn(stored, earlier));
  /** Shows what other tabs have changed. */
  const takeOver = (stored: Draft) => {
    const joined = joinedWith(stored);
    synced.current.seen = stored.revision;
    synced.current.base = changesIn(stored, earlier);
    setRunId(stored.runId);
    if (!isSame(joined, changesNow(key))) setChanges(key, joined);
  };
  const place = useRef({ sheet: saved?.currentQuestion ?? sheet, read });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    const isPlace = place.current.sheet !== sheet || place.current.read !== read;
    place.current = { sheet, read };
    inTurn(async () => {
      const { seen, base } = synced.current;
      const own = changesNow(key);
      // Changes from another tab are not written back: the tabs would send them to each other for ever.
      if (isSame(own, base) && !(isPlace && seen > 0)) return;
      const draft = newDraft({
        runId,
        owner: userIdNow(),
        currentQuestion: sheet,
        ...savedFrom(own, earlier),
        dismissedNotices: read,
        retake: { basedOn: submissionId, numbers: [], lastTime: {} },
      });
      let written: NewDraft = draft;
      const joined = (stored: Draft | undefined) => {
        if (stored && isFrom(stored, submissionId))
          written = {
            ...draft,
            runId: stored.runId,
            ...savedFrom(joinedWith(stored), earlier),
            dismissedNotices: [...new Set([...stored.dismissedNotices, ...read])],
          };
        return written;
      };
      const revision = await saveDraft(name, draft, seen, joined);
      setSaved(revision > seen);
      if (revision > seen) takeOver({ ...written, revision });
      // Another tab has sent the draft, or the user has logged out. It must not be written again.
      synced.current.isOver = revision === 0 && seen > 0;
    });
  }, [changes, sheet, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page belongs to one submission
  useEffect(
    () =>
      onDraftChange(name, () =>
        inTurn(async () => {
          const stored = await readDraft(name);
          if (stored && stored.revision > synced.current.seen && isFrom(stored, submissionId)) takeOver(stored);
        }),
      ),
    [],
  );
  const forget = () => {
    inTurn(() => removeDraft(name, runId));
    inTurn(async () => {
      synced.current.isOver = true;
    });
  };
  return { runId, isSaved, forget };
}

const none: Changes = { answers: {} };

const userIdNow = () => useSession.getState().user?.id ?? null;

const isFrom = ({ owner, quizVersion, retake }: Draft, submissionId: string): boolean =>
  owner === userIdNow() && quizVersion === liveVersion && retake?.basedOn === submissionId;
