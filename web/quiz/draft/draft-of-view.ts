import { liveVersion } from '#shared/derived-names.ts';
import { introPosition } from '#shared/quiz/path.ts';
import type { QuizView } from '../quiz-run.ts';
import type { Draft } from './draft.ts';

export const isWorthSaving = (view: QuizView): boolean =>
  view.state.phase !== 'completed' && (view.state.currentQuestion > introPosition || hasAnswers(view));

/** True if the run holds something that another person must not see. */
export const hasAnswers = ({ state, typed }: QuizView): boolean =>
  Object.keys(state.answers).length > 0 || Object.keys(typed).length > 0;

/** True if nobody knows that the person who is signed in, or not, has given the answers of this run. */
export const isAnybodys = (view: QuizView, userId: string | null): boolean =>
  view.state.phase === 'running' && hasAnswers(view) && (view.owner === null || view.owner !== userId);

export const toDraft = (view: QuizView): Omit<Draft, 'revision'> => {
  const { state, runId, owner, typed, typedAnswers, confirmed, dismissedNotices, sendWhenSignedIn, retake } = view;
  const { currentQuestion, check, privacyAccepted } = state;
  const { password: _, ...answers } = state.answers;
  const { password: __, ...typedWithoutPassword } = typed;
  return {
    runId,
    quizVersion: liveVersion,
    currentQuestion,
    check,
    privacyAccepted,
    answers,
    typed: typedWithoutPassword,
    typedAnswers,
    confirmed,
    dismissedNotices,
    sendWhenSignedIn,
    ...(retake && { retake }),
    owner,
    savedAt: Date.now(),
  };
};
