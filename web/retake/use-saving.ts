import { useEffect, useRef, useState } from 'react';
import type { Changes, GivenAnswers } from '#shared/quiz/derive.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import type { Draft } from '../quiz/draft/draft.ts';
import { removeDraft } from '../quiz/draft/drafts.ts';
import { saveDraft } from '../quiz/draft/save-draft.ts';
import { useSession } from '../session/session.ts';

type UnderWay = {
  earlier: GivenAnswers;
  changes: Changes;
  /** The sheet that is open, from 0. */
  sheet: number;
  /** Codes of the emergency notices that were read. */
  read: readonly string[];
};

/**
 * Saves the answers of the sheets in this browser after every change, as a draft: a reload loses nothing. `isSaved` is false
 * where nothing can be stored, and once another tab has sent them or begun anew. After `forget`, nothing is written any more.
 */
export function useSaving({ quizId, submissionId }: OwnAnswers, begun: Draft | null, underWay: UnderWay) {
  const { changes, sheet, read } = underWay;
  const [isSaved, setSaved] = useState(true);
  const [runId] = useState(() => begun?.runId ?? crypto.randomUUID());
  const store = useRef({ seen: begun?.revision ?? 0, isOver: false, last: Promise.resolve() });
  const name = `retake ${quizId}` as const;
  // One after the other, because two writes at once could get the same revision.
  const inTurn = (work: () => Promise<void>) => {
    const { current } = store;
    current.last = current.last.then(() => (current.isOver ? undefined : work()));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change
  useEffect(() => {
    const { current } = store;
    if (current.seen === 0 && Object.keys(changes.answers).length === 0) return;
    const draft = draftOf(runId, submissionId, underWay);
    inTurn(async () => {
      const revision = await saveDraft(name, draft, current.seen);
      setSaved(revision > current.seen);
      // Another tab has sent it, or the person has logged out: it is not written again.
      current.isOver = revision === 0 && current.seen > 0;
      current.seen = revision;
    });
  }, [changes, sheet, read]);
  const forget = () => {
    inTurn(() => removeDraft(name, runId));
    inTurn(async () => {
      store.current.isOver = true;
    });
  };
  return { runId, isSaved, forget };
}

const draftOf = (
  runId: string,
  basedOn: string,
  { earlier, changes, sheet, read }: UnderWay,
): Omit<Draft, 'revision'> => ({
  runId,
  quizVersion: liveVersion,
  savedAt: Date.now(),
  owner: useSession.getState().user?.id ?? null,
  currentQuestion: sheet,
  privacyAccepted: true,
  // Those that a change hides are saved too: they come back with it.
  answers: Object.fromEntries(
    Object.entries({ ...earlier.answers, ...changes.answers }).flatMap(([id, answer]) =>
      answer === null ? [] : [[id, answer] as const],
    ),
  ),
  typed: {},
  typedAnswers: {
    ...Object.fromEntries(Object.entries(earlier.typed).filter(([id]) => !Object.hasOwn(changes.answers, id))),
    ...changes.typed,
  },
  dismissedNotices: read,
  sendWhenSignedIn: false,
  retake: { basedOn, numbers: [], lastTime: {} },
});
