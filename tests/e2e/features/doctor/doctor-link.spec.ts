import type { Page } from '@playwright/test';
import { SHLViewer } from 'kill-the-clipboard';
import type { Result } from '#shared/contract/result.ts';
import { readShlink } from '#shared/features/doctor/links/shlink.ts';
import { sidewaysScroll, violations } from '../../../support/accessibility.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { seed, signIn } from '../../../support/people.ts';

// A wrong passcode answers 401 and a closed link 404, and the browser prints both.
test.use({ expectedNoise: /status of 40[14]/ });

const enter = async (page: Page, passcode: string) => {
  await page.getByLabel('Passcode').fill(passcode);
  await page.getByRole('button', { name: 'Open the page' }).click();
};

/** Every address that a page requested, with the referrer that it sent. */
const watchAddresses = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  return seen;
};

const looksRight = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
};

test('a page for the doctor is shared as a link, opens elsewhere with its passcode, and closes at once', async ({
  page,
  stack,
  browser,
}) => {
  const { account, submissionId } = await seed(stack).cardiacPersona('heavySmoker50M');
  const { content }: Result = await seed(stack).result(account, submissionId);
  await signIn(page, account);
  await page.goto(`/results/${submissionId}/doctor`);
  const sheet = page.getByRole('article', { name: 'Summary for a clinician' });
  await expect(sheet).toContainText('Ines');
  await page.getByLabel('Passcode').fill('739 205');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText(/^Your page is open until /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
  const address = (await page.getByText(/\/view#shlink:\//).textContent()) ?? '';
  await looksRight(page);

  // On the clinician's machine, without a login.
  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const clinic = await elsewhere.newPage();
  const addresses = watchAddresses(clinic);
  await clinic.goto(address);
  await looksRight(clinic);
  await enter(clinic, '739 206');
  await expect(clinic.getByText('That’s not the passcode. 4 tries are left, then the page closes.')).toBeVisible();
  await enter(clinic, '739 205');
  const shared = clinic.getByRole('region', { name: 'Yes. We signed this, and nothing has changed since' });
  await expect(shared).toContainText('Ines');
  await expect(shared).toContainText(`${content.overall_summary.cardiacRiskScore}%`);
  await expect(clinic.getByRole('region', { name: 'The rest of the page, not signed' })).toContainText('Methods');
  await looksRight(clinic);
  const { key = '' } = readShlink(address) ?? {};
  for (const secret of [key, '739205', account.email, account.userId, 'Ines'])
    expect(addresses.filter((each) => each.includes(secret))).toEqual([]);

  // Independent software reads the same link.
  const read = await new SHLViewer({ shlinkURI: address }).resolveSHL({ recipient: 'A clinic', passcode: '739205' });
  expect(read.fhirResources.map(({ resourceType }) => resourceType)).toEqual(['Bundle', 'DocumentReference']);

  await page.reload();
  await expect(page.getByText('Right passcode')).toHaveCount(2);
  await expect(page.getByText('Wrong passcode, not opened')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the page now' }).click();
  await expect(page.getByRole('heading', { name: 'The page is closed' })).toBeVisible();
  await looksRight(page);

  await clinic.reload();
  await enter(clinic, '739 205');
  await expect(clinic.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await looksRight(clinic);
  await elsewhere.close();
});
