import type { DueStep } from './feature.ts';
import * as reminders from './features/reminders/due.ts';

// Apart from `feature-accounts.ts`, which every request of a signed-in user reads: these write mails.

/** What features do for an account when it is due. */
export const dueSteps: readonly DueStep[] = [reminders.dueStep];
