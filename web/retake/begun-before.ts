import { useEffect, useState } from 'react';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { OwnAnswers } from '../api/use-own-answers.ts';
import type { Draft } from '../quiz/draft/draft.ts';
import { isExpired, readDraft, removeDraft } from '../quiz/draft/drafts.ts';
import { findDraft } from '../quiz/draft/find-draft.ts';
import { useSession } from '../session/session.ts';

/** What this browser holds of the quiz that is to be taken again. */
export type Begun = {
  /** The answers of the sheets that were begun from this submission, with their owner and for their time, like any draft. */
  sheets: Draft | null;
  /** The quiz itself is under way. Both other ways of taking it again replace that. */
  hasUnfinishedQuiz: boolean;
};

/** Null while it is read. */
export function useBegun({ quizId, submissionId }: OwnAnswers): [Begun | null, forgetSheets: () => Promise<void>] {
  const [begun, setBegun] = useState<Begun | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [sheets, quiz] = await Promise.all([
        sheetsFrom({ quizId, submissionId }),
        findDraft(quizId, useSession.getState().user, Date.now()),
      ]);
      const hasUnfinishedQuiz = quiz?.standing === 'theirs' && Object.keys(quiz.draft.answers).length > 0;
      if (!isOver) setBegun({ sheets, hasUnfinishedQuiz });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [quizId, submissionId]);
  const forgetSheets = async () => {
    await removeDraft(`retake ${quizId}`);
    setBegun((before) => before && { ...before, sheets: null });
  };
  return [begun, forgetSheets];
}

/** One that this person may never see is removed. One that started from other answers waits for these. */
async function sheetsFrom({ quizId, submissionId }: Pick<OwnAnswers, 'quizId' | 'submissionId'>) {
  const name = `retake ${quizId}` as const;
  const draft = await readDraft(name);
  if (!draft) return null;
  if (draft.owner !== useSession.getState().user?.id || isExpired(draft, Date.now())) {
    await removeDraft(name, draft.runId);
    return null;
  }
  return draft.retake?.basedOn === submissionId && draft.quizVersion === liveVersion ? draft : null;
}
