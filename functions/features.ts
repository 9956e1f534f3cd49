import * as move from './features/move/feature.ts';
import * as reminders from './features/reminders/feature.ts';
import * as whatIf from './features/what-if/feature.ts';

/** Endpoints by the feature whose `feature.ts` joins them with their ports. A Lambda is bundled from the files of its own endpoints. */
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
