import { productQuizId } from '#shared/derived-names.ts';
import type { Known } from '#shared/quiz/question.ts';
import type { Viewer } from './draft/find-draft.ts';

/**
 * What the signed-in user told the longevity quiz, so that screens that cannot be meant for them are skipped. Nothing
 * is known of a visitor, or before the answers have been read: then no screen is skipped.
 */
export function knownHabits() {
  let user: string | null = null;
  let known: Known = {};
  return {
    known: () => known,
    /** Call it when another user may have signed in. */
    followUser: async (viewer: Viewer) => {
      const userId = viewer?.id ?? null;
      // Another user's answers must never count, not even while this user's are being read.
      if (userId !== user) known = {};
      user = userId;
      if (userId === null) return;
      const newest = await import('./growing/newest-answers.ts')
        .then(({ newestAnswers }) => newestAnswers(productQuizId))
        .catch(() => null);
      if (user === userId) known = newest?.answers ?? {};
    },
  };
}
