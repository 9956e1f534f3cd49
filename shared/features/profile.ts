import * as reminders from './reminders/schemas.ts';

/**
 * The fields that features add to a user's profile. They are not in `schemas.ts`, because files there may import the
 * core's schemas, and the core's profile schema imports this file.
 */
export const featureProfile = {
  ...reminders.profile,
};
