import type { AccountSection } from './feature.ts';
import * as reminders from './features/reminders/account-section.tsx';

// Apart from `feature-places.ts`: these come with the account page.

/** What features add to the account page. */
export const accountSections: readonly AccountSection[] = [...reminders.accountSections];
