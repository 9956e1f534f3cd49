import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/launch-options.ts';

// The tests start the systems they need (tests/support/fixtures.ts); there is no server to start here.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/build-web-once.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'desktop', testMatch: '**/*.desktop.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
