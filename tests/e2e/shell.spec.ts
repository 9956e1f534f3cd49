import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { featureScreens } from '../features/screens.ts';
import { sidewaysScroll, smallTargets, violationsOf } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerSubmissions, holdBack, started } from '../support/pages.ts';
import { leaveSession } from '../support/people.ts';

test('an unknown address says so, and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found – Longevity');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a link leads to the page about this product', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this is, and what it isn’t');
});

test('each new page has the focus on its heading and its own title, and starts at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused(); // the first page does not move the focus
  await page.getByRole('link', { name: 'Login' }).last().click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
  await expect(page).toHaveTitle('Login – Longevity');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await expect(page).toHaveTitle('Register – Longevity');
});

test('the first Tab reaches "Skip to content", which leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('pointing at a link loads its page', async ({ page }) => {
  await page.goto('/');
  await started(page);
  const [request] = await Promise.all([
    page.waitForRequest(/login-page/),
    page.getByRole('link', { name: 'Login' }).hover(),
  ]);
  expect(request.url()).toContain('/assets/');
});

test.describe('before the app has started', () => {
  let release = () => {};
  test.beforeEach(async ({ page }) => {
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/main-*', async (route) => {
      await isReleased;
      await route.continue();
    });
  });

  test('typed text and presses are not lost', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill('not an address');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    release();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expect(page.getByLabel('Email address')).toHaveValue('not an address');
    expect(new URL(page.url()).search).toBe('');
  });

  test('a whole form can be filled in and sent', async ({ page, stack }) => {
    const account = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' };
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill('Żak');
    await page.getByLabel('Email address').fill(account.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    // The box shows its tick when the app has started.
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Create account' }).click();
    release();
    await expect(page).toHaveURL('/login');
    const { token } = await (await stack.call('POST', '/api/auth/login', { body: account })).json();
    const me = await (await stack.call('GET', '/api/users/me', { token })).json();
    expect(me).toMatchObject({ firstName: 'Zoë', lastName: 'Żak' });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_(FAILED|INTERNET_DISCONNECTED)/ });

  test('a page that could not be loaded says so, and another try works', async ({ page }) => {
    await page.route('**/assets/register-page*', (route) => route.abort());
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await page.unroute('**/assets/register-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  test('a page that could not be loaded does not affect the next one', async ({ page }) => {
    await page.route('**/assets/login-page-*', (route) => route.abort());
    await holdBack(page, '**/assets/quiz-page-*');
    await page.goto('/');
    await started(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Start' }).click();
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toHaveCount(0);
  });
});

const rows = [
  { quizId: 'cardiac_health', submittedAt: new Date(Date.now() - 240_000).toISOString() },
  { quizId: 'longevity', submittedAt: new Date(Date.now() - 86_400_000).toISOString() },
];

type Screen = { name: string; open: (page: Page) => Promise<void> };
const at = (path: string) => async (page: Page) => {
  await page.goto(path);
};
const waysIn: Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'login', open: at('/login') },
  {
    name: 'login with errors',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveCount(2);
    },
  },
  { name: 'register', open: at('/register') },
  {
    name: 'register with errors',
    open: async (page) => {
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toHaveCount(3);
    },
  },
];
const toRead: Screen[] = [
  { name: 'privacy', open: at('/privacy') },
  { name: 'about', open: at('/about') },
  { name: 'place', open: at('/place') },
  { name: 'verify', open: at('/verify') },
  ...featureScreens.map(({ name, address }) => ({ name, open: at(address) })),
  { name: 'not found', open: at('/nowhere') },
];
const signedIn: Screen[] = [
  { name: 'home, signed in', open: at('/') },
  { name: 'register, signed in', open: at('/register') },
  { name: 'dashboard', open: at('/dashboard') },
];

// One tab for several screens: opening one for each would take longer than the checks.
for (const [which, screens] of Object.entries({
  'the ways in': waysIn,
  'what is there to read': toRead,
  'signed in': signedIn,
}))
  test(`${which}: no accessibility violation, nothing cut off, targets of 44 px, light and dark, 320 to 1280 px`, async ({
    page,
    stack,
  }) => {
    if (screens === signedIn) await leaveSession(page, await stack.register({ firstName: 'Ines' }));
    await answerSubmissions(page, rows);
    for (const { name, open } of screens) {
      await open(page);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expectGoodLooks(page, name);
    }
  });

const expectGoodLooks = async (page: Page, name: string) => {
  const violations = violationsOf(page);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await sidewaysScroll(page), `${name}, ${width} px`).toBe(0);
    expect.soft(await smallTargets(page), `${name}, ${width} px`).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(colorScheme), `${name}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
};

test('in forced colours every control still has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  for (const control of [page.getByLabel('Email address'), page.getByRole('button', { name: 'Login', exact: true })]) {
    await expect(control).toHaveCSS('border-top-style', 'solid');
    await expect(control).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
});

test('nothing moves for longer than an instant with reduced motion', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat);
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});

test('the home page has its policy, and a deep link gets the app', async ({ page }) => {
  const home = await page.goto('/');
  expect(home?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown API address is answered by the API, not by the app', async ({ request }) => {
  const response = await request.get('/api/nothing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});
