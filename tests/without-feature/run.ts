import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { features } from '#shared/features/all.ts';
import { runProgram } from '../support/processes.ts';
import { copyProject } from '../white-label/copy-project.ts';
import { takeOut, withDependents } from './take-out.ts';

// `npm run test:features` tests the product without each feature in turn: types, structure and unit tests. Then it tests the
// product without any feature, with both quizzes in a browser. `-- move` takes out only that feature; `-- --none` only runs the
// last part.

const { values, positionals } = parseArgs({
  options: { none: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const all = Object.keys(features);
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no feature called ${unknown}. There are: ${all}.`);

/** Runs the checks in a copy without these features. True if all of them pass. */
const passesWithout = async (names: readonly string[], ...parameters: string[]): Promise<boolean> => {
  console.log(`\n══ without ${names.join(', ')} ══`);
  const folder = await copyProject();
  try {
    takeOut(folder, names);
    const steps = join(folder, 'tests/without-feature/steps.ts');
    return (await runProgram(process.execPath, [steps, ...parameters])) === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Without a feature that all others need: its copy would equal the product without any feature. */
const each = all.filter((name) => withDependents([name]).length < all.length);

const failed: string[] = [];
for (const name of values.none ? [] : positionals.length > 0 ? positionals : each) {
  if (!(await passesWithout(withDependents([name])))) failed.push(name);
}
if (positionals.length === 0 && !(await passesWithout(all, '--without-any'))) failed.push('all of them');
if (failed.length > 0) console.error(`\nThe product does not hold without: ${failed.join('; ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
