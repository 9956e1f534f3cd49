import { type BrowserContext, type Response as BrowserResponse, test as base, expect } from '@playwright/test';
import { contractBreaks } from './contract-check.ts';
import { startTestStack, type TestStack } from './stack.ts';

export { expect } from '@playwright/test';

type PerTest = { expectedNoise: RegExp; noise: string[] };
type PerWorker = { stack: TestStack; stackOf: string };

/**
 * The basis of every e2e test: a whole local system for each worker (`stack`), and pages, also those of further tabs, that fail
 * the test when the browser prints an error or a warning, reports a violation of the Content-Security-Policy, calls a third
 * party, or gets an answer from the API that departs from the OpenAPI document.
 * A test names the noise that it provokes on purpose: `test.use({ expectedNoise: /401/ })`. A file that counts what the system
 * did, or kills it, needs a system that no other file uses: `test.use({ stackOf: 'the journey' })`.
 */
export const test = base.extend<PerTest, PerWorker>({
  stackOf: ['everybody', { option: true, scope: 'worker' }],
  stack: [
    async ({ stackOf: _ }, use) => {
      const stack = await startTestStack({ webDir: process.env.WEB_UNDER_TEST ?? 'dist/web' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  // Matches nothing.
  expectedNoise: [/(?!)/, { option: true }],
  noise: async ({ context, stack, expectedNoise }, use) => {
    const noise: string[] = [];
    watchConsole(context, noise);
    watchRequests(context, stack.url, noise);
    const answersAreChecked = watchAnswers(context, noise);
    await use(noise);
    await answersAreChecked();
    const unexpected = noise.filter((line) => !expectedNoise.test(line));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
  page: async ({ page, noise: _ }, use) => use(page),
});

/** Playwright prints this where `serviceWorkers` is 'block'. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Violations of the Content-Security-Policy are printed as errors too. */
const watchConsole = (context: BrowserContext, noise: string[]) => {
  context.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (uncaught) => noise.push(`uncaught: ${uncaught.error().message}`));
};

/** Checks the API's answers against its document. Answers that a test makes up have no request id of the gateway. */
const watchAnswers = (context: BrowserContext, noise: string[]) => {
  const checks: Promise<void>[] = [];
  const check = async (response: BrowserResponse) => {
    const headers = response.headers();
    // A page that was left has no body any more.
    const text = await response.text().catch(() => null);
    if (text === null) return;
    const { pathname: path } = new URL(response.url());
    const contentType = headers['content-type'] ?? null;
    const answered = { method: response.request().method(), path, status: response.status(), contentType, text };
    noise.push(...contractBreaks(answered).map((what) => `not in the OpenAPI document: ${what}`));
  };
  context.on('response', (response) => {
    if ('apigw-requestid' in response.headers()) checks.push(check(response));
  });
  return () => Promise.all(checks);
};

const watchRequests = (context: BrowserContext, ownUrl: string, noise: string[]) => {
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(ownUrl).origin || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) noise.push(`third party: ${request.url()}`);
  });
};
