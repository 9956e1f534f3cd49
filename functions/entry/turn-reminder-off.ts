import { turnReminderOff } from '#functions/accounts/set-reminder.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { openReminderLink } from '#functions/adapters/reminder-link.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { reminderOffSchemas } from '#shared/contract/reminder-schema.ts';

const log = createLog();
const measure = createMeasure();
const serverKey = requireEnv('SERVER_KEY');
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

export const handler = serve('turnReminderOff', {
  schemas: reminderOffSchemas,
  handle: turnReminderOff({
    openLink: (token) => openReminderLink(serverKey, token),
    changeAccount: changeAccount(accounts),
    count: measure,
  }),
  log,
  measure,
});
