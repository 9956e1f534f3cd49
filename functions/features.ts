import * as move from './features/move/feature.ts';
import * as reminders from './features/reminders/feature.ts';
import * as whatIf from './features/what-if/feature.ts';

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
