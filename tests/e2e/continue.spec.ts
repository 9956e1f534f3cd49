import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/personas.ts';
import { sidewaysScroll, violations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { scanCode, storedKeys } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';
import { callTheAnswersMine, leaveDraft, storedDraft } from '../support/stored-draft.ts';
import { next } from '../support/take-quiz.ts';

// A quiz continues on another device: two browsers that share only the code on a screen.

// A code that was read or has expired answers 404 or 409, and the browser prints both.
test.use({ expectedNoise: /status of 40[49]/ });

const atSleep = 'sleepHours';
const all: Answers = longevityPersonas.average45F?.answers ?? {};
/** The answers of the questions before it. */
const answers: Answers = Object.fromEntries(Object.entries(all).slice(0, 23));
/** Of the 37 questions that every user is asked: one of the 23 answers depends on another, and would reveal it. */
const count = '22 of 37 answers';
const stroke: Answers = {
  chestPain: 'never',
  otherWarningSigns: 'strokeSigns',
  pregnancyNow: 'na',
  weightChange: 'none',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page): Locator => page.getByRole('img', { name: /^QR code for/ });
const words = (page: Page): Locator => page.getByText(/^[a-z]+ · [a-z]+ · [a-z]+$/);
const asked = 'Are these your answers?';

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

test.describe('from the device with the answers, by its code', () => {
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
    await expect(phone.page.getByText(`${quizRecords[productQuizId].title}, unfinished: ${count}`)).toBeVisible();
    expect(await storedDraft(phone.page)).toBeUndefined();
    await looksRight(phone.page);
    await expect(page.getByText('A device has read the code.')).toBeVisible();
    // The answer may have been lost, so this device may read the draft again.
    await phone.page.reload();
    await button(phone.page, 'Yes, continue').click();
    await expect(heading(phone.page)).toHaveText(question ?? '');
    await expect.poll(async () => (await storedDraft(phone.page))?.answers).toEqual(before?.answers);

    await expect(page.getByRole('heading', { name: 'Your answers have moved' })).toBeVisible();
    expect((await storedDraft(page))?.answers).toEqual(before?.answers);
    await button(page, 'Yes, moved').click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedDraft(page)).toBeUndefined();

    // No other device can read it, and no requested address contained the key.
    const third = await anotherDevice(browser, baseURL);
    await third.page.goto(address);
    await expect(heading(third.page)).toHaveText('Another device got there first');
    const [, id = '', key = ''] = new URL(address).hash.split('.');
    for (const secret of [id, key])
      expect([...phone.asked, ...third.asked].filter((each) => each.includes(secret))).toEqual([]);
    await phone.close();
    await third.close();
  });

  test('“No” stores nothing on the second device, and leaves everything on the first', async ({
    page,
    browser,
    baseURL,
  }) => {
    await begin(page);
    const phone = await anotherDevice(browser, baseURL);
    await phone.page.goto(await offer(page));
    await button(phone.page, 'No, they’re not mine').click();
    await expect(heading(phone.page)).toHaveText('Nothing was kept');
    expect(await storedDraft(phone.page)).toBeUndefined();
    expect(await storedKeys(phone.page)).toEqual({ local: [], session: [] });
    await expect(page.getByRole('heading', { name: 'The other device said no' })).toBeVisible();
    await button(page, 'Close').click();
    expect((await storedDraft(page))?.answers).toEqual(answers);
    await phone.close();
  });

  test('a second device that scans the code is refused, and both users are told', async ({
    page,
    browser,
    baseURL,
  }) => {
    await begin(page);
    const address = await offer(page);
    const [stranger, phone] = [await anotherDevice(browser, baseURL), await anotherDevice(browser, baseURL)];
    await stranger.page.goto(address);
    await expect(heading(stranger.page)).toHaveText(asked);
    await phone.page.goto(address);
    await expect(heading(phone.page)).toHaveText('Another device got there first');
    await looksRight(phone.page);
    await expect(page.getByText('Was it not yours?')).toBeVisible();
    await stranger.close();
    await phone.close();
  });

  test('a code expires when its dialog closes', async ({ page, browser, baseURL }) => {
    await begin(page);
    const address = await offer(page);
    const withdrawn = page.waitForResponse((response) => /withdraw/.test(response.request().postData() ?? ''));
    await button(page, 'Close').click();
    await withdrawn;
    const phone = await anotherDevice(browser, baseURL);
    await phone.page.goto(address);
    await expect(heading(phone.page)).toHaveText('This code has expired');
    await looksRight(phone.page);
    await phone.close();
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
    await expect(phone.page.getByText('There’s an unfinished quiz on this device too.')).toBeVisible();
    expect((await storedDraft(phone.page))?.answers).toEqual(own);
    await button(phone.page, 'Yes, continue').click();
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
    await expect(heading(phone.page)).toHaveText('These answers are for another account');
    expect(await storedDraft(phone.page)).toBeUndefined();
    await expect(page.getByRole('heading', { name: 'The other device said no' })).toBeVisible();
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
    await other.page.getByRole('radio', { name: 'This is a shared device' }).check();
    await button(other.page, 'Yes, continue').click();
    await expect(button(other.page, 'Menu')).toBeVisible();
    expect(await storedDraft(other.page)).toBeUndefined();
    await button(other.page, 'Menu').click();
    await expect(button(other.page, 'Start over')).toBeVisible();
    await expect(button(other.page, 'Continue on another device')).toHaveCount(0);
    await other.close();
  });
});

