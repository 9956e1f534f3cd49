import { join } from 'node:path';
import { runSteps } from '../support/run-steps.ts';
import { quickWhiteLabelSteps, whiteLabelSteps } from '../support/test-steps.ts';

// Runs inside the copy. Properties say nothing about a name, so they run a fiftieth of their cases.
process.env.PROPERTY_RUNS = 'few';
process.chdir(join(import.meta.dirname, '../..'));
await runSteps(process.argv.includes('--quick') ? quickWhiteLabelSteps : whiteLabelSteps);
