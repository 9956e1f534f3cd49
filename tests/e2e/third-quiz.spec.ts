import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runProgramAside } from '../support/processes.ts';
import { registerEvening } from '../third-quiz/register.ts';
import { copyProject } from '../white-label/copy-project.ts';

// A quiz that this test adds to a copy of the project, in the browser. `tests/infra/third-quiz.test.ts` tests what it needs of
// the rest.

test('an added quiz has its screens, its result and its print', async () => {
  const folder = await copyProject();
  try {
    registerEvening(folder);
    const spec = 'tests/e2e/third-quiz.spec.ts';
    await copyFile(join(folder, 'tests/third-quiz/screens.ts'), join(folder, spec));
    const { code, output } = await runProgramAside(process.execPath, ['tests/e2e.mjs', spec], process.env, folder);
    expect(code, output).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});
