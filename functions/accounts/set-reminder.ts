import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { UserId } from '#shared/contract/ids.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { isTimeZone } from '#shared/scoring/day-in-zone.ts';
import type { Account } from './account.ts';
import { showReminder, withoutReminder, withReminder } from './reminder.ts';
import { offPage, turnOffPage, wrongLinkPage } from './reminder-off-pages.ts';

type ChangeDeps = {
  changeAccount: (userId: UserId, change: (account: Account) => Account | null) => Promise<Account | null>;
  count: (name: MetricName) => void;
};

type SetDeps = ChangeDeps & { newId: () => string; now: () => Date };

/**
 * Asks for a reminder, changes it or turns it off. The same months once more change nothing: a retry keeps the links that
 * were mailed, and is counted once.
 */
export const setReminder =
  ({ changeAccount, count, newId, now }: SetDeps): Handler<'setReminder', Account> =>
  async ({ body: { months, timeZone = '' }, caller: { userId } }) => {
    const asked = months && { id: newId(), months, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
    let [isRefused, isChanged] = [false, false];
    const account = await changeAccount(userId, (latest) => {
      isRefused = asked !== null && (latest.confirmedAt === null || latest.declined !== null);
      isChanged = !isRefused && (latest.reminder?.months ?? null) !== months;
      if (!isChanged) return null;
      return asked ? withReminder(latest, asked, now()) : { ...latest, reminder: null };
    });
    if (isRefused) return unconfirmed;
    if (isChanged) count(asked ? 'ReminderSet' : 'ReminderOff');
    return { answer: { reminder: account && showReminder(account, null) } };
  };

const unconfirmed = refuse('not-allowed', 'Confirm your email address first. Then we can write to it.');

type LinkDeps = {
  /** Null for what the server has not made itself. */
  openLink: (token: string) => { userId: UserId; reminderId: string } | null;
};

/** Changes nothing: programs that look for bad links in mails open each of them. */
export const showReminderOff =
  ({ openLink }: LinkDeps): Handler<'showReminderOff'> =>
  async ({ query: { token } }) => ({ answer: openLink(token) ? turnOffPage : wrongLinkPage });

/** The same page for a reminder that is off already, was replaced, or went with its account. */
export const turnReminderOff =
  ({ openLink, changeAccount, count }: LinkDeps & ChangeDeps): Handler<'turnReminderOff'> =>
  async ({ query: { token } }) => {
    const link = openLink(token);
    if (!link) return { answer: wrongLinkPage };
    let isChanged = false;
    await changeAccount(link.userId, (latest) => {
      const next = withoutReminder(latest, link.reminderId);
      isChanged = next !== null;
      return next;
    });
    if (isChanged) count('ReminderOff');
    return { answer: offPage };
  };
