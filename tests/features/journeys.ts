import * as doctor from './doctor/journeys.ts';

/** End-to-end tests of features that `npm test` runs, too (`tests/support/test-steps.ts`). */
export const featureSpecs: readonly string[] = [...doctor.journeys];
