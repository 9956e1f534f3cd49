import { join } from 'node:path';
import { runSteps } from '../support/run-steps.ts';
import { withoutFeatureSteps } from '../support/test-steps.ts';

// Runs inside the copy. Properties do not depend on the features, so they run a fiftieth of their cases.
process.env.PROPERTY_RUNS = 'few';
process.chdir(join(import.meta.dirname, '../..'));
await runSteps(withoutFeatureSteps(process.argv.includes('--without-any')));
