import type { Page } from '@playwright/test';
import { whatThisIs } from '#shared/words/en/labels.ts';
import { callOr112 } from '#shared/words/es/emergency.ts';
import * as home from '#shared/words/es/home.ts';
import * as labels from '#shared/words/es/labels.ts';
import * as notFound from '#shared/words/es/not-found.ts';
import * as pageFrame from '#shared/words/es/page-frame.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { started } from '../support/pages.ts';

// The frame of a site in two languages.

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const language = (page: Page) => page.locator('html').getAttribute('lang');

test('the foot leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/about');
  expect(await language(page)).toBe('en-GB');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/about');
  await expect(heading(page)).toHaveText(labels.whatThisIs);
  expect(await language(page)).toBe('es-US');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText(whatThisIs);
});

test('an unknown address in Spanish says so in Spanish, and leads to the home page in Spanish', async ({ page }) => {
  await page.goto('/es/no/such/page');
  await expect(heading(page)).toHaveText(notFound.title);
  await expect(page).toHaveTitle(`${notFound.title} – Longevity`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: labels.returnHome }).click();
  await expect(page).toHaveURL('/es/');
  await expect(heading(page)).toHaveText(home.heading);
});

test('the first page in Spanish has one address, with which the others in Spanish begin', async ({ page }) => {
  await page.goto('/es?from=mail#part');
  await started(page);
  await expect(page).toHaveURL('/es/?from=mail#part');
  await expect(heading(page)).toHaveText(home.heading);
  await page.getByRole('link', { name: labels.about, exact: true }).click();
  await expect(page).toHaveURL('/es/about');
  await page.goBack();
  await expect(page).toHaveURL('/es/?from=mail#part');
});

test('an address that only begins like a language is no page in it', async ({ page }) => {
  await page.goto('/essay');
  await expect(heading(page)).toHaveText('Page not found');
});

test('a browser in English is not offered the page in English again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText(/Read this page in|Lea esta página en/)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page in Spanish says in Spanish what is missing, and whom to call', async ({ page }) => {
    await page.goto('/es/');
    await expect(heading(page)).toHaveText(home.heading);
    await expect(page.locator('#no-script')).toHaveText(`${pageFrame.noScript} ${callOr112}`);
    await expect(page.locator('#no-script')).toBeVisible();
    await page.getByRole('link', { name: labels.about, exact: true }).click();
    await expect(heading(page)).toHaveText(labels.whatThisIs);
  });
});
