import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '#tests/support/run-steps.ts';
import { journeys, longTests } from '#tests/support/test-steps.ts';

// The failed tests that a run lists at its end, from excerpts of both runners' reports.

const passed = { fullName: 'passes', status: 'passed', failureMessages: [] };
const failed = { fullName: 'a group fails', status: 'failed', failureMessages: ['expected 1 to be 2', 'and more'] };

test('a report of Vitest names each failed test, and a file that could not be loaded', () => {
  const of = (name: string, status: string, message: string, ...assertionResults: (typeof failed)[]) => ({
    name,
    status,
    message,
    assertionResults,
  });
  const testResults = [
    of('one.test.ts', 'passed', '', passed),
    of('two.test.ts', 'failed', '', passed, failed),
    of('three.test.ts', 'failed', 'Cannot find module'),
  ];
  expect(failedInVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual([
    { test: 'two.test.ts › a group fails', why: 'expected 1 to be 2\nand more' },
    { test: 'three.test.ts', why: 'Cannot find module' },
  ]);
});

test('a report of Playwright names each failed test, even inside a group', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    file: 'one.spec.ts',
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const inner = { specs: [spec('inside', false, 'Timeout')] };
  const suites = [{ specs: [spec('passes', true), spec('outside', false, 'No', 'Never')], suites: [inner] }];
  expect(failedInPlaywright({ suites })).toEqual([
    { test: 'one.spec.ts › outside', why: 'No\nNever' },
    { test: 'one.spec.ts › inside', why: 'Timeout' },
  ]);
});

const root = join(import.meta.dirname, '../..');

// A name that matches nothing would be skipped silently: a journey would run nowhere, and a long test everywhere.
test.each([...longTests, ...journeys])('%s names a test that exists', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toHaveLength(0);
});
