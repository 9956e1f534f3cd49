import { useEffect, useState } from 'react';
import { answersInWords } from '#shared/answers-in-words.ts';
import { liveVersion } from '#shared/derived-names.ts';
import { withNumbers } from '#shared/quiz/all-questions.ts';
import { retakeAnswers } from '#shared/quiz/derive.ts';
import { stops } from '#shared/quiz/path.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { initialState } from '#shared/quiz/state.ts';
import type { UnitPreference } from '#shared/quiz/units/unit-choices.ts';
import { retakeRules } from '#shared/retake-rules.ts';
import type { OwnAnswers } from '#web/api/queries.ts';
import { earlierAnswers } from '#web/my-answers/earlier-answers.ts';
import type { Draft, Retake } from '#web/quiz/draft/draft.ts';
import { isExpired, readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { replaceDraft } from '#web/quiz/draft/save-draft.ts';
import { useSession } from '#web/session/session.ts';

type Walk = {
  own: OwnAnswers;
  quiz: Quiz;
  today: string;
  /** The earlier answers are told in these, as the questions are, unless they were typed in another one. */
  units: UnitPreference;
  /** The weight is then asked like a symptom, with nothing filled in. */
  isWeightQuiet: boolean;
};

/**
 * Makes the earlier answers the draft of a new run of the quiz, at its first question. Symptoms and what is about the last
 * weeks are not among them. Resolves with false if this browser cannot store it; an unfinished quiz is then still there.
 */
export async function beginWalk({ own, quiz: plain, today, units, isWeightQuiet }: Walk): Promise<boolean> {
  const { quizId, submissionId } = own;
  const earlier = earlierAnswers(own);
  const { takenOver, lastTime } = retakeAnswers(plain, retakeRules[quizId], earlier, today);
  const ready = ([id]: readonly [string, unknown]) => !(isWeightQuiet && id === 'weight');
  const answers = Object.fromEntries(Object.entries({ ...takenOver.answers, ...lastTime.answers }).filter(ready));
  const typedAnswers = Object.fromEntries(Object.entries({ ...takenOver.typed, ...lastTime.typed }).filter(ready));
  const numbers = (plain.besides ?? []).flatMap(({ id }) => (Object.hasOwn(answers, id) ? [id] : []));
  const quiz = withNumbers(plain, numbers);
  const [, currentQuestion = 0] = stops(quiz, { ...initialState, answers, signedIn: true });
  const beside: Retake['lastTime'] = Object.fromEntries(
    answersInWords(plain, { ...earlier, units }).answers.flatMap(({ questionId: id, valueText: words }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, { answer, words }]];
    }),
  );
  const draft: Omit<Draft, 'revision'> = {
    runId: crypto.randomUUID(),
    quizVersion: liveVersion,
    savedAt: Date.now(),
    owner: useSession.getState().user?.id ?? null,
    currentQuestion,
    privacyAccepted: true,
    answers,
    typed: {},
    typedAnswers,
    confirmed: [],
    dismissedNotices: [],
    sendWhenSignedIn: false,
    retake: { basedOn: submissionId, numbers, lastTime: beside },
  };
  return replaceDraft(quizId, draft);
}

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
