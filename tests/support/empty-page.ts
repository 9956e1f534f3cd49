import type { Page } from '@playwright/test';

/**
 * Opens a page of the site without the app. From here a test fills the browser's storage: the app would take longer to start
 * than many a test lasts.
 */
export async function openEmptyPage(page: Page): Promise<void> {
  if (page.url().endsWith('/nowhere')) return;
  const body = '<!doctype html><title>Empty</title>';
  await page.route('**/nowhere', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/nowhere');
}
