import * as move from './move/feature.ts';
import * as reminders from './reminders/feature.ts';
import * as whatIf from './what-if/feature.ts';

/** Endpoints by feature. Its `feature.ts` gives them their ports. A Lambda bundles only the files of its own endpoints. */
export const featureEndpointFiles: Readonly<Record<string, object>> = {
  move,
  reminders,
  'what-if': whatIf,
};

export const featureEndpoints = {
  ...move,
  ...reminders,
  ...whatIf,
};
