import type { QuizId } from '#shared/derived-names.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { findDraft } from '#web/quiz/draft/find-draft.ts';

/** The draft that this person is shown without a question, null if there is none, undefined if it could not be read. */
export const loadDraft = async (
  quizId: QuizId,
  userId: string | null,
  now: number,
): Promise<Draft | null | undefined> => {
  const viewer = userId === null ? null : { id: userId, email: `${userId}@example.com` };
  const found = await findDraft(quizId, viewer, now);
  return found && (found.standing === 'theirs' ? found.draft : null);
};
