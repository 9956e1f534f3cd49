import * as doctor from './doctor/export-words.ts';
import * as reminders from './reminders/export-words.ts';

/** The words in which an export describes the fields that features store in the account's item. */
export const featureAccountWords: Readonly<Record<string, string>> = {
  ...reminders.accountWords,
};

/** The words in which an export describes the tables of features. */
export const featureStoreWords = {
  ...doctor.storeWords,
};
