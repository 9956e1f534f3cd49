import { loadQuiz } from '#shared/load-quiz.ts';
import { asks } from '#shared/quiz/kinds.ts';
import { questionsOnPath } from '#shared/quiz/path.ts';
import type { Answers, Quiz } from '#shared/quiz/question.ts';
import { saveDraft } from './drafts.ts';
import { type Kept, takeBack } from './outbox.ts';

/**
 * Makes refused answers the unfinished quiz again, at the question that was refused or else the first one without an
 * answer. It takes the place of any other draft of that quiz. Under a new session id: the old one may be used up. False
 * when this browser could not keep the draft: they stay where they were.
 */
export async function handBack({ request, refusal }: Kept): Promise<boolean> {
  const quiz = await loadQuiz(request.quizId);
  const answers = Object.fromEntries(request.submittedAnswers.map(({ questionId, value }) => [questionId, value]));
  const draft = {
    run: crypto.randomUUID(),
    savedAt: Date.now(),
    owner: request.userId,
    currentQuestion: positionToMend(quiz, answers, refusal?.questionId),
    privacyAccepted: true,
    answers,
    typed: {},
    putAway: [],
    sendWhenSignedIn: false,
  };
  const isSaved = (await saveDraft(request.quizId, draft, 0)) > 0;
  if (isSaved) await takeBack(request.sessionId);
  return isSaved;
}

function positionToMend(quiz: Quiz, answers: Answers, refusedId: string | undefined): number {
  const path = questionsOnPath(quiz, { answers, signedIn: true });
  const question =
    path.find(({ id }) => id === refusedId) ??
    path.find((question) => asks(question) && !Object.hasOwn(answers, question.id)) ??
    path.at(-1);
  return question ? quiz.questions.indexOf(question) : 0;
}
