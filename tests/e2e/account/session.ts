import type { Page } from '@playwright/test';
import { product } from '#shared/product.ts';
import { answerApi } from '../../support/answer-api.ts';
import { openEmptyPage } from '../../support/empty-page.ts';
import type { Account } from '../../support/stack.ts';

/** Leaves a session in the browser, once: unlike an init script, it doesn't come back after a logout. */
export async function leaveSession(page: Page, { token }: Pick<Account, 'token'>): Promise<void> {
  await openEmptyPage(page);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`${product.id}.authToken`, token] as const);
}

/** The keys that the product keeps in the browser. */
export const keptKeys = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));

/** Answers the list of submissions, instead of the API. */
export const answerSubmissions = (page: Page, rows: { quizId: string; submittedAt: string }[]) =>
  answerApi(page, {
    '/api/submissions/me': () => ({
      json: rows.map((row, index) => ({ ...row, _id: `id-${index}`, submissionId: `id-${index}`, status: 'ready' })),
    }),
  });

/** Never answers. */
export const holdBack = (page: Page, address: string) => page.route(address, () => new Promise<void>(() => {}));
