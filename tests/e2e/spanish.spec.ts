import { expect, test } from '@playwright/test';
import { runProgram } from '../support/processes.ts';

// A process has the words of one language, so the walk is one of its own, with a system and a browser of its own.

test('a person whose browser speaks Spanish walks the whole product without one English sentence', async () => {
  expect(await runProgram(process.execPath, ['--conditions=es', 'tests/support/spanish/walk.ts'])).toBe(0);
});