test.describe('to the device that shows a code', () => {
  test('both screens show three words, and only the press sends', async ({ page, browser, baseURL }) => {
    await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: null });
    const computer = await anotherDevice(browser, baseURL);
    await computer.page.goto('/continue');
    await expect(heading(computer.page)).toHaveText('Continue your quiz here');
    const address = await scanCode(code(computer.page));
    await looksRight(computer.page);
    await page.goto(address);
    await expect(heading(page)).toHaveText('Send your answers to another device?');
    await expect(page.getByText(`gets these answers: ${quizRecords[productQuizId].title}, ${count}.`)).toBeVisible();
    await expect(words(page)).toBeVisible();
    await expect(words(computer.page)).toHaveText((await words(page).textContent()) ?? 'no words');
    await looksRight(page);
    await looksRight(computer.page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    await expect(heading(computer.page)).toHaveText('Compare the three words');
    expect(sent.filter((body) => body.includes('draft'))).toEqual([]);
    await button(page, 'Send').click();
    await expect(heading(computer.page)).toHaveText(asked);
    expect(await storedDraft(computer.page)).toBeUndefined();
    await button(computer.page, 'Yes, continue').click();
    await expect(button(computer.page, 'Menu')).toBeVisible();
    expect((await storedDraft(computer.page))?.answers).toEqual(answers);
    await expect(heading(page)).toHaveText('Your answers have moved');
    expect((await storedDraft(page))?.answers).toEqual(answers);
    await button(page, 'Yes, moved').click();
    await expect(heading(page)).toHaveText('Nothing is left here');
    expect(await storedDraft(page)).toBeUndefined();
    await computer.close();
  });

  test('a man in the middle is exposed: the words differ, and “Do not send” sends nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    const [computer, theirScreen, theirPhone] = [
      await anotherDevice(browser, baseURL),
      await anotherDevice(browser, baseURL),
      await anotherDevice(browser, baseURL),
    ];
    await computer.page.goto('/continue');
    const real = await scanCode(code(computer.page));
    await theirScreen.page.goto('/continue');
    const theirs = await scanCode(code(theirScreen.page));
    await leaveDraft(theirPhone.page, productQuizId, { answers: { gender: 'male' }, at: atSleep, owner: null });
    await theirPhone.page.goto(real);
    await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: null });
    await page.goto(theirs);
    await expect(words(page)).toBeVisible();
    await expect(words(computer.page)).toBeVisible();
    await expect(words(computer.page)).not.toHaveText((await words(page).textContent()) ?? '');
    await button(page, 'Do not send').click();
    await expect(heading(theirScreen.page)).toHaveText('Nothing was sent');
    await looksRight(theirScreen.page);
    expect((await storedDraft(page))?.answers).toEqual(answers);
    for (const each of [computer, theirScreen, theirPhone]) await each.close();
  });

  test('a second phone that scans the same code is refused', async ({ page, browser, baseURL }) => {
    const [computer, other] = [await anotherDevice(browser, baseURL), await anotherDevice(browser, baseURL)];
    await computer.page.goto('/continue');
    const address = await scanCode(code(computer.page));
    for (const each of [page, other.page]) await leaveDraft(each, productQuizId, { answers, at: atSleep, owner: null });
    await page.goto(address);
    await expect(words(page)).toBeVisible();
    await other.page.goto(address);
    await expect(heading(other.page)).toHaveText('Another device got there first');
    await computer.close();
    await other.close();
  });

  test('a phone with two unfinished quizzes asks which, and one with none sends nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    const computer = await anotherDevice(browser, baseURL);
    await computer.page.goto('/continue');
    const address = await scanCode(code(computer.page));
    await page.goto(address);
    await expect(heading(page)).toHaveText('There is no unfinished quiz here');
    await leaveDraft(page, cardiacQuizId, { answers: stroke, at: 'bpHomeMonitor', owner: null });
    await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: null });
    await page.goto(address);
    await page.getByRole('radio', { name: new RegExp(`^${quizRecords[cardiacQuizId].title}, `) }).check();
    await expect(words(page)).toBeVisible();
    await button(page, 'Send').click();
    await button(computer.page, 'Yes, continue').click();
    // The new device shows the notice of these answers too, before anything else.
    await expect(heading(computer.page)).toHaveText('Get help now');
    expect((await storedDraft(computer.page, cardiacQuizId))?.answers).toEqual(stroke);
    await expect(button(page, 'Yes, moved')).toBeVisible();
    await button(page, 'Yes, moved').click();
    await expect(heading(page)).toHaveText('Nothing is left here');
    expect(await storedDraft(page, cardiacQuizId)).toBeUndefined();
    expect((await storedDraft(page))?.answers).toEqual(answers);
    await computer.close();
  });

  test('answers of an account wait for its login', async ({ page, browser, baseURL, stack }) => {
    const account = await stack.register();
    await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: account.userId });
    const computer = await anotherDevice(browser, baseURL);
    await computer.page.goto('/continue');
    await page.goto(await scanCode(code(computer.page)));
    await expect(heading(page)).toHaveText('Please log in first');
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await page.getByLabel('Email address').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await button(page, 'Login').click();
    await expect(heading(page)).toHaveText('Send your answers to another device?');
    await computer.close();
  });
});

test('a truncated or foreign code says what to do', async ({ page }) => {
  for (const wrong of ['#draft.abc', '#key.', '#something']) {
    await page.goto('/');
    await page.goto(`/continue${wrong}`);
    await expect(heading(page)).toHaveText('This code is not complete');
  }
  await looksRight(page);
  // A key that is no point of the curve has no answer.
  await leaveDraft(page, productQuizId, { answers, at: atSleep, owner: null });
  await page.goto(`/continue#key.B${'A'.repeat(86)}`);
  await expect(heading(page)).toHaveText(/Send your answers|This code is not complete/);
  await expect(next(page)).toHaveCount(0);
  await expect(button(page, 'Send')).toBeDisabled();
});
