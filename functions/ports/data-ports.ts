import * as help from '#functions/adapters/limits/help-requests.ts';
import { storedTryLimits } from '#functions/adapters/limits/password-tries.ts';
import { dailySubmissions, takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import * as linkItems from '#functions/adapters/links.ts';
import { closeLinksOf } from '#functions/adapters/links.ts';
import { createQueueClient, enqueueJob } from '#functions/adapters/queues.ts';
import { findResult as findStoredResult } from '#functions/adapters/results/results.ts';
import { createKeyClient, findSigningKeys } from '#functions/adapters/results/signing-keys.ts';
import * as secrets from '#functions/adapters/server-key.ts';
import * as items from '#functions/adapters/submissions/submissions.ts';
import { optionalEnv, requireCount, requireEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { routes } from '#shared/contract/routes.ts';
import { clock, limits, links, results, secret, submissions } from './stores.ts';

const tryLimits = (probeKey: string) =>
  storedTryLimits(limits(), {
    serverKey: secret(),
    roomyNetwork: optionalEnv('ROOMY_NETWORK'),
    probeKey,
    now: clock,
  });
/** An attempt is counted before the password is checked, and forgotten if it was right. */
export const tries = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [] },
  open: () => tryLimits(''),
} satisfies Port;
export const triesWithProbe = {
  rights: { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [], probeKey: [] },
  open: () => tryLimits(optionalEnv('PROBE_KEY')),
} satisfies Port;
/** The limits of networks and of mails to an address, without those of passwords. */
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
  open: () => dailySubmissions({ ...limits(), serverKey: secret() }),
} satisfies Port;
export const saveHelp = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => help.saveHelp({ ...limits(), serverKey: secret() }),
} satisfies Port;

export const hashId = { rights: { serverKey: [] }, open: () => secrets.hashLinkId(secret()) } satisfies Port;
export const hashPasscode = { rights: { serverKey: [] }, open: () => secrets.hashPasscode(secret()) } satisfies Port;
export const isPasscode = { rights: { serverKey: [] }, open: () => secrets.isPasscode(secret()) } satisfies Port;
export const addressOf = {
  rights: { serverKey: [] },
  open: () => secrets.fileAddress(secret(), routes.getLinkFile.path),
} satisfies Port;
export const readTicket = { rights: { serverKey: [] }, open: () => secrets.readTicket(secret()) } satisfies Port;
/** No link can follow an erasure or a logout everywhere: the same write checks the account. */
export const saveLink = {
  rights: { links: ['PutItem'], accounts: ['ConditionCheckItem'] },
  open: () => linkItems.saveLink(links(), requireEnv('ACCOUNTS_TABLE')),
} satisfies Port;
export const findLink = { rights: { links: ['GetItem'] }, open: () => linkItems.findLink(links()) } satisfies Port;
export const findOwnLink = {
  rights: { links: ['GetItem'] },
  open: () => linkItems.findOwnLink(links()),
} satisfies Port;
export const listLinks = { rights: { links: ['Query'] }, open: () => linkItems.listLinks(links()) } satisfies Port;
export const findFiles = { rights: { links: ['GetItem'] }, open: () => linkItems.findFiles(links()) } satisfies Port;
export const findFile = { rights: { links: ['GetItem'] }, open: () => linkItems.findFile(links()) } satisfies Port;
export const countOpening = {
  rights: { links: ['UpdateItem'] },
  open: () => linkItems.countOpening(links()),
} satisfies Port;
export const closeLink = {
  rights: { links: ['UpdateItem', 'DeleteItem'] },
  open: () => linkItems.closeLink(links()),
} satisfies Port;
export const deleteFiles = {
  rights: { links: ['DeleteItem'] },
  open: () => linkItems.deleteFiles(links()),
} satisfies Port;
export const keepLink = {
  rights: { links: ['UpdateItem'] },
  open: () => linkItems.keepLink(links(), clock),
} satisfies Port;
export const closeLinks = {
  rights: { links: ['Query', 'UpdateItem', 'DeleteItem'] },
  open: () => closeLinksOf(links(), clock),
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

export const saveSubmission = {
  rights: { submissions: ['PutItem'], accounts: ['ConditionCheckItem'], waitingShards: [] },
  open: () => {
    const table = { ...submissions(), shards: requireCount('WAITING_SHARDS') };
    return items.saveSubmission(table, requireEnv('ACCOUNTS_TABLE'));
  },
} satisfies Port;

export const enqueueResultJob = {
  rights: { resultQueue: ['SendMessage'] },
  open: () => enqueueJob({ client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') }),
} satisfies Port;
