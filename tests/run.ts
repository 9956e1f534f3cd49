import { parseArgs } from 'node:util';
import { runSteps } from './support/run-steps.ts';
import { allSteps, steps } from './support/test-steps.ts';

// `npm test` proves the product in minutes, `npm test -- --all` runs every test there is.
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
await runSteps(values.all ? allSteps : steps);
