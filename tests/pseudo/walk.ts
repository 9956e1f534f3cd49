import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { seedEightPeople, signIn } from '#tests/support/people.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { buildWeb } from '#web/build.ts';
import { plainTexts } from './plain-texts.ts';

// Walks pages of a site in the pseudo-language, prints what each says in plain English, and fails for a page that has been clean or
// that scrolls sideways on a phone.

/** Names, and the page about the method, which stays English. */
const names = /\bLongevity\b|How it works/g;
/** Pages whose words stand all in files of words. */
const clean: ReadonlySet<string> = new Set(['/login', '/register', '/nowhere']);

const faults: string[] = [];

const look = async (page: Page, path: string, name = path) => {
  await page.goto(`/zz${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const plain = (await page.evaluate(plainTexts)).filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')));
  console.log(`\n${name}: ${plain.length} plain`);
  for (const text of plain) console.log(`  ${text}`);
  const shown = await page.locator('main').innerText();
  if (!/[áéíóú]/.test(shown)) faults.push(`${name} is not in the pseudo-language.`);
  if (clean.has(path)) faults.push(...plain.map((text) => `${path} says: ${text}`));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > phone.width) faults.push(`${name} is ${width} px wide.`);
};

const phone = { width: 390, height: 844 };

const webDir = resolve('node_modules/.cache/web-in-pseudo');
await buildWeb(webDir, localSiteSettings(), 'quick');
await using stack = await startTestStack({ webDir, condition: 'with-zz' });
const browser = await chromium.launch(await launchOptions());
const people = await seedEightPeople(stack, 'zz');
const newPage = async () => {
  const context = await browser.newContext({ baseURL: stack.url, viewport: phone, locale: 'en-GB' });
  return context.newPage();
};

const strangers = await newPage();
for (const path of ['/', '/login', '/register', '/about', '/privacy', '/nowhere', '/longevity-quiz'])
  await look(strangers, path);
for (const { name, account, submissionId } of people) {
  const page = await newPage();
  await signIn(page, account);
  await look(page, `/results/${submissionId}`, `result of ${name}`);
  await look(page, '/dashboard', `dashboard of ${name}`);
  await look(page, '/account', `account of ${name}`);
  await page.context().close();
}
await browser.close();
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`);
  process.exitCode = 1;
}
