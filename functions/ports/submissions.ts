import { findResult as findStoredResult } from '../adapters/results.ts';
import { createKeyClient, findSigningKeys } from '../adapters/signing-keys.ts';
import * as items from '../adapters/submissions.ts';
import { requireEnv } from '../edge/env.ts';
import type { Port } from '../edge/rights.ts';
import { results, submissions } from './stores.ts';

export const listSubmissions = {
  rights: { submissions: ['Query'] },
  open: () => items.listSubmissions(submissions()),
} satisfies Port;
export const listAllSubmissions = {
  rights: { submissions: ['Query'] },
  open: () => items.listAllSubmissions(submissions()),
} satisfies Port;
export const findSubmission = {
  rights: { submissions: ['GetItem'] },
  open: () => items.findSubmission(submissions()),
} satisfies Port;
export const claimWaiting = {
  rights: { submissions: ['UpdateItem'] },
  open: () => items.claimWaiting(submissions()),
} satisfies Port;
export const findChecked = {
  rights: { submissions: ['Query'] },
  open: () => items.findChecked(submissions()),
} satisfies Port;
export const saveChecked = {
  rights: { submissions: ['Query', 'UpdateItem'] },
  open: () => items.saveChecked(submissions()),
} satisfies Port;
export const savePlan = {
  rights: { submissions: ['Query', 'UpdateItem'] },
  open: () => items.setOnSubmission(submissions(), 'plan'),
} satisfies Port;
export const findResult = {
  rights: { results: ['GetItem'] },
  open: () => findStoredResult(results()),
} satisfies Port;
export const findKeys = {
  rights: { signingKeys: ['GetPublicKey'] },
  open: () => findSigningKeys(createKeyClient(), requireEnv('SIGNING_KEYS').split(' ')),
} satisfies Port;
