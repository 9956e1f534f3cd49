import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { languageCodes } from '#shared/contract/language.ts';
import { languagePlugins } from '#web/build/other-languages.ts';
import { featureCommands } from '../features/commands.ts';
import { launchOptions } from '../support/browser.ts';
import { leftOut } from '../support/test-steps.ts';

/** For tests that check a page in both schemes. */
const setColorScheme: BrowserCommand<[scheme: 'light' | 'dark']> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** As in the other projects, this ends only tests that hang. */
const hangMs = 300_000;

// Components, hooks and screens in a real browser, without the system: `support/api.ts` fakes the network. This file is separate
// so that no other kind of test has to find a browser first.
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  cacheDir: 'node_modules/.cache/vite-browser-tests',
  plugins: [...languagePlugins(languageCodes), react()],
  // As the build of a site in several languages has it (`web/build/vite-config.ts`).
  define: { 'import.meta.env.SPEAKS_SEVERAL': 'true' },
  // A package that Vite finds only while a test runs would reload the page in the middle of it.
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
    // One page for all files, because loading the app's modules again takes longer than most of these tests. No test mocks a
    // module, and stored state is cleared before each (setup.ts).
    isolate: false,
    include: ['tests/browser/**/*.test.tsx'],
    exclude: leftOut(),
    setupFiles: ['tests/support/fail-on-console.ts', 'tests/browser/support/setup.ts'],
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: hangMs / 2 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Source maps of dependencies take a twelfth of the whole stage, and failures name their line without them.
      dependencySourcemaps: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { setColorScheme, ...featureCommands },
    },
  },
});
