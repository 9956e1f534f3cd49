import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { type Browser, chromium, type Page } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import type { Answers } from '#shared/quiz/question.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/read-personas.ts';
import { buildWeb } from '#web/build.ts';
import { featureDrawnPages } from '#web/features/site.ts';
import { launchOptions } from './support/browser.ts';
import { addLipids, type Count, changeAnswer, retakeUnchanged } from './support/living-journeys.ts';
import { seedEightPeople, signIn } from './support/people.ts';
import { countOpenWords } from './support/reading.ts';
import { type Account, startTestStack, type TestStack } from './support/stack.ts';
import { awaitResult, submit } from './support/submissions.ts';
import { walkToResult } from './support/walk-to-result.ts';

/*
 * npm run taps: how many taps, screens and seconds a user needs to do something with the answers, and how long each page is: open
 * words, height in px at 390 px, and the bytes and requests of a first visit. The first table has what a visitor without an account
 * does before the first personal number and the result. The last table has the results of eight people; with --results it is the
 * only one, as the first is with --first. It prints and asserts nothing. The seconds are those of a browser that reads nothing; a user
 * takes longer.
 */
const resultsOnly = process.argv.includes('--results');
const firstOnly = process.argv.includes('--first');
const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB', reducedMotion: 'reduce' } as const;
const dayMs = 86_400_000;

const { answers: longevity = {} } = longevityPersonas.average45F ?? {};
/** With exact pressures and a pulse, so that a retake asks nothing more. */
const heart: Answers = { ...cardiacPersonas.ideal60M?.answers, restingHeartRate: '64' };

type Person = { account: Account; longevityId: string; heartId: string };

const newPerson = async (stack: TestStack): Promise<Person> => {
  const account = await stack.register({ firstName: 'Ines' });
  const longevityId = await submit(stack, account, { answers: longevity });
  const heartId = await submit(stack, account, { answers: heart, quizId: cardiacQuizId });
  for (const id of [longevityId, heartId]) await awaitResult(stack, account, id);
  return { account, longevityId, heartId };
};

const journeys: Readonly<Record<string, { from: (person: Person) => string; walk: (page: Page) => Promise<Count> }>> = {
  'change one answer': {
    from: () => '/dashboard',
    walk: (page) => changeAnswer(page, productQuizId, 'Smoking', 'Every day, 20 cigarettes or more'),
  },
  'longevity again, nothing has changed': {
    from: () => '/dashboard',
    walk: (page) => retakeUnchanged(page, productQuizId, longevity),
  },
  'heart again, nothing has changed': {
    from: () => '/dashboard',
    walk: (page) => retakeUnchanged(page, cardiacQuizId, heart),
  },
  'add a lipid panel': {
    from: ({ heartId }) => `/results/${heartId}`,
    walk: (page) => addLipids(page, cardiacQuizId, new Date(Date.now() - 60 * dayMs)),
  },
};

const pages: Readonly<Record<string, (person: Person) => string>> = {
  home: () => '/',
  dashboard: () => '/dashboard',
  'result longevity': ({ longevityId }) => `/results/${longevityId}`,
  'result heart': ({ heartId }) => `/results/${heartId}`,
  'my answers': ({ longevityId }) => `/answers/${longevityId}`,
  retake: ({ longevityId }) => `/retake/${longevityId}`,
  numbers: ({ heartId }) => `/numbers/${heartId}`,
  account: () => '/account',
  about: () => '/about',
  privacy: () => '/privacy',
  ...Object.fromEntries(featureDrawnPages.map(({ path, file }) => [file, () => path])),
};

const open = async (browser: Browser, baseURL: string, { account }: Person, path: string): Promise<Page> => {
  const page = await (await browser.newContext({ ...phone, baseURL })).newPage();
  await signIn(page, account);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

/** Of a first visit without a cache, with headers. Folded words do not count. */
const sizeOf = async (browser: Browser, baseURL: string, { account }: Pick<Person, 'account'>, path: string) => {
  const page = await (await browser.newContext({ ...phone, baseURL })).newPage();
  await signIn(page, account);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let [bytes, requests] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const words = await page.locator('main').evaluate(countOpenWords);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.context().close();
  return { words, height, bytes, requests };
};

type Size = Awaited<ReturnType<typeof sizeOf>>;

const webDir = resolve('node_modules/.cache/web-for-taps');
await buildWeb(webDir, localSiteSettings());
await using stack = await startTestStack({ webDir });
const browser = await chromium.launch(await launchOptions());

if (!resultsOnly) {
  const page = await (await browser.newContext({ ...phone, baseURL: stack.url })).newPage();
  const account = {
    name: { firstName: 'Ines', lastName: 'Walker' },
    email: 'ines.walker@example.com',
    password: 'three dull words',
  };
  console.table(await walkToResult(page, { ...longevity, ...account }));
  await page.context().close();
}

if (!resultsOnly && !firstOnly) {
  const walks: Record<string, Count & { seconds: number }> = {};
  for (const [name, { from, walk }] of Object.entries(journeys)) {
    const person = await newPerson(stack);
    const page = await open(browser, stack.url, person, from(person));
    const startedAt = performance.now();
    const count = await walk(page);
    walks[name] = { ...count, seconds: Math.round((performance.now() - startedAt) / 100) / 10 };
    await page.context().close();
  }
  console.table(walks);

  const person = await newPerson(stack);
  const sizes: Record<string, Size> = {};
  for (const [name, pathOf] of Object.entries(pages)) {
    sizes[name] = await sizeOf(browser, stack.url, person, pathOf(person));
  }
  console.table(sizes);
}

if (!firstOnly) {
  const results: Record<string, Size> = {};
  for (const person of await seedEightPeople(stack))
    results[person.name] = await sizeOf(browser, stack.url, person, `/results/${person.submissionId}`);
  console.table(results);
}
await browser.close();
