import { defineConfig } from 'vitest/config';

/**
 * `npm run test:chaos`: the tests of the results pipeline and of the brakes on abuse at their full size, which `npm test` runs shortened. One file
 * at a time, because each loads the machine by itself and prints figures.
 */
export default defineConfig({
  test: {
    name: 'chaos',
    include: [
      'tests/integration/pipeline/**/*.test.ts',
      'tests/integration/abuse/**/*.test.ts',
      'tests/unit/functions/accounts/account-life.test.ts',
      'tests/unit/functions/results/wording/hostile-outputs.test.ts',
    ],
    env: { CHAOS: 'full' },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/fail-on-console.ts'],
  },
});
