import * as move from './features/move/feature.ts';
import * as reminders from './features/reminders/feature.ts';

/** Endpoints by the feature whose `feature.ts` joins them with their ports. A Lambda is bundled from the files of its own endpoints. */
export const featureEndpointFiles: Readonly<Record<string, object>> = {
  move,
  reminders,
};

export const featureEndpoints = {
  ...move,
  ...reminders,
};
