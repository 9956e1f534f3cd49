import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { cardiacQuizId, productQuizId, quizRecords } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { buildWeb } from '#web/build.ts';
import { featurePages } from '#web/features/all.ts';
import { launchOptions } from './support/browser.ts';
import { type OneOfEight, personaIn, seedEightPeople, signIn } from './support/people.ts';
import { startTestStack, type TestStack } from './support/stack.ts';
import { answerQuestion, enterQuiz, fillIn, pathOf, screenOf, walkQuiz } from './support/take-quiz.ts';

/*
 * npm run screenshots [folder]: every screen at both widths, light and dark, and ten with letters of twice the size, from a separate
 * system, to compare with the designs; and the README's four pictures (docs/screenshots). With --readme only those four, with --results only the results of eight
 * people.
 */
const readmeOnly = process.argv.includes('--readme');
const resultsOnly = process.argv.includes('--results');
const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'screenshots';
const looks = [
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desktop-light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'desktop-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;
const largeLetters = { name: 'letters-200', viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
type Look = (typeof looks)[number] | typeof largeLetters;

const average = personaIn(longevityPersonas, 'average45F');
const password = 'correct horse battery staple';

/** Takes pictures of one page, named after the screen. */
const camera =
  (page: Page, look: Look) =>
  async (screen: string, fullPage = false) => {
    // Waits for the end of the motion that draws the dial and the bars.
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(folder, look.name, `${screen}.png`), fullPage, animations: 'disabled' });
  };
type Camera = ReturnType<typeof camera>;

const visit = async (page: Page, path: string, shoot: Camera, screen = '', fullPage = false) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(screen, fullPage);
};

const asStranger = async (page: Page, shoot: Camera) => {
  await visit(page, '/', shoot, 'home');
  await visit(page, '/login', shoot, 'login');
  await page.getByLabel('Email address').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alert').first().waitFor();
  await shoot('login-error');
  await visit(page, '/register', shoot, 'register');
  await visit(page, '/nowhere', shoot, 'not-found');
  await visit(page, '/about', shoot, 'about', true);
  for (const { path } of featurePages)
    if (!path.includes(':'))
      await visit(page, `${path}#${'i'.repeat(43)}.${'k'.repeat(43)}`, shoot, path.slice(1), true);
};

const asNewcomer = async (page: Page, shoot: Camera, look: Look) => {
  const account: Answers = {
    name: { firstName: 'Ines', lastName: 'Example' },
    email: `${look.name}@example.com`,
    password,
  };
  const answers = { ...average.answers, ...account };
  await visit(page, quizRecords[productQuizId].path, shoot, `quiz-${productQuizId}-intro`);
  await walkQuiz(page, productQuizId, { answers, look: (what) => shoot(`quiz-${productQuizId}-${what}`) });
  await page.getByRole('button', { name: 'Return Home' }).waitFor();
  await shoot('quiz-complete');
  await visit(page, '/', shoot, 'home-signed-in');
  await visit(page, '/dashboard', shoot, 'dashboard');
  // A quiz with an emergency in it.
  const heart: Answers = {
    ...personaIn(cardiacPersonas, 'diabetic58F_emergency').answers,
    otherWarningSigns: 'strokeSigns',
  };
  await page.goto(quizRecords[cardiacQuizId].path);
  await enterQuiz(page, cardiacQuizId);
  const emergency = page.getByRole('heading', { level: 1, name: 'Get help now' });
  for (const question of pathOf(cardiacQuizId, heart, false)) {
    await emergency.or(screenOf(page, question)).first().waitFor();
    if (await emergency.isVisible()) break;
    await answerQuestion(page, question, heart[question.id]);
  }
  await shoot('quiz-emergency');
};

const asNobodyYet = async (page: Page, stack: TestStack, look: Look) => {
  const shoot = camera(page, look);
  await signIn(page, await stack.register({ firstName: 'Ines' }));
  await visit(page, '/dashboard', shoot, 'dashboard-empty');
  await visit(page, quizRecords[cardiacQuizId].path, shoot, 'quiz-cardiac-locked');
  await visit(page, '/results/01JAAAAAAAAAAAAAAAAAAAAAAA', shoot, 'results-not-found');
};

