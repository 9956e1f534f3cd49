import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { quizzes } from '#shared/quizzes.ts';
import { toStored } from '#web/quiz/draft/stored-draft.ts';
import { openEmptyPage } from './empty-page.ts';

type LeaveDraft = {
  /** Those that have been given. */
  answers: Answers;
  /** The id of the question on the screen. */
  at: string;
  /** The user id of whoever was signed in, or null. */
  owner: string | null;
};

/** Leaves an unfinished quiz in the browser, as a person does who closes the page at this question. */
export async function leaveDraft(page: Page, quizId: QuizId, { answers, at, owner }: LeaveDraft): Promise<void> {
  const currentQuestion = quizzes[quizId].questions.findIndex(({ id }) => id === at);
  if (currentQuestion < 0) throw new Error(`${quizId} has no question ${at}.`);
  const draft = toStored({
    runId: randomUUID(),
    quizVersion: liveVersion,
    revision: 1,
    savedAt: Date.now(),
    owner,
    currentQuestion,
    privacyAccepted: true,
    answers,
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  });
  await openEmptyPage(page);
  await page.evaluate(
    ([database, key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        // As the app makes it on a first visit.
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite');
          writing.objectStore('kept').put(value, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [`${productQuizId}-quiz`, `draft ${quizId}`, draft] as const,
  );
}
