import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { levels } from '#shared/safety/levels.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { sidewaysScroll, violations } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/fixtures.ts';
import { scanCode, storedKeys } from '#tests/support/pages.ts';
import { leaveSession } from '#tests/support/people.ts';
import { callTheAnswersMine, leaveDraft, storedDraft } from '#tests/support/stored-draft.ts';

// A quiz continues on another device: two browsers that share only the code on a screen.

// A link that was read or has expired answers 404 or 409, and the browser prints both.
test.use({ expectedNoise: /status of 40[49]/ });

const atSleep = 'sleepHours';
const all: Answers = longevityPersonas.average45F?.answers ?? {};
/** The answers of the questions before it. */
const answers: Answers = Object.fromEntries(Object.entries(all).slice(0, 23));
const stroke: Answers = {
  chestPain: 'never',
  otherWarningSigns: 'strokeSigns',
  pregnancyNow: 'na',
  weightChange: 'none',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page): Locator => page.getByRole('img', { name: /^QR code for/ });
const asked = 'Are these your answers?';
const sayYes = (page: Page) => button(page, 'Yes, continue').click();

/** Another device: a separate browser context, whose requested addresses are recorded. */
const anotherDevice = async (browser: Browser, baseURL: string | undefined) => {
  const context: BrowserContext = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  return { page, asked, close: () => context.close() };
};

/** An unfinished quiz of a visitor. */
const begin = async (page: Page) => {
  await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: null });
  await page.goto('/longevity-quiz');
  await callTheAnswersMine(page);
  await expect(button(page, 'Menu')).toBeVisible();
};

const offer = async (page: Page): Promise<string> => {
  await button(page, 'Menu').click();
  await button(page, 'Continue on another device').click();
  await expect(code(page)).toBeVisible();
  return scanCode(code(page));
};

const looksRight = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
  }
};

test('the quiz continues at the same question, and the first device stores nothing once the user says so', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  const question = await heading(page).textContent();
  const before = await storedDraft(page);
  const address = await offer(page);
  await looksRight(page);
  const phone = await anotherDevice(browser, baseURL);
  await phone.page.goto(address);
  await expect(heading(phone.page)).toHaveText(asked);
  expect(await storedDraft(phone.page)).toBeUndefined();
  await looksRight(phone.page);
  // Nothing is read before the yes, so a page that was opened and left does not use the link up.
  await phone.page.reload();
  await sayYes(phone.page);
  await expect(heading(phone.page)).toHaveText(question ?? '');
  await expect.poll(async () => (await storedDraft(phone.page))?.answers).toEqual(before?.answers);

  await expect(page.getByRole('heading', { name: 'Your answers have moved' })).toBeVisible();
  await looksRight(page);
  expect((await storedDraft(page))?.answers).toEqual(before?.answers);
  await button(page, 'Delete them here').click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedDraft(page)).toBeUndefined();

  // No other device can read it, and no requested address contained the id or the key.
  const third = await anotherDevice(browser, baseURL);
  await third.page.goto(address);
  await sayYes(third.page);
  await expect(heading(third.page)).toHaveText('This link has been used');
  await looksRight(third.page);
  for (const secret of new URL(address).hash.slice(1).split('.')) {
    expect(secret).toHaveLength(43);
    expect([...phone.asked, ...third.asked].filter((each) => each.includes(secret))).toEqual([]);
  }
  await phone.close();
  await third.close();
});

test('“No” stores nothing on the second device, leaves everything on the first, and the link still works', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  const address = await offer(page);
  const [stranger, phone] = [await anotherDevice(browser, baseURL), await anotherDevice(browser, baseURL)];
  await stranger.page.goto(address);
  await button(stranger.page, 'No, they’re not mine').click();
  await expect(heading(stranger.page)).toHaveText('Nothing was saved');
  expect(await storedDraft(stranger.page)).toBeUndefined();
  expect(await storedKeys(stranger.page)).toEqual({ local: [], session: [] });
  expect((await storedDraft(page))?.answers).toEqual(answers);
  await phone.page.goto(address);
  await sayYes(phone.page);
  await expect(button(phone.page, 'Menu')).toBeVisible();
  await stranger.close();
  await phone.close();
});

test('a link still works after its dialog has closed, and the first device keeps its answers', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  const address = await offer(page);
  await button(page, 'Close').click();
  const phone = await anotherDevice(browser, baseURL);
  await phone.page.goto(address);
  await sayYes(phone.page);
  await expect.poll(async () => (await storedDraft(phone.page))?.answers).toEqual(answers);
  expect((await storedDraft(page))?.answers).toEqual(answers);
  await phone.close();
});

