import { cardiacQuizId, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Explorer } from '#shared/what-if/explorer.ts';

/** The registry of what can be tried out. */
const explorers: Readonly<Record<QuizId, () => Promise<Explorer>>> = {
  [productQuizId]: async () => (await import('#shared/what-if/age-explorer.ts')).ageExplorer,
  [cardiacQuizId]: async () => (await import('#shared/what-if/risk-explorer.ts')).riskExplorer,
};

/** The engine of the one quiz, when the page needs it. */
export const loadExplorer = (quizId: QuizId): Promise<Explorer> => explorers[quizId]();
