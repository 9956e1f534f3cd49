import { type BrowserContext, test as base, expect } from '@playwright/test';
import { startTestStack, type TestStack } from './stack.ts';

export { expect } from '@playwright/test';

type PerTest = { expectedNoise: RegExp; noise: string[] };
type PerWorker = { stack: TestStack; stackOf: string };

/**
 * The ground of every browser test: a whole local system per worker (`stack`), and pages, also those of further tabs, that
 * fail the test when the browser prints an error or a warning, reports a violation of the Content-Security-Policy, or
 * calls a third party.
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
  noise: async ({ context, stack, expectedNoise }, use) => {
    const noise: string[] = [];
    watchConsole(context, noise);
    watchRequests(context, stack.url, noise);
    await use(noise);
    const unexpected = noise.filter((line) => !expectedNoise.test(line));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
  page: async ({ page, noise: _ }, use) => use(page),
});

/** Violations of the Content-Security-Policy are printed as errors too. */
const watchConsole = (context: BrowserContext, noise: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (uncaught) => noise.push(`uncaught: ${uncaught.error().message}`));
};

const watchRequests = (context: BrowserContext, ownUrl: string, noise: string[]) => {
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(ownUrl).origin || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) noise.push(`third party: ${request.url()}`);
  });
};
