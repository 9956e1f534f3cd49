import { sidewaysScroll, violations, violationsOf } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { seed, signIn } from '#tests/support/people.ts';
import { methodsContent } from '#web/features/methods/content/methods-content.ts';

const methods = methodsContent();

test('the methods page is public, and a question opens into its hazard ratios and sources', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Longevity works');
  await expect(page).toHaveTitle('How it works – Longevity');
  const row = methods.evidence.find(({ answers }) => answers.some(({ hr }) => hr));
  const question = page.locator('details').and(page.locator(`#question-${row?.questionId}`));
  const table = question.getByRole('table').first();
  await expect(table).toBeHidden();
  await page.locator('#evidence > summary').click();
  await question.locator('summary').click();
  await expect(table).toBeVisible();
  await question.getByRole('link').first().click();
  await expect(page).toHaveURL(/#source-/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('every source is listed, with its link where it has one', async ({ page }) => {
  await page.goto('/methods');
  await expect(page.locator('#sources > summary')).toBeVisible();
  const listed = await page.locator('[id^="source-"]').evaluateAll((entries) =>
    entries.map((entry) => ({
      id: entry.id,
      text: entry.textContent,
      href: entry.querySelector('a')?.getAttribute('href') ?? undefined,
    })),
  );
  expect(listed).toHaveLength(methods.sources.length);
  for (const [at, { id, citation, url }] of methods.sources.entries()) {
    expect(listed[at]).toMatchObject({ id: `source-${id}`, text: expect.stringContaining(citation) });
    expect(listed[at]?.href).toBe(url);
  }
});

test('the methods page has no accessibility violation, light and dark, 320 to 1280 px', async ({ page }) => {
  // Opened by a link on a page that the script renders. On a prerendered page, React would not know what is removed below.
  await page.goto('/register');
  await page.getByRole('link', { name: 'How it works', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Longevity works');
  // The first few of each part, because all of them would take axe a minute.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main section > div > details')) {
      (part as HTMLDetailsElement).open = true;
      for (const [at, details] of [...part.querySelectorAll('details')].entries()) details.open = at < 2;
    }
    // Removes what is closed: it is hidden, and axe would skip it element by element.
    for (const hidden of document.querySelectorAll('details:not([open]) > :not(summary)')) hidden.remove();
  });
  expect(await violations(page, 'structure')).toEqual([]);
  const looks = [
    { colorScheme: 'light', width: 320 },
    { colorScheme: 'dark', width: 390 },
    { colorScheme: 'light', width: 1280 },
  ] as const;
  for (const { width } of looks) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
  }
  await page.evaluate(keepOneOfEachShape);
  const violationsIn = violationsOf(page);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    expect(await violationsIn(colorScheme), `${width} px, ${colorScheme}`).toEqual([]);
  }
});

/**
 * Removes rows and entries that have the same parts as a sibling, except for the first and the last: their colours are the same,
 * and axe computes them letter by letter. Runs in the page.
 */
const keepOneOfEachShape = () => {
  const shapeOf = (entry: Element) =>
    [...new Set([entry, ...entry.querySelectorAll('*')].map((part) => `${part.tagName} ${part.className}`))].join();
  for (const list of document.querySelectorAll('main :is(tbody, ul, ol, dl, div:has(> details))')) {
    const shapes = new Set<string>();
    for (const entry of [...list.children].slice(0, -1)) {
      const shape = shapeOf(entry);
      if (shapes.has(shape)) entry.remove();
      shapes.add(shape);
    }
  }
};

test('nothing is wider than a small phone with every question open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a table that is wider than a phone scrolls in its own region, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/methods');
  await page.locator('#age > summary').click();
  await page.locator('summary', { hasText: 'Answer by answer' }).click();
  const region = page.getByRole('region', { name: 'Answer by answer' });
  await region.focus();
  await expect(region).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('the paper’s example woman ends at 14.7%, and each fold opens from the keyboard', async ({ page }) => {
  await page.goto('/methods');
  await page.locator('#heart > summary').click();
  await expect(page.getByRole('list', { name: 'A heart risk by hand: formula' })).toContainText('= 14.7%');
  await page.locator('summary', { hasText: 'Term by term' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Term by term' }).getByRole('row')).toHaveCount(13);
});

test('the page is at most six phone screens long before anything is opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/methods');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6 * 844);
});

test('a search by keyboard opens the topic of the place that it finds', async ({ page }) => {
  await page.goto('/methods');
  const field = page.getByRole('searchbox', { name: 'Search this page' });
  await field.fill('swollen leg');
  await expect(page.getByRole('status')).toContainText('match');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'One swollen leg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#sign-legClot')).toHaveAttribute('open', '');
  await expect(page.locator('#sign-legClot')).toBeInViewport();
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('an address with a part of the page opens it', async ({ page }) => {
  await page.goto('/methods#limits');
  await expect(page.locator('#limits')).toHaveAttribute('open', '');
});

test('a result leads to it from “How it was calculated”', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  await page.getByRole('heading', { name: 'Details', exact: true }).click();
  await page.getByRole('link', { name: /How it works, with all sources/ }).click();
  await expect(page).toHaveURL('/methods');
});
