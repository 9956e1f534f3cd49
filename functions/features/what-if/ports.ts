import * as items from '#functions/adapters/submissions/submissions.ts';
import type { Port } from '#functions/edge/rights.ts';
import { submissions } from '#functions/ports/stores.ts';

export const findZone = {
  rights: { submissions: ['Query'] },
  open: () => items.findZone(submissions()),
} satisfies Port;
export const savePlan = {
  rights: { submissions: ['Query', 'UpdateItem'] },
  open: () => items.setOnSubmission(submissions(), 'plan'),
} satisfies Port;
