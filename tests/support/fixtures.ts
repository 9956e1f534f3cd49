import { test as base, expect, type Page } from '@playwright/test';
import { startTestStack, type TestStack } from './stack.ts';

export { expect } from '@playwright/test';

type PerTest = { expectedNoise: RegExp };
type PerWorker = { stack: TestStack; stackOf: string };

/**
 * The ground of every browser test: a whole local system per worker (`stack`), and a page that fails the test when the
 * browser prints an error or a warning, reports a violation of the Content-Security-Policy, or calls a third party.
 * What a test provokes on purpose it names: `test.use({ expectedNoise: /401/ })`. A file that counts what the system did,
 * or kills it, asks for one that no other file uses: `test.use({ stackOf: 'the journey' })`.
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
  page: async ({ page, stack, expectedNoise }, use) => {
    const noise: string[] = [];
    watchConsole(page, noise);
    watchRequests(page, stack.url, noise);
    await use(page);
    const unexpected = noise.filter((line) => !expectedNoise.test(line));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

/** Violations of the Content-Security-Policy are printed as errors too. */
const watchConsole = (page: Page, noise: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
};

const watchRequests = (page: Page, ownUrl: string, noise: string[]) => {
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(ownUrl).origin || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) noise.push(`third party: ${request.url()}`);
  });
};
