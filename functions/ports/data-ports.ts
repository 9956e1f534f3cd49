import * as help from '#functions/adapters/limits/help-requests.ts';
import { storedTryLimits } from '#functions/adapters/limits/password-tries.ts';
import { dailySubmissions, takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import * as linkItems from '#functions/adapters/links.ts';
import { enqueueJob, queueAt } from '#functions/adapters/queues.ts';
import * as storedResults from '#functions/adapters/results/results.ts';
import { createKeyClient, findSigningKeys } from '#functions/adapters/results/signing-keys.ts';
import * as secrets from '#functions/adapters/server-key.ts';
import * as items from '#functions/adapters/submissions/submissions.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { port } from '#functions/edge/rights.ts';
import { routes } from '#shared/contract/routes.ts';
import { clock, limits, links, results, secret, shardedSubmissions, submissions } from './stores.ts';

const tryLimits = (probeKey: string) =>
  storedTryLimits(limits(), {
    serverKey: secret(),
    roomyNetwork: optionalEnv('ROOMY_NETWORK'),
    probeKey,
    now: clock,
  });
/** An attempt is counted before the password is checked, and forgotten if it was right. */
export const tries = port({ limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [] }, () => tryLimits(''));
export const triesWithProbe = port(
  { limits: ['PutItem', 'UpdateItem', 'DeleteItem'], serverKey: [], probeKey: [] },
  () => tryLimits(optionalEnv('PROBE_KEY')),
);
/** The limits of networks and of mails to an address, without those of passwords. */
export const networkTries = port({ limits: ['UpdateItem'], serverKey: [] }, () => {
  const { network, firstMail } = tryLimits('');
  return { network, firstMail };
});
export const take = port({ limits: ['UpdateItem'] }, () => takeFrom(limits()));
export const takeMail = port({ limits: ['UpdateItem'] }, () => takeRollingFrom(limits()));
export const takeDaily = port({ limits: ['UpdateItem'], serverKey: [] }, () =>
  dailySubmissions({ ...limits(), serverKey: secret() }),
);
export const saveHelp = port({ limits: ['UpdateItem'], serverKey: [] }, () =>
  help.saveHelp({ ...limits(), serverKey: secret() }),
);

export const hashId = port({ serverKey: [] }, () => secrets.hashLinkId(secret()));
export const hashPasscode = port({ serverKey: [] }, () => secrets.hashPasscode(secret()));
export const isPasscode = port({ serverKey: [] }, () => secrets.isPasscode(secret()));
export const addressOf = port({ serverKey: [] }, () => secrets.fileAddress(secret(), routes.getLinkFile.path));
export const readTicket = port({ serverKey: [] }, () => secrets.readTicket(secret()));
/** No link can follow an erasure or a logout everywhere: the same write checks the account. */
export const saveLink = port({ links: ['PutItem'], accounts: ['ConditionCheckItem'] }, () =>
  linkItems.saveLink(links(), requireEnv('ACCOUNTS_TABLE')),
);
export const findLink = port({ links: ['GetItem'] }, () => linkItems.findLink(links()));
export const findOwnLink = port({ links: ['GetItem'] }, () => linkItems.findOwnLink(links()));
export const listLinks = port({ links: ['Query'] }, () => linkItems.listLinks(links()));
export const findFiles = port({ links: ['GetItem'] }, () => linkItems.findFiles(links()));
export const findFile = port({ links: ['GetItem'] }, () => linkItems.findFile(links()));
export const countOpening = port({ links: ['UpdateItem'] }, () => linkItems.countOpening(links()));
export const closeLink = port({ links: ['UpdateItem', 'DeleteItem'] }, () => linkItems.closeLink(links()));
export const deleteFiles = port({ links: ['DeleteItem'] }, () => linkItems.deleteFiles(links()));
export const keepLink = port({ links: ['UpdateItem'] }, () => linkItems.keepLink(links(), clock));
export const closeLinks = port({ links: ['Query', 'UpdateItem', 'DeleteItem'] }, () =>
  linkItems.closeLinksOf(links(), clock),
);

export const listSubmissions = port({ submissions: ['Query'] }, () => items.listSubmissions(submissions()));
export const listAllSubmissions = port({ submissions: ['Query'] }, () => items.listAllSubmissions(submissions()));
export const findSubmission = port({ submissions: ['GetItem'] }, () => items.findSubmission(submissions()));
export const claimWaiting = port({ submissions: ['UpdateItem'] }, () => items.claimWaiting(submissions()));
export const findChecked = port({ submissions: ['Query'] }, () => items.findChecked(submissions()));
export const saveChecked = port({ submissions: ['Query', 'UpdateItem'] }, () => items.saveChecked(submissions()));
export const savePlan = port({ submissions: ['Query', 'UpdateItem'] }, () =>
  items.setOnSubmission(submissions(), 'plan'),
);
export const findResult = port({ results: ['GetItem'] }, () => storedResults.findResult(results()));
export const hasResult = port({ results: ['Query'] }, () => storedResults.hasResult(results()));
export const findKeys = port({ signingKeys: ['GetPublicKey'] }, () =>
  findSigningKeys(createKeyClient(), requireEnv('SIGNING_KEYS').split(' ')),
);

export const saveSubmission = port(
  { submissions: ['PutItem'], accounts: ['ConditionCheckItem'], waitingShards: [] },
  () => items.saveSubmission(shardedSubmissions(), requireEnv('ACCOUNTS_TABLE')),
);

export const enqueueResultJob = port({ resultQueue: ['SendMessage'] }, () =>
  enqueueJob(queueAt(requireEnv('RESULT_QUEUE_URL'))),
);
