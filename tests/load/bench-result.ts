import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { localSiteSettings } from '#infra/local/site-settings.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { buildWeb } from '#web/build.ts';
import { findBrowser } from '../support/browser.ts';
import { startTestStack } from '../support/stack.ts';
import { next, takeQuiz } from '../support/take-quiz.ts';
import { temporaryDir } from '../support/temporary-dir.ts';

// `npm run bench:result`: how long a user waits from Submit to the number, with one tap on 'see it'. Each round is a new user,
// whose account is created with the last answer; everything runs on this machine. Printed and never asserted.

const rounds = Number(process.env.ROUNDS ?? 5);

const { average45F } = longevityPersonas;
if (!average45F) throw new Error('The cast has no average45F.');

const dir = await temporaryDir();
await buildWeb(dir.path, localSiteSettings());
const stack = await startTestStack({ webDir: dir.path });
const { executablePath, channel, libraryPath } = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  ...(channel && { channel }),
  ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } as Record<string, string> }),
  args: ['--no-sandbox'],
});

type Wait = { toWayMs: number; toNumberMs: number };

const once = async (): Promise<Wait> => {
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const account = {
    firstName: 'Ada',
    lastName: 'Example',
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
  };
  await takeQuiz(page, productQuizId, { answers: average45F.answers, account, until: 'password' });
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  const begin = performance.now();
  await next(page).click();
  const way = page.getByRole('link', { name: 'See my result' });
  await way.waitFor();
  const toWayMs = performance.now() - begin;
  await way.click();
  await page.getByText('Your habits fit an age of about').first().waitFor();
  const toNumberMs = performance.now() - begin;
  await context.close();
  return { toWayMs: Math.round(toWayMs), toNumberMs: Math.round(toNumberMs) };
};

await once(); // the first one warms up browser and system, and does not count
const waits: Wait[] = [];
for (let round = 0; round < rounds; round += 1) waits.push(await once());
await browser.close();
await stack.stop();
await dir.remove();

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
console.table(waits);
console.log({
  medianToWayMs: median(waits.map(({ toWayMs }) => toWayMs)),
  medianToNumberMs: median(waits.map(({ toNumberMs }) => toNumberMs)),
});
