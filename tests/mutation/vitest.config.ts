import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run test:mutation` runs against each mutant: the unit tests, with few cases of the random properties.
 * `MUTATION_TESTS` narrows them to folders or files, separated by commas. Tests that only read files are left out, because they
 * test nothing that a mutant changes.
 */
export default defineConfig({
  test: {
    include: (process.env.MUTATION_TESTS ?? 'tests/unit')
      .split(',')
      .flatMap((place) => (place.includes('.test.') ? [place] : [`${place}/**/*.test.{ts,tsx}`])),
    exclude: [
      'tests/unit/white-label.test.ts',
      'tests/unit/infra/**',
      'tests/unit/local/**',
      'tests/unit/web/build.test.ts',
    ],
    env: { PROPERTY_RUNS: 'few' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});
