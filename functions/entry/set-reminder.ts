import { randomUUID } from 'node:crypto';
import { setReminder } from '#functions/accounts/set-reminder.ts';
import { changeAccount } from '#functions/adapters/accounts.ts';
import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { setReminderSchemas } from '#shared/contract/reminder-schema.ts';

const log = createLog();
const measure = createMeasure();
const accounts = {
  client: createDocumentClient(),
  tableName: requireEnv('ACCOUNTS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

export const handler = serve('setReminder', {
  schemas: setReminderSchemas,
  verify: verifyCaller(accounts),
  handle: setReminder({
    changeAccount: changeAccount(accounts),
    count: measure,
    newId: randomUUID,
    now: () => new Date(),
  }),
  log,
  measure,
});
