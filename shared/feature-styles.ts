import * as reminders from './features/reminders/off-page-style.ts';

/** The styles of answers of the API that are pages. Its policy allows them by their hashes, and no other. */
export const featureStyles: readonly string[] = [reminders.offPageStyle];
