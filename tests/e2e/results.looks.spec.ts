import type { Page } from '@playwright/test';
import { sidewaysScroll, violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/pages.ts';
import { seed, signIn } from '../support/people.ts';
import type { Account } from '../support/stack.ts';

// Each scheme and each width once: colours depend on the scheme, sizes and overflow on the width.
const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const;

const expectAccessible = async (page: Page, what: string) => {
  const violations = violationsOf(page);
  for (const { colorScheme, width } of looks) {
    const where = `${what}, ${colorScheme}, ${width} px`;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(colorScheme), where).toEqual([]);
    expect(await sidewaysScroll(page), `${where}: sideways scroll`).toBe(0);
  }
};

/** Opens every fold, so that folded parts are checked too. */
const unfold = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

const expectHeadingsWithoutGap = async (page: Page) => {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
};

const show = async (page: Page, account: Account, submissionId: string) => {
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await expectWholeResult(page);
};

test('a longevity result with its trend has no accessibility violation', async ({ page, stack }) => {
  const seeds = seed(stack);
  const { account, submissionId: earlier } = await seeds.longevityPersona('average45F');
  await seeds.result(account, earlier);
  const { submissionId } = await seeds.longevityPersona('heavySmoker50M', account);
  await seeds.result(account, submissionId);
  await show(page, account, submissionId);
  await unfold(page);
  await expectAccessible(page, 'longevity, unfolded');
});

// results.people.spec.ts and tests/browser/results/looks.test.tsx check the other kinds of page.
for (const name of ['heavySmoker50M', 'bpCrisis61M'])
  test(`the heart result of ${name} has no accessibility violation, and no gap between headings`, async ({
    page,
    stack,
  }) => {
    const { account, submissionId } = await seed(stack).cardiacPersona(name);
    await seed(stack).result(account, submissionId);
    await show(page, account, submissionId);
    await expectHeadingsWithoutGap(page);
    await unfold(page);
    await expectAccessible(page, name);
  });

test.describe('without a result', () => {
  test.use({ expectedNoise: /404/ });

  test('the pages for not found and not ready have no accessibility violation', async ({ page, stack }) => {
    const { account, submissionId } = await seed(stack).reader();
    await signIn(page, account);
    await page.goto('/results/01JC0000000000000000000000');
    await expect(page.getByRole('heading', { name: 'Submission not found.' })).toBeVisible();
    await expectAccessible(page, 'not found');
    await page.route('**/api/results/get*', (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`/results/${submissionId}`);
    await expect(page.getByRole('heading', { name: 'Results not available yet.' })).toBeVisible();
    await expectAccessible(page, 'not ready');
  });
});

test('controls are at least 44 pixels high, nothing moves, and in forced colours range, point and bars stay visible', async ({
  page,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).reader();
  await show(page, account, submissionId);
  for (const control of await page.locator('summary:visible, button:visible, header a:visible').all()) {
    const box = await control.boundingBox();
    expect(box?.height, (await control.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  // These tests run with reduced motion, so the estimate is at its place at once.
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);

  await page.emulateMedia({ forcedColors: 'active' });
  await page.reload();
  await expectWholeResult(page);
  const drawn = await page.evaluate(() => {
    const fill = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : null;
    };
    return { dot: fill('circle[class*="dot"]')?.fill, bar: fill('summary span[aria-hidden] i')?.backgroundColor };
  });
  /** `--accent` of the light scheme (`tokens.css`): in forced colours too, these two keep it. */
  const inkBlue = 'rgb(20, 70, 167)';
  expect(drawn).toEqual({ dot: inkBlue, bar: inkBlue });
});
