import * as reminders from './reminders/read-answers.ts';

/** Readers of the responses of features' routes (`web/api/read-answer.ts`). */
export const featureReaders = {
  ...reminders.readers,
};

/** Readers of what features add to the profile, by field. Each returns null for a value that it does not know. */
export const profileReaders = {
  ...reminders.profile,
};
