import * as reminders from './reminders/account-fields.ts';

/** The fields that features store in the account's item. Each has a default, for accounts that are older than the feature. */
export const accountFields = {
  ...reminders.accountFields,
};
