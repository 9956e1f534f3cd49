import * as help from '#functions/adapters/help-requests.ts';
import { storedTryLimits } from '#functions/adapters/limits/password-tries.ts';
import { dailySubmissions, takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { enqueueJob, queueAt } from '#functions/adapters/queues.ts';
import { findResult as findStoredResult } from '#functions/adapters/results/results.ts';
import * as signedRecords from '#functions/adapters/results/signed-records.ts';
import { createKeyClient, findSigningKeys, kmsSigner } from '#functions/adapters/results/signing-keys.ts';
import { probeKey, serverKey } from '#functions/adapters/secret-keys.ts';
import * as items from '#functions/adapters/submissions/submissions.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { clock, limits, results, shardedSubmissions, submissions, tombstones } from './stores.ts';

const tryLimits = (probeKey: string) =>
  storedTryLimits(limits(), {
    serverKey: serverKey(),
    roomyNetwork: optionalEnv('ROOMY_NETWORK'),
    probeKey,
    now: clock,
  });
/** An attempt is counted before the password is checked. The count is deleted if the password was right. */
export const tries = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [] },
  open: () => tryLimits(''),
} satisfies Port;
export const triesWithProbe = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [], probeKey: [] },
  open: () => tryLimits(probeKey()),
} satisfies Port;
/** The limits for networks and for mails to an address, without the limits for passwords. */
export const networkTries = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => {
    const { network, firstMail } = tryLimits('');
    return { network, firstMail };
  },
} satisfies Port;
export const take = { rights: { limits: ['UpdateItem'] }, open: () => takeFrom(limits()) } satisfies Port;
export const takeMail = { rights: { limits: ['UpdateItem'] }, open: () => takeRollingFrom(limits()) } satisfies Port;
export const takeDaily = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => dailySubmissions({ ...limits(), serverKey: serverKey() }),
} satisfies Port;
export const saveHelp = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => help.saveHelp({ ...limits(), serverKey: serverKey() }),
} satisfies Port;

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
export const findResult = { rights: { results: ['GetItem'] }, open: () => findStoredResult(results()) } satisfies Port;
/** No record can be stored after an erasure: the same write checks the tombstone. */
export const saveSigned = {
  rights: { results: ['PutItem'], erased: ['ConditionCheckItem'], serverKey: [] },
  open: () => signedRecords.saveSigned(results(), tombstones()),
} satisfies Port;
export const findSigned = {
  rights: { results: ['GetItem'] },
  open: () => signedRecords.findSigned(results()),
} satisfies Port;
export const sign = {
  rights: { newestSigningKey: ['Sign', 'GetPublicKey'] },
  open: () => kmsSigner(createKeyClient(), requireEnv('SIGNING_KEY')),
} satisfies Port;
export const findKeys = {
  rights: { signingKeys: ['GetPublicKey'] },
  open: () => findSigningKeys(createKeyClient(), requireEnv('SIGNING_KEYS').split(' ')),
} satisfies Port;

export const saveSubmission = {
  rights: { submissions: ['PutItem'], accounts: ['ConditionCheckItem'], waitingShards: [] },
  open: () => items.saveSubmission(shardedSubmissions(), requireEnv('ACCOUNTS_TABLE')),
} satisfies Port;

export const enqueueResultJob = {
  rights: { resultQueue: ['SendMessage'] },
  open: () => enqueueJob(queueAt(requireEnv('RESULT_QUEUE_URL'))),
} satisfies Port;
