import { useState } from 'react';
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
import { earlierAnswers } from '#web/own-answers/earlier-answers.ts';
import { type Draft, isExpired, type Retake, readDraft, removeDraft } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';
import { newDraft, replaceDraft } from '#web/quiz/draft/save-draft.ts';
import { useSession } from '#web/session/session.ts';
import { useAsyncValue } from '#web/ui/async-value.ts';

type RetakeStart = {
  own: OwnAnswers;
  quiz: Quiz;
  today: string;
  /** The units of the questions and of the earlier answers, unless those were typed in other units. */
  units: UnitPreference;
  /** The weight is then asked with nothing filled in, like a symptom. */
  isWeightQuiet: boolean;
};

/**
 * Stores the earlier answers as the draft of a new quiz run, at its first question, without the answers about symptoms
 * and about the last weeks. Resolves with false if this browser cannot store it; an unfinished quiz is then unchanged.
 */
export async function storeRetakeDraft({
  own,
  quiz: plain,
  today,
  units,
  isWeightQuiet,
}: RetakeStart): Promise<boolean> {
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
  const draft = newDraft({
    owner: useSession.getState().user?.id ?? null,
    currentQuestion,
    answers,
    typedAnswers,
    confirmed: [],
    retake: { basedOn: submissionId, numbers, lastTime: beside },
  });
  return replaceDraft(quizId, draft);
}

export type RetakeDrafts = Awaited<ReturnType<typeof readDrafts>>;

/** What this browser has stored of the quiz that is to be taken again; null while it is read. */
export function useRetakeDrafts(own: OwnAnswers): [RetakeDrafts | null, forgetSheets: () => Promise<void>] {
  const drafts = useAsyncValue(() => readDrafts(own), own.submissionId);
  const [isForgotten, setForgotten] = useState(false);
  const forgetSheets = async () => {
    await removeDraft(`retake ${own.quizId}`);
    setForgotten(true);
  };
  return [drafts && isForgotten ? { ...drafts, sheets: null } : drafts, forgetSheets];
}

const readDrafts = async (own: OwnAnswers) => {
  const [sheets, quiz] = await Promise.all([
    sheetsFrom(own),
    findDraft(own.quizId, useSession.getState().user, Date.now()),
  ]);
  return {
    /** The draft of the sheets that are based on this submission. It has an owner and expires like any draft. */
    sheets,
    /** Both other ways of taking the quiz again replace it. */
    hasUnfinishedQuiz: quiz?.standing === 'theirs' && Object.keys(quiz.draft.answers).length > 0,
  };
};

/** Removes a draft of another owner or an expired one. Leaves one that is based on another submission. */
async function sheetsFrom({ quizId, submissionId }: OwnAnswers): Promise<Draft | null> {
  const name = `retake ${quizId}` as const;
  const draft = await readDraft(name);
  if (!draft) return null;
  if (draft.owner !== useSession.getState().user?.id || isExpired(draft, Date.now())) {
    await removeDraft(name, draft.runId);
    return null;
  }
  return draft.retake?.basedOn === submissionId && draft.quizVersion === liveVersion ? draft : null;
}
