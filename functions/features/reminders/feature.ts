import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';
import * as own from './ports.ts';
import { setReminderRoute, showReminderOffRoute, turnReminderOffRoute } from './set-reminder.ts';

export const showReminderOff = {
  route: showReminderOffRoute,
  uses: { openLink: own.openReminderLink },
} satisfies EndpointOf<typeof showReminderOffRoute>;

export const turnReminderOff = {
  route: turnReminderOffRoute,
  uses: { changeAccount: account.changeAccount, count: base.measure, openLink: own.openReminderLink },
} satisfies EndpointOf<typeof turnReminderOffRoute>;

export const setReminder = {
  route: setReminderRoute,
  uses: { changeAccount: account.changeAccount, count: base.measure, newId: base.newUuid, now: base.now },
} satisfies EndpointOf<typeof setReminderRoute>;
