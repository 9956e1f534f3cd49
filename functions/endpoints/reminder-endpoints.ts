import {
  setReminderRoute,
  showReminderOffRoute,
  turnReminderOffRoute,
} from '#functions/accounts/reminder/set-reminder.ts';
import type { EndpointOf } from '#functions/edge/route.ts';
import * as account from '#functions/ports/account-ports.ts';
import * as base from '#functions/ports/base-ports.ts';

export const showReminderOff = {
  route: showReminderOffRoute,
  uses: { openLink: account.openReminderLink },
} satisfies EndpointOf<typeof showReminderOffRoute>;

export const turnReminderOff = {
  route: turnReminderOffRoute,
  uses: { changeAccount: account.changeAccount, count: base.measure, openLink: account.openReminderLink },
} satisfies EndpointOf<typeof turnReminderOffRoute>;

export const setReminder = {
  route: setReminderRoute,
  uses: { changeAccount: account.changeAccount, count: base.measure, newId: base.newUuid, now: base.now },
} satisfies EndpointOf<typeof setReminderRoute>;
