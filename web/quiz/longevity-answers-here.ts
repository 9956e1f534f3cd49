import { productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { answersInDraft } from './drafts.ts';
import { unsentOf } from './outbox.ts';

/** This person's answers to the first quiz as far as the browser has them: what waits to be sent, and what is not finished. */
export async function longevityAnswersHere(userId: string | null): Promise<Answers> {
  const unsent = userId === null ? [] : await unsentOf(userId);
  const newest = unsent.findLast(({ request }) => request.quizId === productQuizId)?.request.submittedAnswers ?? [];
  const submitted = Object.fromEntries(newest.map(({ questionId, value }) => [questionId, value]));
  return { ...submitted, ...(await answersInDraft(productQuizId, userId, Date.now())) };
}