/** Only the first screen of each page, because a picture of a whole page would undo the size of the letters. */
const inLargeLetters = async (page: Page, people: readonly OneOfEight[]) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const shoot = camera(page, largeLetters);
  for (const path of ['/', quizRecords[productQuizId].path, '/login', '/register', '/about', '/place'])
    await visit(page, path, shoot, path.slice(1) || 'home');
  const [heart] = people.filter(({ name }) => name === 'heart-bpCrisis61M');
  if (!heart) throw new Error('nobody to show');
  await signIn(page, heart.account);
  for (const path of ['/', '/dashboard', '/account', `/results/${heart.submissionId}`])
    await visit(
      page,
      path,
      shoot,
      path === '/' ? 'home-signed-in' : path.replace(`/${heart.submissionId}`, '').slice(1),
    );
};

/** Four pictures of a phone, side by side in the README. */
const forReadme = async (inContext: InContext, people: readonly OneOfEight[]) => {
  const find = (name: string) => people.find((one) => one.name === name) ?? people[0];
  const [light, dark] = [looks[0], looks[1]];
  const shoot = async (page: Page, name: string) => {
    await page.screenshot({ path: `docs/screenshots/${name}.png`, animations: 'disabled' });
  };
  await inContext(light, async (page) => {
    await visit(page, '/', () => shoot(page, 'home'));
    await page.goto(quizRecords[productQuizId].path);
    await enterQuiz(page, productQuizId);
    for (const question of pathOf(productQuizId, average.answers, true)) {
      await screenOf(page, question).waitFor();
      const answer = average.answers[question.id];
      if (question.id === 'sleepHours' && answer !== undefined) {
        await fillIn(page, question, answer);
        await shoot(page, 'question');
        return;
      }
      await answerQuestion(page, question, answer);
    }
  });
  for (const [look, name, person] of [
    [light, 'biological-age', find('longevity-average45F')],
    [dark, 'heart-risk', find('heart-ideal60M')],
  ] as const)
    await inContext(look, async (page) => {
      if (!person) throw new Error('nobody to show');
      await signIn(page, person.account);
      await visit(page, `/results/${person.submissionId}`, async () => {
        // The figures, without the banner above them.
        await page
          .getByText(/^Thank you/)
          .evaluate((intro) => scrollTo(0, scrollY + intro.getBoundingClientRect().top - 12));
        await shoot(page, name);
      });
    });
};

type InContext = (look: Look, story: (page: Page, context: BrowserContext) => Promise<void>) => Promise<void>;

const main = async () => {
  const webDir = resolve('node_modules/.cache/web-in-pictures');
  await buildWeb(webDir, localSiteSettings());
  await using stack = await startTestStack({ webDir });
  const browser = await chromium.launch(await launchOptions());
  const people = await seedEightPeople(stack);
  const inContext: InContext = async ({ viewport, colorScheme }, story) => {
    const context = await browser.newContext({ baseURL: stack.url, viewport, colorScheme, locale: 'en-GB' });
    await story(await context.newPage(), context);
    await context.close();
  };
  if (!resultsOnly) await forReadme(inContext, people);
  for (const look of readmeOnly ? [] : looks) {
    await mkdir(join(folder, look.name), { recursive: true });
    if (!resultsOnly) {
      await inContext(look, (page) => asStranger(page, camera(page, look)));
      await inContext(look, (page) => asNewcomer(page, camera(page, look), look));
      await inContext(look, (page) => asNobodyYet(page, stack, look));
    }
    for (const { name, account, submissionId } of people)
      await inContext(look, async (page) => {
        await signIn(page, account);
        await visit(page, `/results/${submissionId}`, camera(page, look), `results-${name}`, true);
      });
    console.log(`${join(folder, look.name)} is done`);
  }
  if (!readmeOnly && !resultsOnly) {
    await mkdir(join(folder, largeLetters.name), { recursive: true });
    await inContext(largeLetters, (page) => inLargeLetters(page, people));
    console.log(`${join(folder, largeLetters.name)} is done`);
  }
  await browser.close();
};

await main();
