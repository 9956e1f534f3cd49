import type { DueStep } from './feature.ts';
import * as reminders from './reminders/due.ts';

// Not in `accounts.ts`: every request of a signed-in user loads that file, and these steps load the mail code.

/** What features do for an account when it is due. */
export const dueSteps: readonly DueStep[] = [reminders.dueStep];
