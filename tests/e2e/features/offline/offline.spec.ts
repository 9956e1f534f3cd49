import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { siteSettingsId } from '#shared/contract/site-settings.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import { product } from '#shared/product.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { messageOf } from '#shared/safety/red-flags.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { quizzes } from '#tests/support/quizzes.ts';
import { buildWeb } from '#web/build.ts';
import { storageKeys } from '#web/session/storage.ts';
import { violations } from '../../../support/accessibility.ts';
import { drawIcons, iconFile } from '../../../support/draw-icon.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { leaveSession, seed } from '../../../support/people.ts';
import { startTestStack, type TestStack } from '../../../support/stack.ts';
import { expectStoredAt } from '../../../support/stored-draft.ts';
import { awaitResult } from '../../../support/submissions.ts';
import { answerQuestion, enterQuiz, next, pathOf, takeQuiz } from '../../../support/take-quiz.ts';
import { temporaryDir } from '../../../support/temporary-dir.ts';

// A quiz without a network, through the service worker. Every other test file runs without the worker. Chromium
// sometimes logs that it read a script twice from the worker's copy, once for the preload and once for the page. This
// costs no network. On a busy machine it also logs that a preloaded script was used late.
test.use({
  serviceWorkers: 'allow',
  expectedNoise:
    /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|preload .* service worker resource mismatch|preloaded using link preload but not used within a few seconds/,
});

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const path = pathOf(productQuizId, answers, true);
const asked = path.filter(({ type }) => type !== 'section-title');
const must = <T>(found: T | undefined): T => found as T;
const question20 = must(asked[19]);

/** Waits until a reload without a network is possible. */
const ready = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');

/** Everything in the browser's CacheStorage: addresses and texts. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        found.push({ url, text: (await (await cache.match(url))?.text()) ?? '' });
    }
    return found;
  });

const confirmedAt = async (page: Page) =>
  Number((await stored(page)).find(({ url }) => url.endsWith('/confirmed-at'))?.text);

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

const storesNothing = async (page: Page) => {
  await expect.poll(() => workers(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
};

/** The operator that this deployment names in the page. Another release has another operator. */
const operatorIn = (page: Page) =>
  page.evaluate((id) => JSON.parse(document.getElementById(id)?.textContent ?? '{}').operator?.name, siteSettingsId);

const releaseOf = async (name: string, outDir: string) => {
  const local = localSiteSettings();
  const operator = { name, contact: 'ask@operator.example', jurisdiction: 'Germany' };
  await buildWeb(outDir, { ...local, operator }, 'quick');
};

test('a reload without a network keeps the quiz at question 20, and the answers are sent when the network is back', async ({
  page,
  context,
  stack,
}) => {
  const account = await stack.register();
  await leaveSession(page, account);
  await takeQuiz(page, productQuizId, { answers, until: question20.id });
  await ready(page);
  const before = await page.title();
  expect(before).toMatch(/^Question 20 /);
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(before);
  await expect(heading(page)).toHaveText(question20.text);
  // What follows was never opened in this browser: its scripts come from the worker, too.
  const left = pathOf(productQuizId, answers, false);
  for (const question of left.slice(left.indexOf(question20)))
    await answerQuestion(page, question, answers[question.id]);
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  const mine = async () => (await stack.call('GET', '/api/submissions/me', { token: account.token })).json();
  expect(await mine()).toMatchObject([{ quizId: productQuizId }]);
});

