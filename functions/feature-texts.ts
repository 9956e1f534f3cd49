import * as reminders from './features/reminders/export-words.ts';

/** The words in which an export tells what features store in the account's item. */
export const featureAccountWords: Readonly<Record<string, string>> = {
  ...reminders.accountWords,
};