test('a cancelled link opens nothing', async ({ page, browser, baseURL }) => {
  await begin(page);
  const address = await offer(page);
  await button(page, 'Cancel the link').click();
  await expect(page.getByRole('heading', { name: 'The link is cancelled' })).toBeVisible();
  const phone = await anotherDevice(browser, baseURL);
  await phone.page.goto(address);
  await sayYes(phone.page);
  await expect(heading(phone.page)).toHaveText('This link has expired');
  await looksRight(phone.page);
  expect((await storedDraft(page))?.answers).toEqual(answers);
  await phone.close();
});

test('a link that is opened on its own device deletes and replaces nothing', async ({ page, context }) => {
  await begin(page);
  const address = await offer(page);
  const tab = await context.newPage();
  await tab.goto(address);
  await sayYes(tab);
  await expect(button(tab, 'Menu')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your link has been opened' })).toBeVisible();
  await expect(button(page, 'Delete them here')).toHaveCount(0);
  expect((await storedDraft(page))?.answers).toEqual(answers);
});

test('an existing draft is replaced only after the user was told, and the answers get their account', async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  await begin(page);
  const address = await offer(page);
  const [phone, account] = [await anotherDevice(browser, baseURL), await stack.register()];
  await leaveSession(phone.page, account);
  const own: Answers = { gender: 'male' };
  await leaveDraft(phone.page, productQuizId, { answers: own, at: atSleep, owner: account.userId });
  await phone.page.goto(address);
  await sayYes(phone.page);
  await expect(heading(phone.page)).toHaveText('Replace the quiz on this device?');
  await looksRight(phone.page);
  expect((await storedDraft(phone.page))?.answers).toEqual(own);
  // The link is used up by now, but not for this tab.
  await phone.page.reload();
  await sayYes(phone.page);
  await button(phone.page, 'Replace them').click();
  await expect.poll(() => storedDraft(phone.page)).toMatchObject({ answers, owner: account.userId });
  await phone.close();
});

test('answers of one account do not move into another', async ({ page, browser, baseURL, stack }) => {
  const [ines, other] = [await stack.register(), await stack.register()];
  await leaveSession(page, ines);
  await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: ines.userId });
  await page.goto('/longevity-quiz');
  const phone = await anotherDevice(browser, baseURL);
  await leaveSession(phone.page, other);
  await phone.page.goto(await offer(page));
  await sayYes(phone.page);
  await expect(heading(phone.page)).toHaveText('These answers are for another account');
  expect(await storedDraft(phone.page)).toBeUndefined();
  await expect(page.getByRole('heading', { name: 'Your link has been opened' })).toBeVisible();
  expect((await storedDraft(page))?.answers).toEqual(answers);
  await phone.close();
});

test('a notice about these answers is shown on the new device too, before anything else', async ({
  page,
  browser,
  baseURL,
}) => {
  await leaveDraft(page, cardiacQuizId, { answers: stroke, at: 'bpHomeMonitor', owner: null });
  await page.goto(quizRecords[cardiacQuizId].path);
  await callTheAnswersMine(page);
  await button(page, 'I’ve read this – continue').click();
  const phone = await anotherDevice(browser, baseURL);
  await phone.page.goto(await offer(page));
  await sayYes(phone.page);
  await expect(heading(phone.page)).toHaveText(levels.emergency.label);
  expect((await storedDraft(phone.page, cardiacQuizId))?.answers).toEqual(stroke);
  await phone.close();
});

test('a shared device offers no move, and stores answers that it receives only in its page', async ({
  page,
  browser,
  baseURL,
}) => {
  await begin(page);
  const other = await anotherDevice(browser, baseURL);
  await other.page.goto(await offer(page));
  await other.page.getByRole('checkbox', { name: 'Shared device: keep nothing here' }).check();
  await sayYes(other.page);
  await expect(button(other.page, 'Menu')).toBeVisible();
  expect(await storedDraft(other.page)).toBeUndefined();
  await button(other.page, 'Menu').click();
  await expect(button(other.page, 'Start over')).toBeVisible();
  await expect(button(other.page, 'Continue on another device')).toHaveCount(0);
  await other.close();
});

test('a truncated or foreign link says what to do', async ({ page }) => {
  for (const wrong of ['', '#abc', `#${'i'.repeat(43)}.`, '#something']) {
    await page.goto('/');
    await page.goto(`/continue${wrong}`);
    await expect(heading(page)).toHaveText('This link isn’t complete');
  }
  await looksRight(page);
});
