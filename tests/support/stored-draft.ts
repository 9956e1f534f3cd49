import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { asRunId } from '#shared/contract/ids.ts';
import { liveVersion, productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { openEmptyPage } from './pages.ts';
import { quizzes } from './quizzes.ts';

type StoredDraft = {
  currentQuestion: number;
  answers: Record<string, unknown>;
  typed: Record<string, unknown>;
  /** The emergency notices that the user has read. */
  dismissedNotices: readonly string[];
};

/** The draft in the browser's database, read from outside the app; undefined when there is none. */
export const storedDraft = (page: Page, quizId: QuizId = productQuizId) =>
  page.evaluate(
    ([database, key]) =>
      new Promise<StoredDraft | undefined>((resolve, reject) => {
        const opening = indexedDB.open(database);
        // The app has not created its database yet. A database created here would lack the app's store and break the app.
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
 * Waits until the stored draft is at this question. The screen shows a question before the draft is stored, and leaving the
 * page in between loses the step.
 */
export const expectStoredAt = (page: Page, quizId: QuizId, questionId: string): Promise<void> =>
  expect
    .poll(async () => (await storedDraft(page, quizId))?.currentQuestion, `stored: the step to ${questionId}`)
    .toBe(quizzes[quizId].questions.findIndex(({ id }) => id === questionId));

type LeaveDraft = {
  answers: Answers;
  /** The id of the question on the screen. */
  at: string;
  /** The id of the user who was signed in, or null. */
  owner: string | null;
};

/** Stores an unfinished quiz in the browser, as a user leaves it who closes the page at this question. */
export async function leaveDraft(page: Page, quizId: QuizId, { answers, at, owner }: LeaveDraft): Promise<void> {
  const draft: Draft = {
    runId: asRunId(randomUUID()),
    quizVersion: liveVersion,
    revision: 1,
    savedAt: Date.now(),
    owner,
    currentQuestion: placeOf(quizId, at),
    privacyAccepted: true,
    answers,
    typed: {},
    dismissedNotices: [],
    sendWhenSignedIn: false,
  };
  await store(page, quizId, draft);
}

/** Moves a stored draft to another question. Answers and typed texts stay. */
export async function moveDraft(page: Page, quizId: QuizId, at: string): Promise<void> {
  const draft = await storedDraft(page, quizId);
  if (!draft) throw new Error(`The browser has stored no draft of ${quizId}.`);
  await store(page, quizId, { ...draft, currentQuestion: placeOf(quizId, at) });
}

const placeOf = (quizId: QuizId, at: string): number => {
  const place = quizzes[quizId].questions.findIndex(({ id }) => id === at);
  if (place < 0) throw new Error(`${quizId} has no question ${at}.`);
  return place;
};

async function store(page: Page, quizId: QuizId, draft: object): Promise<void> {
  await openEmptyPage(page);
  await page.evaluate(
    ([database, key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        // As the app creates it on a first visit.
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

/** Answers 'Are these answers yours?', which a new visit asks before it shows a draft without an owner. */
export async function callTheAnswersMine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are these answers yours?');
  await page.getByRole('button', { name: 'Yes, continue' }).click();
}
