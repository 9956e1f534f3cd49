import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../support/browser.ts';
import { leftOut } from '../support/test-steps.ts';

/** For tests that look at a page in both schemes. */
const setColorScheme: BrowserCommand<[scheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

// Read when they are used: that file makes every sheet, and whoever only reads these settings has no use for them.
type Print = typeof import('./support/print.ts');
const countPages: Print['countPages'] = async (...given) => (await import('./support/print.ts')).countPages(...given);
const longSheets: Print['longSheets'] = async (...given) => (await import('./support/print.ts')).longSheets(...given);

// Components, hooks and screens in a real browser, without the system behind them: the network is played by
// `support/api.ts`. A file of its own, so that no other kind of test has to find a browser first.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-browser-tests',
  plugins: [react()],
  // Found only while a test runs, a package would make the page load anew in the middle of it.
  optimizeDeps: {
    include: [
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@tanstack/react-query',
      'axe-core',
      'idb-keyval',
      'lean-qr',
      'lean-qr/extras/svg',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
      'zustand',
      'zustand/vanilla',
    ],
  },
  test: {
    name: 'browser',
    // One page for all files: to load the app's modules anew takes longer than most of these tests. No test mocks a module, and
    // what a page remembers is cleared before each (setup.ts).
    isolate: false,
    include: ['tests/browser/**/*.test.tsx'],
    exclude: leftOut(),
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/browser/support/setup.ts'],
    // As in the other projects: only a test that hangs ends this way.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A twelfth of the whole stage. What a test reports is traced back to its line all the same.
      dependencySourcemaps: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { setColorScheme, countPages, longSheets },
    },
  },
});
