import { loadQuiz } from '#shared/load-quiz.ts';
import { asks } from '#shared/quiz/kinds.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { saveDraft } from './drafts.ts';
import { removeFromOutbox, type UnsentSubmission } from './outbox.ts';

/**
 * Turns refused answers into a draft again, at the question that was refused or else at the first one without an answer. It
 * replaces any other draft of that quiz. The draft gets a new run id, because the API may have used the old one. Returns
 * false if this browser could not save the draft; the answers then stay in the outbox.
 */
export async function reopenAnswers({ request, refusal }: UnsentSubmission): Promise<boolean> {
  const quiz = await loadQuiz(request.quizId);
  const answers = Object.fromEntries(request.submittedAnswers.map(({ questionId, value }) => [questionId, value]));
  const draft = {
    runId: crypto.randomUUID(),
    savedAt: Date.now(),
    owner: request.userId,
    currentQuestion: positionToCorrect(quiz, answers, refusal?.questionId),
    privacyAccepted: true,
    answers,
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  };
  const isSaved = (await saveDraft(request.quizId, draft, 0)) > 0;
  if (isSaved) await removeFromOutbox(request.sessionId);
  return isSaved;
}

function positionToCorrect(quiz: Quiz, answers: Answers, refusedId: string | undefined): number {
  const path = questionsOnPath(quiz, { answers, signedIn: true });
  const question =
    path.find(({ id }) => id === refusedId) ??
    path.find((question) => asks(question) && !Object.hasOwn(answers, question.id)) ??
    path.at(-1);
  return question ? quiz.questions.indexOf(question) : 0;
}
