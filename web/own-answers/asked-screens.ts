import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { loadScreens } from '#shared/load-screens.ts';
import type { Known, Quiz } from '#shared/quiz/question.ts';
import { newestAnswers } from '#web/quiz/growing/newest-answers.ts';
import { localDay } from '#web/quiz/local-day.ts';

/**
 * A quiz without the screens that do not apply to a person about whom this is known. The quiz itself leaves out the
 * same ones.
 */
export const asAsked = (quiz: Quiz, known: Known): Quiz => ({
  ...quiz,
  asking: { today: localDay(new Date()), known: () => known },
});

/** A quiz whose own answers say who the user is. */
export const loadAsked = async (quizId: QuizId): Promise<Quiz> => asAsked(await loadScreens(quizId), {});

/** What the user said in the first quiz, for another quiz; empty if it cannot be read. */
export async function knownFor(quizId: QuizId | null): Promise<Known> {
  if (quizId === null || quizId === productQuizId) return {};
  return (await newestAnswers(productQuizId).catch(() => null))?.answers ?? {};
}
