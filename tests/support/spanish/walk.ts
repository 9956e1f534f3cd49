import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { pathIn } from '#shared/contract/language.ts';
import { cardiacQuizId, productQuizId, type QuizId, quizRecords } from '#shared/derived-names.ts';
import { features } from '#shared/features/all.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { featureWalks } from '#tests/features/walks.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { mayBeForeign, saidByPage } from '#tests/support/page-texts.ts';
import { personaIn } from '#tests/support/people.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { awaitAllResults } from '#tests/support/submissions.ts';
import { walkQuiz } from '#tests/support/take-quiz.ts';
import { featurePages } from '#web/features/all.ts';
import { haveReadWarning } from '#words/care-notices.ts';
import { seeMyResult } from '#words/completion.ts';
import { erasedTitle } from '#words/erase.ts';
import * as labels from '#words/labels.ts';
import { language, languageCode, pathPrefix } from '#words/language.ts';
import { createAccount } from '#words/register.ts';
import { downloadData } from '#words/your-data.ts';
import { englishFinder } from './english-left.ts';

// A person whose browser speaks Spanish, from the first page to the end of the account. The words of this process are Spanish
// (`tests/e2e/spanish.spec.ts` starts it so), so buttons and questions are found by them. Prints what it finds in English.

const findEnglish = await englishFinder();
const found = new Map<string, string>();

/** Symbols of units: beside their names, and in a height as it was typed or measured. */
const symbols = /^(?:ft|in|\d+ in|\d+ ft \d+ in)$/;

const note = (where: string, texts: readonly string[]) => {
  for (const text of texts) {
    if (symbols.test(text)) continue;
    const english = findEnglish(text);
    if (english !== null && !found.has(text)) found.set(text, `${where} says '${english}' in: ${text}`);
  }
};

const read = async (page: Page, where: string) => {
  const said = await page.evaluate(saidByPage);
  const { pathname } = new URL(page.url());
  const own = said.filter((one) => !mayBeForeign(one, pathname));
  note(
    where,
    own.map(({ text }) => text),
  );
};

/** Reads all of this page. */
const look = async (page: Page, where = new URL(page.url()).pathname) => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.locator('html').getAttribute('lang'), language, where);
  await read(page, where);
};

const seen = new Set<string>();
const open = async (page: Page, path: string) => {
  seen.add(pathIn(languageCode, path));
  await page.goto(pathIn(languageCode, path));
  await look(page);
};

/** The pages that this one leads to. */
const openAllFrom = async (page: Page) => {
  const links = page.locator(`a[href^="${pathPrefix}/"]`);
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.split('#')[0] ?? ''));
  for (const address of addresses) {
    if (seen.has(address)) continue;
    seen.add(address);
    await page.goto(address);
    await look(page);
  }
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Answers every screen of a quiz, and reads each. */
const takeWhole = async (page: Page, quizId: QuizId, answers: Answers, habits: Answers = {}) => {
  await open(page, quizRecords[quizId].path);
  await walkQuiz(page, quizId, {
    answers,
    habits,
    look: (what) => read(page, what),
  });
};

const { answers: habits } = personaIn(longevityPersonas, 'average45F');
const heart = personaIn(cardiacPersonas, 'diabetic58F_emergency');
const email = 'ines@example.com';
const password = 'caballo correcto batería';

await using stack = await startTestStack({ webDir: process.env.WEB_UNDER_TEST ?? 'dist/web' });
const browser = await chromium.launch(await launchOptions());
const newPage = async () => {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: language,
    timezoneId: 'America/New_York',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  return context.newPage();
};

/** Waits for the result of a quiz that was sent, opens it and reads it. Returns its address. */
const readResult = async (page: Page) => {
  await look(page, 'after sending');
  await awaitAllResults(stack);
  await page.getByRole('link', { name: seeMyResult }).click();
  await page.waitForURL(`**${pathPrefix}/results/*`);
  await look(page);
  const haveRead = page.getByRole('button', { name: haveReadWarning, exact: true });
  if (await haveRead.isVisible()) await haveRead.click();
  await page.locator('article footer').last().waitFor();
  await look(page);
  return new URL(page.url()).pathname;
};

const page = await newPage();
await page.goto('/');
await page.locator(`main a[hreflang=${languageCode}]`).first().click();
await page.waitForURL(`**${pathPrefix}/`);
await look(page);
for (const path of [
  '/about',
  '/privacy',
  '/login',
  '/login/help',
  '/place',
  '/verify',
  '/nowhere',
  ...featurePages.map((one) => one.path).filter((path) => !path.includes(':')),
])
  await open(page, path);
await open(page, '/register');
await press(page, createAccount);
await look(page, 'an empty registration');

await takeWhole(page, productQuizId, { ...habits, name: { firstName: 'Inés', lastName: 'Ejemplo' }, email, password });
await readResult(page);
await openAllFrom(page);

const { token } = await stack.login({ email, password });
const { id: userId } = await (await stack.call('GET', '/api/users/me', { token })).json();
await stack.confirm({ email, password, token, userId });
await takeWhole(page, cardiacQuizId, heart.answers, habits);
const second = await readResult(page);
await openAllFrom(page);
for (const path of ['/', '/dashboard', '/account', '/account/erase']) {
  await open(page, path);
  await openAllFrom(page);
}

if ('doctor' in features) assert.ok(seen.has(`${second}/doctor`), 'the result has no link to the page for the doctor');
const submissionId = basename(second);
for (const { path } of featurePages) if (path.includes(':')) await open(page, path.replace(/:\w+/, submissionId));
/** In the browser of another person, such as the doctor. */
const elsewhere = async (walk: (page: Page) => Promise<void>) => walk(await newPage());
for (const walk of featureWalks) await walk.withResult?.(page, submissionId, look, elsewhere);
await awaitAllResults(stack);

for (const { to, subject, text } of await stack.mail()) {
  assert.equal(to, email);
  const lines = [subject, ...text.split('\n')].map((line) => line.replaceAll(/https?:\S+/g, '').trim());
  note(`the mail ${subject}`, lines);
  for (const [linked] of text.matchAll(/https?:\S+/g))
    if (linked.startsWith(stack.url)) assert.match(linked, new RegExp(`^${stack.url}${pathPrefix}/`), subject);
}

await open(page, '/account');
const downloading = page.waitForEvent('download');
await press(page, downloadData);
const { index, parts } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
assert.equal(parts.submissions.length, 'numbers' in features ? 3 : 2); // with the retake
const rows: object[] = [
  ...index.flatMap(({ what, fields, leftOut }: Record<string, object>) => [{ what }, fields, leftOut]),
  ...parts.submissions.flatMap(({ inWords }: { inWords: object[] }) => inWords),
];
note(
  'the file of all data',
  rows.flatMap((row) => Object.values(row).map(String)),
);

await open(page, '/account/erase');
await page.locator('input[type=password]').fill(password);
await page.getByRole('checkbox').check();
await press(page, labels.eraseEverything);
await page.getByText(erasedTitle).waitFor();
await look(page);
await browser.close();

console.log(`Read ${seen.size} pages, and every question of both quizzes.`);
if (found.size > 0) {
  console.error([...found.values()].join('\n'));
  process.exitCode = 1;
}