test('the first screen pays nothing: no worker and no manifest before the first question', async ({ page }) => {
  await page.goto('/longevity-quiz', { waitUntil: 'networkidle' });
  await next(page).click();
  await expect(page.getByRole('checkbox', { name: /^I’ve read/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await storesNothing(page);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
  await next(page).click();
  await ready(page);
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
});

test.describe('emergencies', () => {
  const stroke: Answers = {
    otherWarningSigns: 'strokeSigns',
    pregnancyNow: 'na',
    weightChange: 'none',
    chestPain: 'never',
  };

  /** Both quizzes are there after the first question of one. */
  const begin = async (page: Page) => {
    await takeQuiz(page, productQuizId, { answers, until: must(asked[2]).id });
    await ready(page);
  };

  test('a warning is shown without a network, in a quiz that was never opened before', async ({ page, context }) => {
    await begin(page);
    await context.setOffline(true);
    await page.goto(quizRecords[cardiacQuizId].path);
    await enterQuiz(page, cardiacQuizId);
    for (const question of pathOf(cardiacQuizId, stroke, false)) {
      await answerQuestion(page, question, stroke[question.id]);
      if (question.id === 'weightChange') break;
    }
    await expect(page.getByRole('heading', { name: 'Get help now' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(messageOf('strokeSigns'));
  });

  const daysLater = (context: BrowserContext, days: number) =>
    must(context.serviceWorkers()[0]).evaluate((later) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + later;
    }, days * 86_400_000);

  test('warnings are shown for 30 days without a network, and again after a visit with a network', async ({
    page,
    context,
  }) => {
    await begin(page);
    await context.setOffline(true);
    await daysLater(context, 29);
    await page.goto(quizRecords[cardiacQuizId].path);
    await expect(heading(page)).toHaveText(quizzes[cardiacQuizId].intro.text);
    await daysLater(context, 2);
    for (const { path: quizPath } of Object.values(quizRecords)) {
      await page.goto(quizPath);
      await expect(heading(page)).toHaveText('Connect to the internet to continue');
      await expect(page.getByText('call your local emergency number')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(quizzes[cardiacQuizId].intro.text);
    // The visit has found no newer release. Once the worker has recorded this, the quiz opens without a network again.
    const before = await confirmedAt(page);
    await enterQuiz(page, cardiacQuizId);
    await expect.poll(() => confirmedAt(page)).toBeGreaterThan(before);
    await context.setOffline(true);
    await page.goto(quizRecords[productQuizId].path);
    await expect(heading(page)).not.toHaveText('Connect to the internet to continue');
  });

  test('a clock that was set back by months does not keep old warnings for ever', async ({ page, context }) => {
    await begin(page);
    await context.setOffline(true);
    await daysLater(context, -31);
    await page.goto(quizRecords[cardiacQuizId].path);
    await expect(heading(page)).toHaveText('Connect to the internet to continue');
  });
});

test('after a quiz, a login and a result the browser stores the files of the quiz, and nothing personal', async ({
  page,
  stack,
}) => {
  const account = {
    firstName: 'Wilhelmina',
    lastName: 'Quistorp',
    email: `wilhelmina-${randomUUID()}@example.com`,
    password: 'correct horse battery staple',
  };
  await takeQuiz(page, productQuizId, { answers, account });
  await expect(page.getByText(/^Your results are being analysed/)).toBeVisible();
  await ready(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /View Results/ }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByText(`Thank you, ${account.firstName}`)).toBeVisible();
  // From now on the worker handles every page.
  await page.reload();
  await expect(page.getByText(`Thank you, ${account.firstName}`)).toBeVisible();
  const submissionId = page.url().split('/').at(-1) ?? '';
  const token = await page.evaluate((key) => localStorage.getItem(key) ?? '', storageKeys.authToken);
  const { content } = await awaitResult(stack, { token }, submissionId);

  const found = await stored(page);
  expect(found.length).toBeGreaterThan(40);
  const expected = [...Object.values(quizRecords).map(({ path }) => path), '/offline/confirmed-at'];
  for (const { url, text } of found) {
    const { pathname, origin, search } = new URL(url);
    expect(origin + search).toBe(stack.url);
    expect(pathname.startsWith('/assets/') || expected.includes(pathname), pathname).toBe(true);
    for (const personal of [...Object.values(account), submissionId, token, content.intro])
      expect(text.includes(personal), `${pathname} has ${personal}`).toBe(false);
    // Byte for byte what every visitor gets.
    if (pathname !== '/offline/confirmed-at') expect(text).toBe(await (await fetch(url)).text());
    else expect(text).toMatch(/^\d{13}$/);
  }
});

test.describe('leaves nothing behind', () => {
  test('a logout', async ({ page, stack }) => {
    await leaveSession(page, await stack.register());
    await takeQuiz(page, productQuizId, { answers, until: must(asked[2]).id });
    await ready(page);
    expect(await stored(page)).not.toEqual([]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await storesNothing(page);
    // A user who starts again can continue without a network again.
    await page.goto(quizRecords[productQuizId].path);
    await enterQuiz(page, productQuizId);
    await ready(page);
    await expect.poll(() => stored(page)).not.toEqual([]);
  });

  test('a shared device, even if the browser has stored the quiz before', async ({ page }) => {
    await takeQuiz(page, productQuizId, { answers, until: must(asked[2]).id });
    await ready(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
    await next(page).click();
    await page.getByRole('checkbox', { name: 'Shared device: keep nothing here' }).check();
    await storesNothing(page);
    await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
    await next(page).click();
    for (const question of path.slice(0, 3)) await answerQuestion(page, question, answers[question.id]);
    await page.waitForLoadState('networkidle');
    await storesNothing(page);
  });
});

test('a page that needs the network says so, and loads when the network is back', async ({ page, context, stack }) => {
  const { account, submissionId, result } = await seed(stack).reader();
  await leaveSession(page, account);
  await takeQuiz(page, productQuizId, { answers, until: must(asked[2]).id });
  await ready(page);
  await context.setOffline(true);
  await page.goto(`/results/${submissionId}`);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByText('Nothing is lost')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: quizRecords[productQuizId].title }).click();
  await expect(heading(page)).toHaveText(must(asked[2]).text);
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText(result.content.intro)).toBeVisible();
});

test('a worker that the browser has stopped still serves the files without a network', async ({ browser }) => {
  const stack = await startTestStack({ webDir: process.env.WEB_UNDER_TEST ?? '' });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(`${stack.url}${quizRecords[productQuizId].path}`);
  await enterQuiz(page, productQuizId);
  for (const question of path.slice(0, 3)) await answerQuestion(page, question, answers[question.id]);
  await ready(page);
  const files = (await stored(page)).map(({ url }) => url).filter((url) => url.includes('/assets/'));
  expect(files.length).toBeGreaterThan(10);
  // The server no longer answers, but the browser still counts as online, as on a dead Wi-Fi.
  await stack.stop();
  await page.goto(`${stack.url}${quizRecords[cardiacQuizId].path}`);
  await expect(heading(page)).toHaveText(quizzes[cardiacQuizId].intro.text);
  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await devTools.send('Network.clearBrowserCache');
  const loaded = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map((url) =>
          fetch(url)
            .then(({ ok }) => ok)
            .catch(() => false),
        ),
      ),
    files,
  );
  expect(loaded).toEqual(files.map(() => true));
  await context.close();
});

test.describe('a release', () => {
  const begun = async (page: Page, url: string) => {
    await page.goto(`${url}${quizRecords[productQuizId].path}`);
    await enterQuiz(page, productQuizId);
    for (const question of path.slice(0, 3)) await answerQuestion(page, question, answers[question.id]);
    await expectStoredAt(page, productQuizId, must(path[3]).id);
    await ready(page);
  };
  const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

  /** The browser's status of each worker in this context, by version, also after the page has navigated. */
  const workerStates = async (page: Page) => {
    const stateOf = new Map<string, string>();
    const devTools = await page.context().newCDPSession(page);
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) stateOf.set(versionId, status);
    });
    await devTools.send('ServiceWorker.enable');
    return stateOf;
  };

  /** Files of the previous release stay, as in the bucket. */
  const served = async (work: (stack: TestStack, deploy: (from: string) => Promise<void>) => Promise<void>) => {
    const dir = await temporaryDir();
    const webDir = join(dir.path, 'site');
    await cp(process.env.WEB_UNDER_TEST ?? '', webDir, { recursive: true });
    const stack = await startTestStack({ webDir });
    try {
      await work(stack, (from) => cp(from, webDir, { recursive: true }));
    } finally {
      await stack.stop();
      await dir.remove();
    }
  };

  test('leaves an open quiz the files that it began with, and is used at the next start', async ({ browser }) => {
    await served(async ({ url }, deploy) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await begun(page, url);
      const [first] = await cacheNames(page);
      const next = await temporaryDir();
      await releaseOf('The second release', next.path);
      await deploy(next.path);
      await next.remove();

      // A visit to another page of the site makes the browser find the new worker, which installs and waits.
      const other = await context.newPage();
      await other.goto(url);
      await expect.poll(() => cacheNames(page)).toHaveLength(2);
      await expect
        .poll(() => other.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
        .toBe('installed');
      await other.close();
      expect(await operatorIn(page)).toBe(localSiteSettings().operator?.name);
      await context.setOffline(true);
      for (const question of path.slice(3, 6)) await answerQuestion(page, question, answers[question.id]);
      await expect(heading(page)).toHaveText(must(path[6]).text);
      await context.setOffline(false);

      // The next start uses the new release, with and without a network, at the same question.
      await page.reload();
      await expect(heading(page)).toHaveText(must(path[6]).text);
      expect(await operatorIn(page)).toBe('The second release');
      await context.setOffline(true);
      await page.reload();
      await expect(heading(page)).toHaveText(must(path[6]).text);
      expect(await operatorIn(page)).toBe('The second release');
      await context.setOffline(false);

      // Once no tab of the first release is open, the second one takes over and removes it. The browser takes a moment
      // to notice that the last tab has left, so the test stays away until then.
      const stateOf = await workerStates(page);
      await expect.poll(() => [...stateOf.values()].toSorted()).toEqual(['activated', 'installed']);
      await page.goto('about:blank');
      await expect.poll(() => [...stateOf.values()].filter((state) => state !== 'redundant')).toEqual(['activated']);
      await page.goto(url);
      await expect.poll(() => cacheNames(page)).toHaveLength(1);
      expect(await cacheNames(page)).not.toEqual([first]);
      await context.close();
    });
  });

  test('that withdraws the worker removes it and all that it stored, and the quiz continues', async ({ browser }) => {
    await served(async ({ url }, deploy) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await begun(page, url);
      const off = await temporaryDir();
      await buildWeb(off.path, { ...localSiteSettings(), keepsOffline: false }, 'quick');
      await deploy(off.path);
      await off.remove();
      await page.reload();
      await storesNothing(page);
      await expect(heading(page)).toHaveText(must(path[3]).text);
      await page.reload();
      await expect(heading(page)).toHaveText(must(path[3]).text);
      await page.waitForLoadState('networkidle');
      await storesNothing(page);
      await context.close();
    });
  });
});

test('the site can be installed, under its own name and with its own mark', async ({ page, browser }) => {
  await takeQuiz(page, productQuizId, { answers, until: must(asked[2]).id });
  await ready(page);
  const devTools = await page.context().newCDPSession(page);
  const { errors, data } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: product.name, start_url: '/', display: 'standalone' });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A private window, as tests use, never allows an installation.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const desktop = await browser.newContext({ isMobile: false, hasTouch: false, colorScheme: 'light' });
  const drawing = await desktop.newPage();
  for (const { file, png } of await drawIcons(drawing))
    expect(
      await difference(drawing, png, readFileSync(iconFile(file))),
      `${file}: npm run icons draws it anew`,
    ).toBeLessThan(1);
});

/** How far two pictures of one size are apart, from 0 to 255, on average; 255 for another size. */
const difference = (page: Page, one: Buffer, other: Buffer) =>
  page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bitmap = await createImageBitmap(
            new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type: 'image/png' }),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!a || !b || a.length !== b.length || a.length === 0) return 255;
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
