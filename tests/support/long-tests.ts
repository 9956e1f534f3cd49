/**
 * What only `npm test -- --all` runs: minutes of outages and kills under load, and how screens look. Each of them has a shorter
 * relative in `npm test` that fails when the promise itself is gone (docs/development.md has the table). A file that somebody
 * names on the command line always runs.
 */
export const longTests: readonly string[] = [
  'tests/browser/**/looks.test.tsx',
  'tests/integration/abuse/floods.test.ts',
  'tests/integration/local/dev.test.ts',
  'tests/integration/local/lost-data.test.ts',
  'tests/integration/operator/restore.test.ts',
  'tests/integration/operator/restore-users.test.ts',
  'tests/integration/pipeline/kill-9.test.ts',
  'tests/integration/pipeline/lost-answers.test.ts',
  'tests/integration/pipeline/outage.test.ts',
  'tests/integration/pipeline/poison.test.ts',
  'tests/integration/pipeline/rescore.test.ts',
];

/** Vitest does not pass `--exclude` on to its projects, so the runner says it in the environment. */
export const leftOut = (): string[] => (process.env.LONG_TESTS === 'none' ? [...longTests] : []);
