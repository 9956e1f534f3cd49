import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../structure/read-imports.ts';
import { registerEvening } from '../third-quiz/register.ts';
import { copyProject } from '../white-label/copy-project.ts';

// One quiz more, in a copy of the project: its folder, and its row in each registry. Nothing else is edited. A browser
// walks its screens in `tests/e2e/third-quiz.spec.ts`.

test('an added quiz needs only its folder and its rows, and works from the first question to erasure', async () => {
  const folder = await copyProject();
  onTestFinished(() => rm(folder, { recursive: true }));
  registerEvening(folder);
  copyFileSync(join(folder, 'tests/third-quiz/journey.ts'), join(folder, 'tests/integration/third-quiz.test.ts'));

  const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false', '--pretty', 'false'];
  const compiled = spawnSync(process.execPath, compiler, { cwd: folder, encoding: 'utf8' });
  // Tests with their own table of the product's two quizzes would list the third.
  const inProduct = compiled.stdout.split('\n').filter((line) => /^(?:shared|functions|infra|web)\//.test(line));
  expect(inProduct).toEqual([]);

  const own = Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name));
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'tests/integration/third-quiz.test.ts'];
  const run = spawnSync(process.execPath, vitest, { cwd: folder, encoding: 'utf8', env: Object.fromEntries(own) });
  expect(run.status, run.stdout + run.stderr).toBe(0);
});
