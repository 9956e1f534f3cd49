import { showReminderOff } from '#functions/accounts/set-reminder.ts';
import { openReminderLink } from '#functions/adapters/reminder-link.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { reminderOffSchemas } from '#shared/contract/reminder-schema.ts';

const serverKey = requireEnv('SERVER_KEY');

export const handler = serve('showReminderOff', {
  schemas: reminderOffSchemas,
  handle: showReminderOff({ openLink: (token) => openReminderLink(serverKey, token) }),
});
