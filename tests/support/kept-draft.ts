import { expect, type Page } from '@playwright/test';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import { quizzes } from '#tests/support/quizzes.ts';

type KeptDraft = {
  currentQuestion: number;
  answers: Record<string, unknown>;
  typed: Record<string, unknown>;
  /** The emergency notices that the person has read. */
  dismissedNotices: readonly string[];
};

/** What the browser keeps of the unfinished quiz, read from outside the app. Undefined if it keeps nothing. */
export const keptDraft = (page: Page, quizId: QuizId = productQuizId) =>
  page.evaluate(
    ([database, key]) =>
      new Promise<KeptDraft | undefined>((resolve, reject) => {
        const opening = indexedDB.open(database);
        // The app has not made its database yet. To make it here, without the app's store, would break the app.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve(undefined);
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    [`${productQuizId}-quiz`, `draft ${quizId}`] as const,
  );

/**
 * Waits until the browser has stored that the person stands at this question. The screen shows a question before the step
 * to it is stored, and a page that is left in between loses the step.
 */
export const expectKeptAt = (page: Page, quizId: QuizId, questionId: string): Promise<void> =>
  expect
    .poll(async () => (await keptDraft(page, quizId))?.currentQuestion, `stored: the step to ${questionId}`)
    .toBe(quizzes[quizId].questions.findIndex(({ id }) => id === questionId));
