import type { Page } from '@playwright/test';
import { productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import {
  shownOfBoth,
  specifiedCardiacResult,
  specifiedProductResult,
  specifiedSubmissions,
  specifiedToken,
  specifiedUser,
} from '#tests/support/specified-answers.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerApi } from '../support/pages.ts';

// Every screen against a server that was written from the specification alone (sections 3 and 7): its fields, and no others.

test.use({ expectedNoise: /status of 401/ });

const serve = (page: Page) =>
  answerApi(page, {
    '/api/auth/login': ({ postData }) =>
      JSON.parse(postData ?? '{}').password === 'right'
        ? { json: { token: specifiedToken } }
        : { status: 401, json: { message: 'That is not your password.' } },
    '/api/auth/register': () => ({ status: 201, json: { userId: 'u-1', token: specifiedToken } }),
    '/api/users/me': () => ({ json: specifiedUser }),
    '/api/submissions/me': () => ({ json: specifiedSubmissions }),
    '/api/results/get': ({ url }) => ({
      json: url.endsWith('submissionId=s-1') ? specifiedProductResult : specifiedCardiacResult,
    }),
  });

const logIn = async (page: Page, password: string) => {
  await page.getByLabel('Email address').fill(specifiedUser.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** The parts of the results page, in the specification's order; folded ones count. */
const expectWhole = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(async () => {
    const text = ((await page.locator('article').textContent()) ?? '').replaceAll(/\s+/g, ' ');
    expect(shownOfBoth.filter((part) => !text.includes(part))).toEqual([]);
  }).toPass();
  await expect(page.getByRole('article').getByText(shownOfBoth[0] ?? '')).toBeVisible();
};

test('answers of the specification alone carry a user from registration to every result', async ({ page }) => {
  await serve(page);
  await page.goto('/register');
  await page.getByLabel('Email address').fill(specifiedUser.email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await logIn(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('That is not your password.');
  await logIn(page, 'right');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines');
  await page.getByRole('button', { name: `View Results: ${quizRecords[productQuizId].title}` }).click();
  await expectWhole(page, quizRecords[productQuizId].title);
  await expect(page.getByText(`${product.name} Factor`, { exact: true })).toBeVisible();
  // From the list, because the result has no date.
  await expect(page.locator('article time')).toHaveAttribute('datetime', '2026-01-01T10:00:00.000Z');

  // An unknown quiz, and the heart quiz.
  for (const nth of [0, 1]) {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'View Results: Cardiac Health' }).nth(nth).click();
    await expectWhole(page, 'Cardiac Health');
    await expect(page.getByText('Cardiac Risk Score', { exact: true })).toBeVisible();
  }

  await page.goto('/results/s-1');
  await expectWhole(page, quizRecords[productQuizId].title);
});
