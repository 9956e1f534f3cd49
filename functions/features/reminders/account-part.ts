import type { AccountPart } from '#functions/features/feature.ts';
import { reminderLookAt, showReminder, withMailSent } from './reminder.ts';

export const accountPart: AccountPart = {
  dueAt: reminderLookAt,
  /** A visit counts as the answer to every mail so far. */
  withVisit: (account) => ({ ...account, reminder: account.reminder && { ...account.reminder, unanswered: 0 } }),
  withMailSent,
  /** A bounce or complaint ends the reminder, even if it was about another mail. */
  withoutMails: (account) => account.reminder && { ...account, reminder: null },
  profile: (account, newestSubmissionAt) => {
    const reminder = showReminder(account, newestSubmissionAt);
    return reminder ? { reminder } : {};
  },
};
