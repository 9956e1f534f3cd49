import * as reminders from './features/reminders/read-answers.ts';

/** Readers of what features' routes answer (`web/api/read-answer.ts`). */
export const featureReaders = {
  ...reminders.readers,
};

/** Readers of what features add to the profile, by field. Each gives null for what it does not know. */
export const profileReaders = {
  ...reminders.profile,
};
