import { expect, test } from '../support/fixtures.ts';
import { leaveSession, seed } from '../support/people.ts';

test('a wide screen shows a retake icon beside View Results, which starts that quiz over', async ({ page, stack }) => {
  const { account } = await seed(stack).longevityPersona('average45F');
  await leaveSession(page, account);
  await page.goto('/');
  const retake = page.getByRole('button', { name: 'Retake Quiz: Longevity Quiz' });
  await expect(retake).toHaveAttribute('title', 'Retake Quiz');
  await retake.click();
  await expect(page).toHaveURL('/longevity-quiz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How old is your body, really?');
  await expect(page.getByRole('link', { name: 'Start from my last answers' })).toBeVisible();
});

test('a visitor has nothing to retake', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Retake/ })).toHaveCount(0);
});

test('the column is 650 px wide and centred', async ({ page }) => {
  await page.goto('/');
  const list = await page.getByRole('list').first().boundingBox();
  expect(list).toMatchObject({ width: 650, x: (1280 - 650) / 2 });
});
