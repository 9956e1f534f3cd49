import { runSteps } from './support/run-steps.ts';
import { quickStages } from './support/test-steps.ts';

// `npm run test:quick` says within a minute whether an edit broke something. Properties run a fiftieth of their cases
// (tests/support/random.ts).
process.env.PROPERTY_RUNS = 'few';
await runSteps(quickStages);
