import type { Page } from '@playwright/test';

type KeptDraft = { currentQuestion: number; answers: Record<string, unknown>; typed: Record<string, unknown> };

/** What the browser keeps of the unfinished longevity quiz, read from outside the app. */
export const keptDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<KeptDraft | undefined>((resolve) => {
        const opening = indexedDB.open('longevity-quiz');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('draft longevity');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
