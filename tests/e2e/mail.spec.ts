import type { MailView } from '#infra/local/local-pages.ts';
import type { Result } from '#shared/contract/result.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Account, TestStack } from '../support/stack.ts';
import { submit } from '../support/submit.ts';
import { seed } from './results/seeding.ts';

const letterTo = async (stack: TestStack, { email }: Account, about: RegExp): Promise<MailView> => {
  let letter: MailView | undefined;
  await expect(async () => {
    letter = (await stack.mail()).find(({ to, subject }) => JSON.stringify(to).includes(email) && about.test(subject));
    expect(letter, `a letter about ${about}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return letter as MailView;
};

test('the longevity letter carries the result and leads to it, in light and dark', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  const { content }: Result = await seed(stack).result(account, submissionId);
  const { subject, html, text } = await letterTo(stack, account, /Longevity/);
  const { biologicalAge, biologicalAgeLow, biologicalAgeHigh } = content.overall_summary;
  const [age, low, high] = [biologicalAge, biologicalAgeLow, biologicalAgeHigh].map((years) => Math.round(years ?? 0));

  expect(subject).not.toMatch(/\d/);
  for (const part of [html, text]) expect(part).toContain(`/results/${submissionId}`);
  expect(text).toContain(`Biological Age: ${age}\nLikely between ${low} and ${high}.`);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(html);
    await expect(page.getByText('Ines, your Longevity results are ready')).toBeVisible();
    await expect(page.getByText(String(age), { exact: true })).toBeVisible();
    await expect(page.getByText(`Likely between ${low} and ${high}.`)).toBeVisible();
    for (const { area } of content.focus_areas.topRecommendations) {
      await expect(page.getByRole('heading', { name: area, exact: true })).toBeVisible();
    }
    await expect(page.getByText('When to get medical care')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('a long name breaks its line instead of pushing the letter off a phone', async ({ page, stack }) => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
  const account = await stack.register({ firstName });
  await submit(stack, account, { answers: longevityPersonas.average45F?.answers ?? {}, firstName });
  const { html } = await letterTo(stack, account, /Longevity/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(html);
  await expect(page.getByText(`${firstName}, your Longevity results are ready`)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('what somebody typed freely is in no letter', async ({ stack }) => {
  const account = await stack.register({ firstName: 'Ines' });
  const secret = 'my uncle’s rare marble disease';
  const answers = { ...longevityPersonas.average45F?.answers, familyHistory: 'one', familyHistoryDetails: secret };
  await seed(stack).longevity(account, answers);
  const { html, text } = await letterTo(stack, account, /Longevity/);
  expect(html).not.toContain('marble');
  expect(text).not.toContain('marble');
});

test('the heart letter of somebody it cannot estimate says so, with the reason', async ({ stack }) => {
  const { account } = await seed(stack).cardiacPersona('priorHeartAttack72M');
  const { text } = await letterTo(stack, account, /Cardiac Health/);
  expect(text).toContain('Cardiac Risk Score: Not estimated');
  expect(text).toContain('You told us about a heart or artery condition.');
  expect(text).not.toMatch(/\b0%/);
});

test('an emergency stands at the top of the heart letter', async ({ stack }) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('diabetic58F_emergency');
  const { content }: Result = await seed(stack).result(account, submissionId);
  const { html, text } = await letterTo(stack, account, /Cardiac Health/);
  const message = content.redFlags.find(({ level }) => level === 'emergency')?.message ?? 'missing';
  expect(text.indexOf(message)).toBeGreaterThan(0);
  expect(text.indexOf(message)).toBeLessThan(text.indexOf('Cardiac Risk Score'));
  expect(html.indexOf('Get medical help now')).toBeLessThan(html.indexOf('Cardiac Risk Score'));
});
