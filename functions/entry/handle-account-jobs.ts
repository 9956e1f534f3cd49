import {
  eraseJob,
  handleAccountJob,
  handleAccountJobsWorker,
  parseAccountJob,
} from '#functions/accounts/handle-account-job.ts';
import * as accountItems from '#functions/adapters/accounts.ts';
import * as helpRequests from '#functions/adapters/help-requests.ts';
import { accountMailWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { reopenMail as reopenMailIn } from '#functions/adapters/submissions/submission-progress.ts';
import { requireCount } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { workerOf } from '#functions/edge/worker.ts';
import {
  beginErasing,
  changeAccount,
  createAccountItem,
  findAccount,
  findUserId,
} from '#functions/ports/account-ports.ts';
import { hash, hashCode, log, measure, newUuid, now, seal } from '#functions/ports/base-ports.ts';
import { listSubmissions, take, takeMail } from '#functions/ports/data-ports.ts';
import { mailer } from '#functions/ports/mail-ports.ts';
import { accounts, limits, shardedSubmissions } from '#functions/ports/stores.ts';
import { enqueueEffects, postponeAccountJob, siteUrl, storesToErase } from '#functions/ports/worker-ports.ts';
import { inTurn } from '#functions/results/mail/mail-pace.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { reopenDeferred } from '#functions/results/send-mail-once.ts';
import { speech } from '#functions/speech/account-mails.ts';
import type { UserId } from '#shared/contract/ids.ts';

const speechOf = speechIn('account-mails', speech);

const findReceiver = {
  rights: { accounts: ['GetItem'] },
  open: () => accountItems.findReceiver(accounts()),
} satisfies Port;

const findHelp = { rights: { limits: ['GetItem'] }, open: () => helpRequests.findHelp(limits()) } satisfies Port;
const forgetHelp = { rights: { limits: ['DeleteItem'] }, open: () => helpRequests.forgetHelp(limits()) } satisfies Port;

const reopenMail = {
  rights: { submissions: ['UpdateItem'], waitingShards: [] },
  open: () => reopenMailIn(shardedSubmissions()),
} satisfies Port;

/** When an account counts as unused, and how many of them are written to in a day. */
const unused = {
  rights: { unusedAccounts: [] },
  open: () => ({
    months: requireCount('UNUSED_ACCOUNT_MONTHS'),
    perDay: requireCount('UNUSED_ACCOUNTS_PER_DAY'),
  }),
} satisfies Port;

export const handleAccountJobsEntry = workerOf(
  handleAccountJobsWorker,
  {
    beginErasing,
    changeAccount,
    createAccountItem,
    enqueueEffects,
    findAccount,
    findReceiver,
    findHelp,
    findUserId,
    forgetHelp,
    hash,
    hashCode,
    listSubmissions,
    log,
    mailer,
    measure,
    newId: newUuid,
    now,
    postpone: postponeAccountJob,
    reopenMail,
    seal,
    siteUrl,
    stores: storesToErase,
    take,
    takeMail,
    unused,
  },
  ({ beginErasing, enqueueEffects, log, mailer, measure, postpone, reopenMail, siteUrl, stores, unused, ...deps }) => {
    const { findAccount, listSubmissions, now, take } = deps;
    // Even while the circuit breaker is open, because a user waits for a code.
    const takeTurn = () => mailer.takeTurn(pipelineLimits.accountMailPatienceSeconds);
    const isErased = async (userId: UserId) => (await findAccount(userId)) === null;
    const handleJob = handleAccountJob({
      ...deps,
      erase: eraseJob({
        stores,
        beginErasing,
        watch: { erased: (userId, why) => log.info('person erased', { userId, reason: why }) },
      }),
      sendMail: mailer.sendMail && inTurn(mailer.sendMail, takeTurn, isErased),
      siteUrl,
      composeProof: async (mail, language) => (await speechOf(language)).confirmMail({ ...mail, siteUrl }),
      composeReset: async (mail, language) => (await speechOf(language)).resetMail({ ...mail, siteUrl }),
      composePasswordChanged: async (mail, language) =>
        (await speechOf(language)).passwordChangedMail({ ...mail, siteUrl }),
      composeNewDevice: async (mail, language) => (await speechOf(language)).newDeviceMail({ ...mail, siteUrl }),
      composeErased: async (mail, language) => (await speechOf(language)).erasedMail(mail),
      // The one mail that follows an erasure.
      sendLastMail: mailer.sendMail && inTurn(mailer.sendMail, takeTurn, async () => false),
      composeLetter: async (letter, language) => (await speechOf(language)).featureLetters[letter]?.({ siteUrl }),
      composeUndo: async (mail, language) => (await speechOf(language)).addressChangedMail({ ...mail, siteUrl }),
      reopenDeferred: reopenDeferred({ list: listSubmissions, reopenMail, enqueue: enqueueEffects, now }),
      composeUnused: async (erasesAt, language) => (await speechOf(language)).unusedMail({ siteUrl, erasesAt }),
      unused: { ...unused, take },
      watch: { mail: accountMailWatch(log, measure), count: measure },
    });
    return sqsWorker({
      parse: parseAccountJob,
      handle: (job, { receiveCount }) => handleJob(job, receiveCount),
      facts: (job) =>
        'userId' in job ? { userId: job.userId } : { requestId: helpRequests.helpIdForLog(job.requestId) },
      postpone,
      log,
    });
  },
);
