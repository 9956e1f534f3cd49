import type { QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { answersInDraft, type Viewer } from './draft/find-draft.ts';
import { unsentOf } from './outbox/unsent.ts';

/** This person's answers to a quiz as far as the browser has them: what waits to be sent, and what is not finished. */
export async function answersHere(id: QuizId, viewer: Viewer): Promise<Answers> {
  const unsent = viewer ? await unsentOf(viewer.id) : [];
  const newest = unsent.findLast(({ request }) => request.quizId === id)?.request.submittedAnswers ?? [];
  const submitted = Object.fromEntries(newest.map(({ questionId, value }) => [questionId, value]));
  return { ...submitted, ...(await answersInDraft(id, viewer, Date.now())) };
}
