import { productQuizId } from '#shared/derived-names.ts';
import type { Known } from '#shared/quiz/question.ts';
import type { Viewer } from './draft/find-draft.ts';

/**
 * What the longevity quiz told about the signed-in user, so that screens which cannot be meant for them are passed over. Nothing is
 * known of a visitor, nor before their answers have been read: then every screen is asked.
 */
export function knownHabits() {
  let user: string | null = null;
  let known: Known = {};
  return {
    known: () => known,
    /** Call it when another user may have signed in. */
    followUser: async (viewer: Viewer) => {
      const userId = viewer?.id ?? null;
      // Another user's answers must never count, not even while these are read.
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
