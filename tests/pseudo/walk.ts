import { chromium, type Page } from '@playwright/test';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { features } from '#shared/features/all.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { featureScreens } from '#tests/features/screens.ts';
import { featureWalks } from '#tests/features/walks.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { leaveSession, personaIn, seedEightPeople, signIn } from '#tests/support/people.ts';
import { type Account, startTestStack, testLastName } from '#tests/support/stack.ts';
import { enterQuiz, walkQuiz } from '#tests/support/take-quiz.ts';
import { featurePages } from '#web/features/all.ts';
import { haveReadWarning } from '#words/care-notices.ts';
import * as labels from '#words/labels.ts';
import { pathPrefix } from '#words/language.ts';
import * as quizWords from '#words/quiz.ts';
import * as register from '#words/register.ts';
import { newLooker, phone } from './look.ts';

// Walks every screen of a site in the pseudo-language, and fails for plain English, and for what is cut off or lies on something
// else at 390 and 1280 px, left to right and right to left.

const [, , webDir = '', pictures = ''] = process.argv;
const looker = newLooker(pictures);
const { look } = looker;

await using stack = await startTestStack({ webDir, condition: 'with-zz' });
const browser = await chromium.launch(await launchOptions());

/** A walk that cannot go on is a fault like others, so that the rest is still walked. */
const inNewPage = async (walk: (page: Page) => Promise<void>, account?: Account) => {
  const context = await browser.newContext({
    baseURL: stack.url,
    viewport: phone,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (account) await signIn(page, account);
  await walk(page).catch((error) => looker.faults.push(`${page.url()} ended the walk: ${error}`));
  await context.close();
};

const open = async (page: Page, path: string) => {
  await page.goto(`${pathPrefix}${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
};
const visit = async (page: Page, path: string, name = path) => {
  await open(page, path);
  await look(page, name);
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const asStranger = async (page: Page) => {
  for (const path of ['/', '/login', '/login/help', '/register', '/about', '/privacy', '/place', '/verify', '/nowhere'])
    await visit(page, path);
  for (const path of ['/confirm', '/account/erase']) await visit(page, path);
  for (const { name, address } of featureScreens) await visit(page, address, name);
  await visit(page, quizRecords[cardiacQuizId].path, 'the heart quiz, locked');
  for (const walk of featureWalks) await walk.asStranger?.(page, look);

  await open(page, '/login');
  await button(page, labels.login).click();
  await page.getByRole('alert').first().waitFor();
  await look(page, 'login, without a password');
  await page.getByLabel(labels.emailAddress).fill('nobody@example.com');
  await page.getByLabel(labels.password, { exact: true }).fill('not the password');
  await button(page, labels.login).click();
  await page.getByRole('alert').first().waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, 'login, refused');
  await open(page, '/register');
  await button(page, register.createAccount).click();
  await page.getByRole('alert').first().waitFor();
  await look(page, 'register, with errors');

  await page.route('**/api/auth/**', (route) => route.abort());
  await open(page, '/login');
  await page.getByLabel(labels.emailAddress).fill('nobody@example.com');
  await page.getByLabel(labels.password, { exact: true }).fill('not the password');
  await button(page, labels.login).click();
  await page.getByRole('alert').first().waitFor();
  await look(page, 'login, without a network');
};

/** Every screen of a quiz, with its answer in it. */
const takeQuiz = async (page: Page, quizId: QuizId, answers: Answers, habits: Answers = {}) => {
  const { path } = quizRecords[quizId];
  await visit(page, path, `${path}, first screen`);
  await walkQuiz(page, quizId, { answers, habits, look: (what) => look(page, `${path}, ${what}`) });
};

const asNewcomer = async (page: Page) => {
  const account = {
    name: { firstName: 'Ines', lastName: testLastName },
    email: 'ines@example.com',
    password: 'correct horse battery staple',
  };
  const answers: Answers = { ...personaIn(longevityPersonas, 'average45F').answers, ...account };
  await takeQuiz(page, productQuizId, answers);
  await button(page, labels.returnHome)
    .or(page.getByRole('link', { name: labels.returnHome }))
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, 'the longevity quiz, done');
  await visit(page, '/', 'home, signed in');
  await visit(page, '/dashboard', 'dashboard of a newcomer');
  const heart: Answers = {
    ...personaIn(cardiacPersonas, 'diabetic58F_emergency').answers,
    otherWarningSigns: 'strokeSigns',
  };
  await takeQuiz(page, cardiacQuizId, heart, answers);
  await page.waitForLoadState('networkidle');
  await look(page, 'the heart quiz, sent or to be checked');
};

/** What lies beside the questions. */
const besideTheQuiz = async (page: Page) => {
  const { path } = quizRecords[productQuizId];
  await open(page, path);
  await enterQuiz(page, productQuizId);
  await look(page, 'the first section');
  await page.getByRole('button', { name: labels.continueLabel }).first().click();
  await button(page, quizWords.menu).click();
  await look(page, 'the menu');
  await button(page, quizWords.startOver).click();
  await look(page, 'start over?');
  await button(page, quizWords.keepMyAnswers).click();
  for (const walk of featureWalks) {
    if (!walk.inMenu) continue;
    await button(page, quizWords.menu).click();
    await walk.inMenu(page, look);
  }
  await open(page, path);
  await look(page, 'whose answers are these?');
};

const asNobodyYet = async (page: Page) => {
  await visit(page, '/dashboard', 'an empty dashboard');
  await visit(page, '/results/01JAAAAAAAAAAAAAAAAAAAAAAA', 'a result that is not there');
  await visit(page, quizRecords[cardiacQuizId].path, 'the heart quiz, locked for a user');
  await page.route('**/api/submissions/**', (route) => route.abort());
  await visit(page, '/dashboard', 'a dashboard without a network');
  await visit(page, '/results/01JAAAAAAAAAAAAAAAAAAAAAAA', 'a result without a network');
};

const withResult = async (page: Page, name: string, submissionId: string) => {
  await visit(page, `/results/${submissionId}`, `result of ${name}`);
  const shut = button(page, haveReadWarning);
  if (await shut.isVisible()) {
    await shut.click();
    await look(page, `result of ${name}, after the warning`);
  }
  await visit(page, '/', `home of ${name}`);
  await visit(page, '/dashboard', `dashboard of ${name}`);
  for (const { path } of featurePages)
    if (path.includes(':')) await visit(page, path.replace(/:\w+/, submissionId), `${path} of ${name}`);
};

const inAccount = async (page: Page) => {
  await visit(page, '/account', 'account');
  await visit(page, '/account/erase', 'account, to be erased');
  await visit(page, '/register', 'register, signed in');
};

await inNewPage(asStranger);
await inNewPage(asNewcomer);
await inNewPage(besideTheQuiz);
await inNewPage(asNobodyYet, await stack.register({ firstName: 'Ines' }));
const people = await seedEightPeople(stack, 'zz');
for (const { name, account, submissionId } of people)
  await inNewPage((page) => withResult(page, name, submissionId), account);
const one = people.find(({ name }) => name === 'heart-ldl190M45');
if (!one) throw new Error('The person whose account is walked is not among the eight.');
await inNewPage(async (page) => {
  await leaveSession(page, one.account);
  await inAccount(page);
  for (const walk of featureWalks) await walk.withResult?.(page, one.submissionId, look, inNewPage);
  for (const path of ['', ...('doctor' in features ? ['/doctor'] : [])]) {
    await page.emulateMedia({ media: null });
    await open(page, `/results/${one.submissionId}${path}`);
    await page.emulateMedia({ media: 'print' });
    await look(page, `/results${path} on paper`);
  }
});
await browser.close();
console.log(`${looker.count()} screens in the pseudo-language.`);
if (looker.faults.length > 0) {
  console.error(`\n${looker.faults.join('\n')}`);
  process.exitCode = 1;
}
