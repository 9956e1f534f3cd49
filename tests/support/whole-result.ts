import { expect, type Page } from '@playwright/test';

/** Waits until a result is drawn to its end. What follows the number comes after it, and what is not there yet breaks no rule. */
export const expectWholeResult = (page: Page): Promise<void> =>
  expect(page.locator('article footer').last()).toBeAttached();
