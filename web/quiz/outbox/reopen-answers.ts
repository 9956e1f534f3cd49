import type { RepeatableRequest } from '#shared/contract/submission.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import type { Quiz } from '#shared/quiz/question.ts';
import { withNumbers } from '#shared/quiz/with-numbers.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import type { Retake } from '../draft/draft.ts';
import { replaceDraft } from '../draft/save-draft.ts';
import { questionToAsk } from '../question-to-ask.ts';
import { removeFromOutbox, type UnsentSubmission } from './unsent.ts';

/**
 * Turns refused answers into a draft again, at the question that was refused or else at the list of all of them. It
 * replaces any other draft of that quiz, and stays based on what it was based on, with its exact numbers. The draft gets a new run id, because the API may have used the old one. Returns
 * false if this browser could not save the draft; the answers then stay in the outbox.
 */
export async function reopenAnswers({ request, refusal }: UnsentSubmission): Promise<boolean> {
  const plain = await loadQuiz(request.quizId);
  const retake = retakeOf(request, plain);
  const quiz = withNumbers(plain, retake?.numbers ?? []);
  const answers = Object.fromEntries(request.submittedAnswers.map(({ questionId, value }) => [questionId, value]));
  const refused = refusal?.questionId;
  const currentQuestion = questionToAsk(quiz, answers, refused);
  const typedAnswers = Object.fromEntries(
    request.submittedAnswers.flatMap(({ questionId, typed }) => (typed ? [[questionId, typed] as const] : [])),
  );
  const draft = {
    runId: crypto.randomUUID(),
    quizVersion: request.quizVersion ?? liveVersion,
    savedAt: Date.now(),
    owner: request.userId,
    currentQuestion,
    ...(!refused && { check: { from: currentQuestion, questionId: null, isOpen: false } }),
    privacyAccepted: true,
    answers,
    typed: {},
    typedAnswers,
    confirmed: request.confirmed ?? [],
    dismissedNotices: [],
    sendWhenSignedIn: false,
    ...(retake && { retake }),
  };
  const isSaved = await replaceDraft(request.quizId, draft);
  if (isSaved) await removeFromOutbox(request.sessionId);
  return isSaved;
}

const retakeOf = ({ basedOn, submittedAnswers }: RepeatableRequest, { besides = [] }: Quiz): Retake | undefined => {
  if (basedOn === undefined) return undefined;
  const given = new Set(submittedAnswers.map(({ questionId }) => questionId));
  return { basedOn, numbers: besides.flatMap(({ id }) => (given.has(id) ? [id] : [])), lastTime: {} };
};
