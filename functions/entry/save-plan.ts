import { verifyCaller } from '#functions/adapters/callers.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { setOnSubmission } from '#functions/adapters/submissions.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { serve } from '#functions/edge/http.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { savePlan } from '#functions/submissions/save-plan.ts';
import { savePlanSchemas } from '#shared/contract/submission-schemas.ts';

const table = {
  client: createDocumentClient(),
  reportUnreadable: reportUnreadable(createLog(), createMeasure()),
};
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };

export const handler = serve('savePlan', {
  schemas: savePlanSchemas,
  verify: verifyCaller(accounts),
  handle: savePlan({ savePlan: setOnSubmission(submissions, 'plan'), now: () => new Date() }),
});
