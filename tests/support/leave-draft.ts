import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { productQuizId, type QuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { liveVersion } from '#shared/quiz-versions.ts';
import { quizzes } from '#shared/quizzes.ts';
import type { Draft } from '#web/quiz/draft/drafts.ts';
import { openEmptyPage } from './empty-page.ts';
import { keptDraft } from './kept-draft.ts';

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
  const draft: Draft = {
    runId: randomUUID(),
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

/** Sets a draft to another question, as somebody leaves it who has gone on to there. All answers stay, and how they were typed. */
export async function moveDraft(page: Page, quizId: QuizId, at: string): Promise<void> {
  const draft = await keptDraft(page, quizId);
  if (!draft) throw new Error(`The browser keeps no draft of ${quizId}.`);
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
