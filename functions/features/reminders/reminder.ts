import type { Account } from '#functions/accounts/account.ts';
import { mailWaits } from '#functions/mail/mail-to-send.ts';
import type { ReminderMonths } from '#shared/features/reminders/feature.ts';
import type { ShownReminder } from '#shared/features/reminders/schemas.ts';
import { addMonths } from '#shared/scoring/calendar.ts';
import { dayInZone, instantInZone } from '#shared/scoring/day-in-zone.ts';
import type { Reminder } from './account-fields.ts';

// A user's reminder as pure functions: when its next mail is due, and how each event changes it. Its mails go out at the chosen
// interval of months. It ends by itself after two mails in a row without a visit.

/** The reminder ends after this many mails in a row without a visit. */
const mostUnanswered = 2;

/** Nine o'clock in the user's time zone. Each user gets a different minute after it, so that mails spread over the hours. */
const firstMinute = 9 * 60;
const spreadMinutes = 120;

/** The instant of the mail that follows an event at `from`. */
const mailAfter = ({ id, months, timeZone }: Pick<Reminder, 'id' | 'months' | 'timeZone'>, from: Date): string => {
  const spread = [...id].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % spreadMinutes, 0);
  const day = addMonths(dayInZone(from, timeZone), months);
  return instantInZone(day, firstMinute + spread, timeZone).toISOString();
};

type Asked = { id: string; months: ReminderMonths; timeZone: string };

/** Sets the reminder. It replaces an earlier one, whose links stop working. */
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

/** What the user sees of the reminder. */
export const showReminder = (
  { reminder }: Pick<Account, 'reminder'>,
  newestSubmissionAt: string | null,
): ShownReminder | null => reminder && { months: reminder.months, nextAt: nextMailAt(reminder, newestSubmissionAt) };

/** When the account must be checked for its reminder; null without one. */
export const reminderLookAt = ({ reminder }: Pick<Account, 'reminder'>): string | null =>
  reminder && (reminder.mail ? laterBy(reminder.mail.begunAt, mailWaits.reportedSeconds) : reminder.dueAt);

/**
 * The account after its due reminder was handled: with the mail `mailId` begun, to be written before it is sent, or with a
 * reminder that has moved or ended. Null when nothing is due, or when SES may still report on the mail that was begun.
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
  // Without an event from SES, the mail was not accepted. It is abandoned after a day of attempts.
  const isGivenUp = mail !== null && laterBy(mail.firstBegunAt, mailWaits.giveUpSeconds) < at;
  if (!mail && dueAt > at) return { ...account, reminder: { ...reminder, dueAt } };
  if (isGivenUp || confirmedAt === null || declined) return { ...account, reminder: afterOne(reminder, now) };
  const begun = { id: mailId, begunAt: at, firstBegunAt: mail?.firstBegunAt ?? at };
  return { ...account, reminder: { ...reminder, mail: begun } };
};

/** Records that this mail was definitely not sent: it is due as before. */
export const withoutBegunMail = (account: Account, mailId: string): Account | null =>
  account.reminder?.mail?.id === mailId ? { ...account, reminder: { ...account.reminder, mail: null } } : null;

/** Records that this mail was sent. Null if that is recorded already. */
export const withMailSent = (account: Account, mailId: string, now: Date): Account | null =>
  account.reminder?.mail?.id === mailId ? { ...account, reminder: afterOne(account.reminder, now) } : null;

/** Whether the reminder ends after the mail that is due or begun. */
export const isLastMail = ({ unanswered }: Reminder): boolean => unanswered + 1 >= mostUnanswered;

const afterOne = (reminder: Reminder, now: Date): Reminder | null => {
  if (isLastMail(reminder)) return null;
  return { ...reminder, unanswered: reminder.unanswered + 1, mail: null, dueAt: mailAfter(reminder, now) };
};

const laterBy = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();
