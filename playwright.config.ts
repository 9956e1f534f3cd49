import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';
import { testTimeZone } from './tests/support/submissions.ts';

// The tests start the systems they need (tests/support/fixtures.ts); there is no server to start here.
export default defineConfig({
  testDir: 'tests/e2e',
  // Of its own, because it is emptied at the start, and other tests run beside.
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/build-web-once.ts',
  forbidOnly: true,
  retries: 0,
  // Test by test: with whole files one worker would end minutes before the other.
  fullyParallel: true,
  // A test waits for pages and queues half of its time: with three a sixth of two cores had nothing to do.
  workers: 4,
  // As in vitest.config.ts: far above what any test takes on a machine that is busy with something else.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: testTimeZone,
    // A trace takes as long as the test itself, so it is made when somebody asks for it: --trace=retain-on-failure
    screenshot: 'only-on-failure',
    // Playwright waits for every transition to end before it clicks. The journeys alone run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would take the place of a test's own answers (`page.route`), and each test would install one anew. What it does
    // is tried by `offline.spec.ts`, which takes a whole quiz with it.
    serviceWorkers: 'block',
    launchOptions: await launchOptions(),
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      // Nobody looks at these pictures, so one pixel is drawn where the phone has seven.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'desktop', testMatch: '**/*.desktop.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
