import type { Page } from '@playwright/test';
import type { Result, ResultContent } from '#shared/contract/result.ts';
import { factorField } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import { guessUnits } from '#shared/quiz/units/unit-preference.ts';
import { contentInUnits } from '#shared/words/in-units.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectWholeResult } from '../support/pages.ts';
import { seed, signIn } from '../support/people.ts';

const open = async (page: Page, submissionId: string) => {
  await page.goto(`/results/${submissionId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWholeResult(page);
};

/** What the number means, or why there is none; the page would otherwise lack the reason. */
const meaningOf = ({ meaning = [] }: ResultContent): readonly string[] => {
  expect(meaning).not.toEqual([]);
  return meaning;
};

test('a longevity result has the order of the specification', async ({ page, stack }) => {
  const { account, submissionId, result } = await seed(stack).reader();
  const content = contentInUnits(result.content, guessUnits('en-GB'));
  await signIn(page, account);
  await open(page, submissionId);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Longevity Quiz');
  await expect(page).toHaveTitle('Longevity Quiz results – Longevity');
  await expect(page.getByRole('img', { name: 'Growth rings with one ring marked' })).toBeVisible();
  await expect(page.locator('time')).toHaveText(/^\d{1,2} \w+ \d{4} at \d{2}:\d{2}$/);
  await expect(page.getByText(content.intro)).toBeVisible();
  for (const [term, figure] of [
    ['Biological Age', String(Math.round(content.overall_summary.biologicalAge ?? 0))],
    ['Chronological Age', String(content.overall_summary.chronologicalAge)],
    [`${product.name} Factor`, String(content.overall_summary[factorField])],
  ] as const)
    await expect(page.locator(`dt:text-is("${term}") + dd`)).toHaveText(figure);
  for (const sentence of meaningOf(content).flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /)))
    await expect(page.locator('article')).toContainText(sentence);
  await expect(page.getByText(content.summaryParagraph)).toBeVisible();
  await expect(page.getByRole('img', { name: /path across hills/ })).toBeVisible();
  await expect(page.getByText(content.focus_areas.introParagraph)).toBeVisible();
  // A step shows a sentence, and its folded rest is on the page.
  const words = (await page.locator('article').textContent()) ?? '';
  for (const { area, title = area, userAnswer, recommendation } of content.focus_areas.topRecommendations) {
    await expect(
      page.locator('article').getByRole('heading', { name: title, exact: true, includeHidden: true }),
    ).toHaveCount(1);
    if (userAnswer) expect(words).toContain(`Your answer: ${userAnswer}`);
    for (const sentence of recommendation.split(/(?<=[.?!]) /)) expect(words).toContain(sentence);
  }
  await expect(page.getByRole('complementary', { name: 'When to get medical care' })).toContainText(
    'chest pain, severe shortness of breath and swelling that gets worse fast',
  );
  await expect(page.getByText(content.outro)).toBeVisible();
});

test('a heart result shows score, level, parts and the hundred people', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('ideal60M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await open(page, submissionId);
  const summary = content.overall_summary;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cardiac Health');
  await expect(page.getByRole('img', { name: /shape of a heart/ })).toBeVisible();
  await expect(page.locator('dt:text-is("Cardiac Risk Score") + dd')).toHaveText(`${summary.cardiacRiskScore}%`);
  await expect(page.locator('dt:text-is("Risk Level") + dd')).toHaveText(summary.riskDescriptor ?? '');
  const people = Math.round(summary.cardiacRiskScore ?? 0);
  await expect(page.getByRole('img', { name: `${people} of 100 people shown in colour` })).toBeVisible();
  await expect(page.getByText(`About ${people} in 100 men with answers like yours have`).first()).toBeVisible();
  await expect(page.locator('tr[aria-current]')).toContainText(summary.riskDescriptor ?? '');
  await page.getByRole('heading', { name: 'Details', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Life’s Essential 8' })).toBeVisible();
});

test('a heart result names what may raise the risk further, and beside a notice shows no people', async ({
  page,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('heavySmoker50M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await open(page, submissionId);
  await page.getByRole('heading', { name: 'Details', exact: true }).click();
  await expect(page.getByRole('img', { name: /of 100 people/ })).toHaveCount(0);
  expect(content.riskEnhancers).not.toEqual([]);
  for (const { label } of content.riskEnhancers ?? [])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
});

test('a result with few answers shows the range first', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('sedentaryObese35F');
  const { content }: Result = await seed(stack).result(account, submissionId);
  const summary = content.overall_summary;
  expect(summary.confidence).toBe('low');
  await signIn(page, account);
  await open(page, submissionId);
  await expect(page.locator('dt:text-is("Cardiac Risk Score") + dd')).toHaveText(
    `${summary.cardiacRiskScoreLow} to ${summary.cardiacRiskScoreHigh}%`,
  );
  await expect(page.getByText(`best estimate ${summary.cardiacRiskScore}%`)).toBeVisible();
});

test('a score to which the model does not apply is “not estimated” with its reason, and never zero', async ({
  page,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('priorHeartAttack72M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  expect(content.overall_summary.cardiacRiskScore).toBeNull();
  await signIn(page, account);
  await open(page, submissionId);
  await expect(page.locator('dt:text-is("Cardiac Risk Score") + dd')).toHaveText('Not estimated');
  await expect(page.locator('dt:text-is("Risk Level") + dd')).toHaveText('Existing heart condition');
  for (const sentence of meaningOf(content).flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /)))
    await expect(page.locator('article')).toContainText(sentence);
  await expect(page.locator('main')).not.toContainText(/\b0%/);
});

test('an emergency covers the screen before any figure, and stays on the page when dismissed', async ({
  page,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).heartEmergency();
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await page.goto(`/results/${submissionId}`);
  const cover = page.getByRole('alertdialog', { name: 'Get medical help now' });
  await expect(cover).toBeVisible();
  await expect(cover.getByRole('heading')).toBeFocused();
  const box = await cover.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width, height: page.viewportSize()?.height });
  const emergency = content.redFlags.find(({ level }) => level === 'emergency');
  await expect(cover).toContainText(emergency?.message ?? 'missing');

  await cover.getByRole('button', { name: 'I’ve read this – show my results' }).click();
  await expect(cover).toBeHidden();
  await expect(page.locator('article')).toContainText(emergency?.message ?? 'missing');
  await page.getByRole('heading', { name: 'Your summary (read the notice first)' }).click();
  await expect(page.getByText(content.summaryParagraph)).toBeVisible();
  await expect(page.getByText('This number says nothing about how you feel')).toHaveCount(0);
  await expect(page.locator('tr[aria-current]')).toHaveCount(0);

  await page.reload();
  await expect(cover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cover).toBeHidden();
  // On the way from the dashboard, the heading had the focus before the warning took it.
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await page.getByRole('button', { name: 'View Results: Cardiac Health' }).click();
  await cover.getByRole('button', { name: 'I’ve read this – show my results' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an urgent sign is above everything, and covers nothing', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('bpCrisis61M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await open(page, submissionId);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const urgent = content.redFlags.find(({ level }) => level === 'urgent');
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first).toContainText(urgent?.message ?? 'missing');
  await expect(page.getByText('Cardiac Risk Score', { exact: true })).toHaveCount(0);
});

test.describe('without a result', () => {
  // The browser prints every 404, which these tests provoke.
  test.use({ expectedNoise: /404/ });

  test('an unknown submission is not found', async ({ page, stack }) => {
    const { account } = await seed(stack).reader();
    await signIn(page, account);
    await page.goto('/results/01JC0000000000000000000000');
    await expect(page.getByRole('heading', { name: 'Submission not found.' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a submission of another user is not found', async ({ page, stack }) => {
    const { submissionId } = await seed(stack).reader();
    const { account } = await seed(stack).longevityPersona('ideal60M');
    await signIn(page, account);
    await page.goto(`/results/${submissionId}`);
    await expect(page.getByRole('heading', { name: 'Submission not found.' })).toBeVisible();
  });

  test('a result that is not ready says so, and appears without a reload', async ({ page, stack }) => {
    const { account, submissionId } = await seed(stack).reader();
    await signIn(page, account);
    let isReady = false;
    await page.route('**/api/results/get*', (route) =>
      isReady
        ? route.continue()
        : route.fulfill({ status: 404, json: { code: 'not-found', message: 'There is no such result.' } }),
    );
    await page.goto(`/results/${submissionId}`);
    const notYet = page.getByRole('heading', { name: 'Results not available yet.' });
    await expect(notYet).toBeVisible();
    // The page polls every few seconds, with the same words.
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (!document.querySelector('h1')) document.body.dataset.flickered = 'yes';
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.waitForResponse('**/api/results/get*');
    await expect(page.locator('body')).not.toHaveAttribute('data-flickered');
    isReady = true;
    await expect(page.getByRole('heading', { name: 'Longevity Quiz' })).toBeVisible();
  });
});

test('a spinner and its words show while the result loads', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/results/get*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/results/${submissionId}`);
  await expect(page.getByRole('status')).toHaveText('Loading your results…');
  gate.resolve();
  await expect(page.getByRole('heading', { name: 'Longevity Quiz' })).toBeVisible();
});

