import type { AccountPart } from '#functions/feature.ts';
import { reminderLookAt, showReminder, withMailSent } from './reminder.ts';

export const accountPart: AccountPart = {
  dueAt: reminderLookAt,
  /** Its mails count as answered. */
  withVisit: (account) => ({ ...account, reminder: account.reminder && { ...account.reminder, unanswered: 0 } }),
  withMailSent,
  /** Whatever the mail was about that came back. */
  withoutMails: (account) => account.reminder && { ...account, reminder: null },
  profile: (account, newestSubmissionAt) => {
    const reminder = showReminder(account, newestSubmissionAt);
    return reminder ? { reminder } : {};
  },
};
