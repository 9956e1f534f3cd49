import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeys, longTests } from '#tests/support/test-steps.ts';

const root = join(import.meta.dirname, '../..');

// A name that matches nothing would be skipped without a word: a journey would run nowhere, a long test everywhere.
test.each([...longTests, ...journeys])('%s names a test that exists', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toHaveLength(0);
});
