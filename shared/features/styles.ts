import * as reminders from './reminders/off-page-style.ts';

/** The styles of the HTML pages that the API returns. Its content security policy allows only these, by their hashes. */
export const featureStyles: readonly string[] = [reminders.offPageStyle];
