import { expect, type Page } from '@playwright/test';

/** Says yes to 'Are these answers yours?', which whoever comes anew is asked before a draft without an owner is shown. */
export async function callTheAnswersMine(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are these answers yours?');
  await page.getByRole('button', { name: 'Yes, go on with them' }).click();
}
