import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declarationsOf } from '#tests/mutation/declarations.ts';
import { type Mutant, scoreOfSample } from '#tests/mutation/score-of-sample.ts';
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

test('a report of Playwright names each failed test, also inside a group', () => {
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

// A name that matches nothing would be skipped without a word: a journey would run nowhere, a long test everywhere.
test.each([...longTests, ...journeys])('%s names a test that exists', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toHaveLength(0);
});

// The mutation score of a sample, for a folder that is too large to be mutated whole.

test('a sample holds only code: no type, no comment, no table without a function', () => {
  const text = [
    "import { a } from './a.ts';",
    'const table = [',
    '  1,',
    '];',
    '/** Adds',
    ' * one. */',
    'export const add = (x: number) => {',
    '  return x + 1;',
    '};',
    'type Fn = () => void;',
    'const same = (x: number) => x;',
  ].join('\n');
  expect(declarationsOf('b.ts', text)).toEqual([
    { file: 'b.ts', from: 7, to: 9 },
    { file: 'b.ts', from: 11, to: 11 },
  ]);
});

test('the score of a sample has the error of a ratio over the drawn declarations', () => {
  const mutants = (file: string, ...statuses: string[]): Mutant[] =>
    statuses.map((status) => ({ file, line: 2, change: '', status }));
  const found = [
    ...mutants('a.ts', 'Killed', 'Killed', 'Timeout', 'Survived', 'Ignored'),
    ...mutants('b.ts', ...Array<string>(6).fill('Killed')),
  ];
  const drawn = ['a.ts', 'b.ts'].map((file) => ({ file, from: 1, to: 3 }));
  // Two of four; 3 of 4 and 6 of 6 noticed are 0.6 away from 90 % each: sqrt(1/2 * 2 * 0.72 / 1) / 10.
  const { mutants: count, score, standardError } = scoreOfSample(drawn, 4, found);
  expect([count, score]).toEqual([10, 90]);
  expect(standardError).toBeCloseTo(10 * Math.sqrt(0.72), 9);
});
