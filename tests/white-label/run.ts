import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../support/processes.ts';
import { copyProject, nameAnew } from './copy-project.ts';

// `npm run test:white-label`: the project under another name, with shared/product.ts edited and nothing else. Runs types,
// style, unit, infra and one journey of a browser there; with --quick, as `npm test` does, types and some unit tests.

const folder = await copyProject();
try {
  await nameAnew(folder);
  const steps = join(folder, 'tests/white-label/steps.ts');
  process.exitCode = await runProgram(process.execPath, [steps, ...process.argv.slice(2)]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
