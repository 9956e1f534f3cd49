import type { MailView } from '#infra/local/local-pages.ts';
import type { Result } from '#shared/contract/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { sidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { seed } from '../support/people.ts';
import type { Account, TestStack } from '../support/stack.ts';
import { submit } from '../support/submissions.ts';

type Seeds = ReturnType<typeof seed>;

const letterTo = async (stack: TestStack, { email }: Account, about: RegExp): Promise<MailView> => {
  let letter: MailView | undefined;
  await expect(async () => {
    letter = (await stack.mail()).find(({ to, subject }) => JSON.stringify(to).includes(email) && about.test(subject));
    expect(letter, `a letter about ${about}`).toBeDefined();
  }).toPass();
  return letter as MailView;
};

test('the longevity mail contains the result and links to it, in light and dark', async ({ page, stack }) => {
  const { account, submissionId } = await seed(stack).longevityPersona('average45F');
  const { content }: Result = await seed(stack).result(account, submissionId);
  const { subject, html, text } = await letterTo(stack, account, /Longevity/);
  const { biologicalAge, biologicalAgeLow, biologicalAgeHigh } = content.overall_summary;
  const [age, low, high] = [biologicalAge, biologicalAgeLow, biologicalAgeHigh].map((years) => Math.round(years ?? 0));

  expect(subject).not.toMatch(/\d/);
  for (const part of [html, text]) expect(part).toContain(`/results/${submissionId}`);
  expect(text).toContain(`Biological Age: ${age}\nLikely ${low} to ${high}.`);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setContent(html);
    await expect(page.getByText('Ines, your Longevity results are ready')).toBeVisible();
    await expect(page.getByText(String(age), { exact: true })).toBeVisible();
    await expect(page.getByText(`Likely ${low} to ${high}.`)).toBeVisible();
    for (const { area, title = area } of content.focus_areas.topRecommendations) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(page.getByText('When to get medical care')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
  }
});

test('a long name wraps instead of making the mail wider than a phone', async ({ page, stack }) => {
  const firstName = 'Wolfeschlegelsteinhausenbergerdorff';
  const account = await stack.register({ firstName });
  await stack.confirm(account);
  await submit(stack, account, { answers: longevityPersonas.average45F?.answers ?? {}, firstName });
  const { html } = await letterTo(stack, account, /Longevity/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setContent(html);
  await expect(page.getByText(`${firstName}, your Longevity results are ready`)).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('no mail contains text that a user typed freely', async ({ stack }) => {
  const account = await stack.register({ firstName: 'Ines' });
  await stack.confirm(account);
  const secret = 'my uncle’s rare marble disease';
  const answers = { ...longevityPersonas.average45F?.answers, familyHistory: 'one', familyHistoryDetails: secret };
  await seed(stack).longevity(account, answers);
  const { html, text } = await letterTo(stack, account, /Longevity/);
  expect(html).not.toContain('marble');
  expect(text).not.toContain('marble');
});

// Other people may read a mail, and the page can tell it with care.
for (const [whom, seeded, asks] of [
  [
    'cannot be estimated',
    (seeds: Seeds) => seeds.cardiacPersona('priorHeartAttack72M'),
    'when you have a quiet moment',
  ],
  ['has an emergency', (seeds: Seeds) => seeds.heartEmergency(), 'Please read the notice at the top now.'],
] as const)
  test(`the mail to a user whose heart ${whom} has no figure, no quiz and no reason, and links to the page`, async ({
    stack,
  }) => {
    const { account, submissionId } = await seeded(seed(stack));
    const { content }: Result = await seed(stack).result(account, submissionId);
    const { html, text } = await letterTo(stack, account, /^Your results are ready$/);
    expect(text).not.toContain('%');
    for (const part of [html, text]) {
      expect(part).toContain(`/results/${submissionId}`);
      expect(part).toContain(asks);
      expect(part).not.toMatch(/Cardiac|heart/i);
      for (const { message } of content.redFlags) expect(part).not.toContain(message);
    }
  });
