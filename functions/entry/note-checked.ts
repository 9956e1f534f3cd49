import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { saveChecked } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { noteChecked } from '#functions/submissions/note-checked.ts';
import { noteCheckedSchemas } from '#shared/contract/submission-schemas.ts';

const table = {
  client: createDocumentClient(),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
};
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };

export const handler = serve('noteChecked', {
  schemas: noteCheckedSchemas,
  verify: verifyCaller(accounts),
  handle: noteChecked({ saveChecked: saveChecked(submissions), now: () => new Date() }),
});