test('Retake starts the retake when the result was opened from the mail, without history', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  await open(page, submissionId);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page).toHaveURL(`/retake/${submissionId}`);
});

test('Retake goes back to the page of ours from which the result was opened', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).reader();
  await signIn(page, account);
  await page.goto('/');
  await open(page, submissionId);
  await page.getByRole('button', { name: 'Retake' }).click();
  await expect(page).toHaveURL('/');
});

test('the page leads to the login without a session', async ({ page }) => {
  await page.goto('/results/01JC0000000000000000000000');
  await expect(page).toHaveURL(/\/login/);
});

test('a sentence compares both results after a retake, and the dashboard draws them', async ({ page, stack }) => {
  const seeds = seed(stack);
  const { account, submissionId: earlier } = await seeds.longevityPersona('average45F');
  const before: Result = await seeds.result(account, earlier);
  const { submissionId } = await seeds.longevityPersona('sedentaryObese35F', account);
  const { content }: Result = await seeds.result(account, submissionId);
  await signIn(page, account);

  const trend = page.getByRole('region', { name: 'Your trend' });
  await open(page, earlier);
  await expect(page.getByRole('heading', { name: 'Key action plan' })).toBeVisible();
  await expect(trend).toHaveCount(0);

  await open(page, submissionId);
  const years = (summary: Result['content']['overall_summary']) => String(Math.round(summary.biologicalAge ?? 0));
  await expect(trend).toContainText(`${years(before.content.overall_summary)} before, `);
  await expect(trend).toContainText(`${years(content.overall_summary)} now: `);

  await trend.getByRole('link', { name: 'All your results' }).click();
  await expect(trend.getByRole('img')).toBeVisible();
  await trend.getByText('See the trend as a table').click();
  const rows = trend.getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toContainText(years(content.overall_summary));
});

test('“How it was calculated” names engine and sources', async ({ page, stack }) => {
  const { account, submissionId, result } = await seed(stack).reader();
  const { content } = result;
  await signIn(page, account);
  await open(page, submissionId);
  await page.getByRole('heading', { name: 'Details', exact: true }).click();
  for (const { citation } of content.sources) await expect(page.getByText(citation)).toBeVisible();
  await expect(page.getByText(`Worked out with method ${content.engine.version}.`)).toBeVisible();
});
