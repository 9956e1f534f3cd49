import { defineConfig } from 'vitest/config';

/**
 * `npm run test:chaos`: the tests of the results pipeline, the rate limits, units and random input at full size, which `npm test`
 * runs shortened. One file at a time, because each loads the machine and prints figures. The timeout ends only tests that hang.
 */
export default defineConfig({
  test: {
    name: 'chaos',
    include: [
      'tests/integration/pipeline/**/*.test.ts',
      'tests/integration/abuse/**/*.test.ts',
      'tests/unit/functions/accounts/account-life.test.ts',
      'tests/unit/quiz/{derive,unit-invariance}.test.ts',
      'tests/unit/fhir/bundle.test.ts',
      'tests/unit/simulation/**/*.test.ts',
      'tests/unit/longevity/any-input.test.ts',
      'tests/unit/{heart,longevity}/words/choices.test.ts',
    ],
    env: { CHAOS: 'full' },
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});
