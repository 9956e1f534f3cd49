import * as move from './features/move/schemas.ts';
import * as reminders from './features/reminders/schemas.ts';
import * as whatIf from './features/what-if/schemas.ts';

// Apart from `features.ts`, which the browser reads: these need the schema library.

/** What the features add to the chapters of the API's description. */
export const featureTags = {
  ...move.tags,
} as const;

/** What goes in and out of the features' routes. */
export const featureSchemas = {
  ...move.routeSchemas,
  ...reminders.routeSchemas,
  ...whatIf.routeSchemas,
} as const;
