import type { CreateSubmissionResponse } from '#shared/contract/schemas/create-submission-schemas.ts';
import { longevityPersonas } from '../personas/read-personas.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { leaveSession, seed } from '../support/people.ts';
import { submissionRequest } from '../support/submissions.ts';

// Old links to results that are no longer right: the user's own slip, and an error of ours.

test('a link to a result with a slip in it leads to the corrected one, which alone is on the dashboard', async ({
  page,
  stack,
}) => {
  const { account, submissionId: mistake } = await seed(stack).longevityPersona('average45F');
  await seed(stack).result(account, mistake);
  const { answers = {} } = longevityPersonas.average45F ?? {};
  const { userId, token, email } = account;
  const contact = { email, firstName: 'Ines', lastName: 'Example' };
  const body = submissionRequest({
    answers: { ...answers, sleepHours: 8 },
    userId,
    contact,
    basedOn: mistake,
    corrects: true,
  });
  const response = await stack.call('POST', '/api/submissions/create', { token, body });
  const { submissionId } = (await response.json()) as CreateSubmissionResponse;
  await seed(stack).result(account, submissionId);
  await leaveSession(page, account);

  await page.goto(`/results/${mistake}`);
  await expect(page.getByText('You’ve changed these answers since.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Read your newer result' }).click();
  await expect(page).toHaveURL(`/results/${submissionId}`);
  await expect(page.getByText(/^This is for information/)).toBeVisible();
  await expect(page.getByText('You’ve changed these answers since.')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /View Results/ })).toHaveCount(1);
});

test('a recalled result says what was wrong, before everything and in print, and leads to the right one', async ({
  page,
  stack,
}) => {
  const { account, submissionId } = await seed(stack).reader();
  await leaveSession(page, account);
  const reason = 'One answer was counted twice.';
  await page.route('**/api/results/get*', async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    result.content.replacedBy = { id: submissionId, at: '2026-11-20T09:00:00.000Z', reason, engineVersion: '2.3.0' };
    await route.fulfill({ response, json: result });
  });
  await page.goto(`/results/${submissionId}`);
  const said = page.getByText(reason);
  await expect(said).toBeVisible();
  const link = page.getByRole('link', { name: 'Please read the corrected result' });
  await expect(link).toHaveAttribute('href', `/results/${submissionId}`);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(said).toBeVisible();
});
