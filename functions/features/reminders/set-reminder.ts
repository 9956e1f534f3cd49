import * as words from '#feature-words/reminders.ts';
import type { Account } from '#functions/accounts/account.ts';
import type { AccountDeps } from '#functions/accounts/account-deps.ts';
import { type Handler, refuse } from '#functions/edge/outcome.ts';
import type { RouteDeclaration } from '#functions/edge/route.ts';
import type { MetricName } from '#shared/contract/metrics.ts';
import { routeSchemas } from '#shared/features/reminders/schemas.ts';
import { isTimeZone } from '#shared/scoring/day-in-zone.ts';
import type { ReminderLink } from './off-link.ts';
import { offPage, turnOffPage, wrongLinkPage } from './off-pages.ts';
import { showReminder, withoutReminder, withReminder } from './reminder.ts';

type ChangeDeps = Pick<AccountDeps, 'changeAccount'> & { count: (name: MetricName) => void };

type SetDeps = ChangeDeps & Pick<AccountDeps, 'newId' | 'now'>;

/**
 * Sets, changes or turns off a reminder. The same months again change nothing: after a retry the links in earlier mails still
 * work, and the metric counts once.
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

const unconfirmed = refuse('not-allowed', words.confirmBeforeReminders);

type LinkDeps = {
  /** Null for a token that the server did not issue. */
  openLink: (token: string) => ReminderLink | null;
};

/** Changes nothing, because link scanners of mail programs open every link. */
export const showReminderOff =
  ({ openLink }: LinkDeps): Handler<'showReminderOff'> =>
  async ({ query: { token } }) => ({ answer: openLink(token) ? turnOffPage : wrongLinkPage });

/** Shows the same page if the reminder is off already, was replaced, or was erased with its account. */
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

export const setReminderRoute = {
  name: 'setReminder',
  runsIn: 'ownAccount',
  method: 'POST',
  path: '/api/users/me/reminder',
  auth: 'signed-in',
  tag: 'Accounts',
  summary: 'Ask for a mail in some months, or turn it off',
  description:
    'Only for a confirmed address. The mail repeats until two in a row bring no visit; a quiz that is handed in moves it. The ' +
    'same months once more change nothing.',
  refusals: ['not-allowed'],
  schemas: routeSchemas.setReminder,
  throttle: { rate: 670, burst: 1340 },
  whoIsAffected: 'People cannot ask for a reminder, or change it; the link in its mail still turns it off.',
  handle: setReminder,
} as const satisfies RouteDeclaration<'setReminder'>;

export const showReminderOffRoute = {
  name: 'showReminderOff',
  runsIn: 'reminderLinks',
  method: 'GET',
  path: '/api/reminders/off/{token}',
  auth: 'public',
  tag: 'Accounts',
  summary: 'The page of the link in a reminder, with a button; turns nothing off',
  schemas: routeSchemas.showReminderOff,
  // The scanners of mail programs also open this link.
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected:
    'People who open the link in a reminder see no page; one click in their mail program still turns it off.',
  alarm: 'account',
  handle: showReminderOff,
} as const satisfies RouteDeclaration<'showReminderOff'>;

export const turnReminderOffRoute = {
  name: 'turnReminderOff',
  runsIn: 'reminderLinks',
  method: 'POST',
  path: '/api/reminders/off/{token}',
  auth: 'public',
  tag: 'Accounts',
  summary: 'Turn a reminder off by the link in its mail; safe to repeat',
  description:
    'Also in one click by a mail program (RFC 8058). The body is not read. A wrong link gets a page that says so.',
  schemas: routeSchemas.turnReminderOff,
  throttle: { rate: 10, burst: 20 },
  addressLimit: 30,
  whoIsAffected: 'People cannot turn a reminder off by its link; their account page still can.',
  alarm: 'account',
  handle: turnReminderOff,
} as const satisfies RouteDeclaration<'turnReminderOff'>;
