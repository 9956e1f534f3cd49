import type { Account } from '#functions/accounts/account.ts';
import { mailWaits } from '#functions/mail/mail-to-send.ts';
import type { ReminderMonths } from '#shared/features/reminders/feature.ts';
import type { ShownReminder } from '#shared/features/reminders/schemas.ts';
import { addMonths } from '#shared/scoring/calendar.ts';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';
import type { Reminder } from './account-fields.ts';

// Pure functions for a user's reminder: when its next mail is due, and how each event changes it. Its mails are sent at the
// chosen interval of months.

/** The reminder ends after this many mails in a row without a visit. */
const mostUnanswered = 2;

/** Nine o'clock in the user's time zone. A hash of the id adds up to two hours, so that the mails are spread over that time. */
const firstMinute = 9 * 60;
const spreadMinutes = 120;

/** When to send the next mail after an event at `from`. */
const mailAfter = ({ id, months, timeZone }: Pick<Reminder, 'id' | 'months' | 'timeZone'>, from: Date): string => {
  const spread = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % spreadMinutes, 0);
  const day = addMonths(dayInZone(from, timeZone), months);
  return instantInZone(day, firstMinute + spread, timeZone).toISOString();
};

type Asked = { id: string; months: ReminderMonths; timeZone: string };

/** Sets the reminder. It replaces an earlier one, and the links of the earlier one stop working. */
export const withReminder = (account: Account, asked: Asked, now: Date): Account => ({
  ...account,
  reminder: { ...asked, askedAt: now.toISOString(), dueAt: mailAfter(asked, now), unanswered: 0, mail: null },
});

/** Removes this reminder. Null if the account has another one or none. */
export const withoutReminder = (account: Account, id: string): Account | null =>
  account.reminder?.id === id ? { ...account, reminder: null } : null;

/** When the next mail is due. A newer submission restarts the interval. */
const nextMailAt = (reminder: Reminder, newestSubmissionAt: string | null): string => {
  const moved = newestSubmissionAt ? mailAfter(reminder, new Date(newestSubmissionAt)) : '';
  return moved > reminder.dueAt ? moved : reminder.dueAt;
};

/** The reminder as the user sees it. */
export const showReminder = (
  { reminder }: Pick<Account, 'reminder'>,
  newestSubmissionAt: string | null,
): ShownReminder | null => reminder && { months: reminder.months, nextAt: nextMailAt(reminder, newestSubmissionAt) };

/** When the account must be checked for its reminder; null without one. */
export const reminderLookAt = ({ reminder }: Pick<Account, 'reminder'>): string | null =>
  reminder && (reminder.mail ? laterBy(reminder.mail.begunAt, mailWaits.reportedSeconds) : reminder.dueAt);

/**
 * The account after its due reminder was handled. If a mail is to be sent, it records `mailId` as begun, and must be stored
 * before the mail is sent. Otherwise the reminder is postponed or has ended. Null if nothing is due, or if SES may still report
 * on the last mail.
 */
export const withDueReminder = (
  account: Account,
  { newestSubmissionAt, mailId, now }: { newestSubmissionAt: string | null; mailId: string; now: Date },
): Account | null => {
  const { reminder, confirmedAt, declined } = account;
  const at = now.toISOString();
  const lookAt = reminderLookAt(account);
  if (!reminder || lookAt === null || lookAt > at) return null;
  const { mail } = reminder;
  const dueAt = nextMailAt(reminder, newestSubmissionAt);
  // If SES sends no event, it did not accept the mail. We give up after a day of attempts.
  const isGivenUp = mail !== null && laterBy(mail.firstBegunAt, mailWaits.giveUpSeconds) < at;
  if (!mail && dueAt > at) return { ...account, reminder: { ...reminder, dueAt } };
  if (isGivenUp || confirmedAt === null || declined) return { ...account, reminder: afterOne(reminder, now) };
  const begun = { id: mailId, begunAt: at, firstBegunAt: mail?.firstBegunAt ?? at };
  return { ...account, reminder: { ...reminder, mail: begun } };
};

/** Records that this mail was definitely not sent, so it is still due. */
export const withoutBegunMail = (account: Account, mailId: string): Account | null =>
  account.reminder?.mail?.id === mailId ? { ...account, reminder: { ...account.reminder, mail: null } } : null;

/** Records that this mail was sent. Null if that is already recorded. */
export const withMailSent = (account: Account, mailId: string, now: Date): Account | null =>
  account.reminder?.mail?.id === mailId ? { ...account, reminder: afterOne(account.reminder, now) } : null;

/** Whether the reminder ends after the next mail, or after the one that is being sent. */
export const isLastMail = ({ unanswered }: Reminder): boolean => unanswered + 1 >= mostUnanswered;

const afterOne = (reminder: Reminder, now: Date): Reminder | null => {
  if (isLastMail(reminder)) return null;
  return { ...reminder, unanswered: reminder.unanswered + 1, mail: null, dueAt: mailAfter(reminder, now) };
};

const laterBy = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();
