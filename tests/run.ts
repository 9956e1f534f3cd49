import { runSteps } from './support/run-steps.ts';
import { steps } from './support/test-steps.ts';

// `npm test`: every check there is.
await runSteps(steps);
