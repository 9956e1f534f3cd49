import * as reminders from './features/reminders/schemas.ts';

/** What features add to the profile of a user. Apart from `feature-schemas.ts`, whose files may import the core's own schemas. */
export const featureProfile = {
  ...reminders.profile,
};
