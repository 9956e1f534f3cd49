import * as doctor from './doctor/schemas.ts';
import * as move from './move/schemas.ts';
import * as reminders from './reminders/schemas.ts';
import * as whatIf from './what-if/schemas.ts';

// Not in `all.ts`: the browser loads that file, and these schemas would bring the schema library with them.

/** The tags that the features add to the description of the API. */
export const featureTags = {
  ...doctor.tags,
  ...move.tags,
} as const;

/** The schemas of the requests and responses of the features' routes. */
export const featureSchemas = {
  ...doctor.routeSchemas,
  ...move.routeSchemas,
  ...reminders.routeSchemas,
  ...whatIf.routeSchemas,
} as const;
