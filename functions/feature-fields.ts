import * as reminders from './features/reminders/account-fields.ts';

/** What features store in the account's item. Each has a default, for the accounts from before the feature. */
export const accountFields = {
  ...reminders.accountFields,
};
