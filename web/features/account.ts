import type { AccountSection } from './feature.ts';
import * as reminders from './reminders/account-section.tsx';

// Separate from `places.ts`, because these load with the account page.

/** What features add to the account page. */
export const accountSections: readonly AccountSection[] = [...reminders.accountSections];
