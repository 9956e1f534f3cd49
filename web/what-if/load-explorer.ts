import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Explorer } from '#shared/what-if/explorer.ts';

/** The engine of the one quiz, when the page needs it. */
export const loadExplorer = async (quizId: QuizId): Promise<Explorer> =>
  quizId === productQuizId
    ? (await import('#shared/what-if/age-explorer.ts')).ageExplorer
    : (await import('#shared/what-if/risk-explorer.ts')).riskExplorer;
