import type { Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, quizPaths } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { longevityPersonas } from '../personas/personas.ts';
import { sidewaysScroll, smallTargets, violationsOf } from '../support/accessibility.ts';
import { finishQuiz } from '../support/finish-quiz.ts';
import { expect, test } from '../support/fixtures.ts';
import { next } from '../support/take-quiz.ts';
import { answerSubmissions, holdBack, leaveSession } from './account/session.ts';

// The states between the screens: each is on the page for a moment only, and must be right all the same.

const answers: Answers = longevityPersonas.average45F?.answers ?? {};
const account = () => ({
  firstName: 'Ines',
  lastName: 'Example',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse battery staple',
});
const oneRow = [{ quizId: productQuizId, submittedAt: new Date().toISOString() }];

type State = { name: string; signedIn?: boolean; open: (page: Page) => Promise<void>; shows: string | RegExp };
const states: State[] = [
  {
    name: 'Home, while the submissions load',
    signedIn: true,
    open: async (page) => {
      await holdBack(page, '**/api/submissions/me');
      await page.goto('/');
    },
    shows: 'Logout',
  },
  {
    name: 'the dashboard, while the submissions load',
    signedIn: true,
    open: async (page) => {
      await holdBack(page, '**/api/submissions/me');
      await page.goto('/dashboard');
    },
    shows: /Loading/,
  },
  {
    name: 'the dashboard with nothing in it',
    signedIn: true,
    open: async (page) => {
      await page.goto('/dashboard');
    },
    shows: 'No results yet',
  },
  {
    name: 'View Results, while it checks',
    signedIn: true,
    open: async (page) => {
      await answerSubmissions(page, oneRow);
      await holdBack(page, '**/api/results/get?*');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: /^View Results/ }).click();
    },
    shows: 'Checking…',
  },
  {
    name: 'the dashboard, when the submissions cannot be loaded',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/submissions/me', (route) => route.fulfill({ status: 404, json: {} }));
      await page.goto('/dashboard');
    },
    shows: /could not be loaded/,
  },
  {
    name: 'the cardiac quiz, locked',
    signedIn: true,
    open: async (page) => {
      await page.goto(quizPaths[cardiacQuizId]);
    },
    shows: 'Longevity first',
  },
  {
    name: 'the consent to the privacy policy',
    open: async (page) => {
      await page.goto(quizPaths[productQuizId]);
      await next(page).click();
      await page.getByRole('checkbox').check();
    },
    shows: "First, let's learn a little bit about you",
  },
  {
    name: 'a quiz that is completed',
    open: (page) => finishQuiz(page, productQuizId, { answers, account: account() }),
    shows: /Your results are being analysed/,
  },
];

// Chromium prints every answer of 404, also of those that are asked for here.
test.use({ expectedNoise: /status of 404/ });

const expectAccessible = async (page: Page, shows: State['shows']) => {
  await expect(page.getByText(shows).first()).toBeVisible();
  const violations = violationsOf(page);
  for (const [width, colorScheme] of [
    [320, 'light'],
    [320, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    expect(await smallTargets(page), `${width} px`).toEqual([]);
    expect(await violations(colorScheme), `${width} px, ${colorScheme}`).toEqual([]);
  }
};

for (const { name, signedIn, open, shows } of states)
  test(`${name}: no accessibility violation, light and dark, at 320 and 1280 px`, async ({ page, stack }) => {
    if (signedIn) await leaveSession(page, await stack.register({ firstName: 'Ines' }));
    await open(page);
    await expectAccessible(page, shows);
  });

test('a quiz that is being sent, and that could not be: no accessibility violation', async ({ page }) => {
  const { promise: refusal, resolve: refuse } = Promise.withResolvers<void>();
  await page.route('**/api/submissions/create', async (route) => {
    await refusal;
    await route.fulfill({ status: 404, json: {} });
  });
  await finishQuiz(page, productQuizId, { answers, account: account() });
  await expectAccessible(page, 'Sending your answers');
  refuse();
  await expectAccessible(page, /[Nn]ot sent yet/);
});
