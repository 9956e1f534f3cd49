import { randomUUID } from 'node:crypto';
import {
  addressChangedMail,
  confirmMail,
  linkEndedMail,
  reminderMail,
  resetMail,
  unusedMail,
} from '#functions/accounts/account-letters.ts';
import { eraseJob, handleAccountJob, parseAccountJob } from '#functions/accounts/handle-account-job.ts';
import { erasedMail, newDeviceMail, passwordChangedMail } from '#functions/accounts/security/security-letters.ts';
import { changeAccount, createAccountItem, findAccount, findConfirmedAddress } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { findHelp, forgetHelp, helpIdForLog } from '#functions/adapters/help-requests.ts';
import { takeFrom, takeRollingFrom } from '#functions/adapters/limits/rate-limits.ts';
import { mailInTurnFromEnv } from '#functions/adapters/mail/mail-turns.ts';
import { enqueueJob, postponeMessage, queueAt } from '#functions/adapters/queues.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { hashCode, keyedHash, sealReminderLink } from '#functions/adapters/server-key.ts';
import { accountMailWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { reopenMail } from '#functions/adapters/submissions/submission-progress.ts';
import { listSubmissions } from '#functions/adapters/submissions/submissions.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { findUserId } from '#functions/adapters/users.ts';
import { requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { stores } from '#functions/ports/personal-data.ts';
import {
  accounts,
  limits,
  clock as now,
  shardedSubmissions,
  submissions,
  tombstones,
  userPool,
} from '#functions/ports/stores.ts';
import { circuitBreaker } from '#functions/results/circuit-breaker.ts';
import { inTurn } from '#functions/results/mail/mail-pace.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { reopenDeferred } from '#functions/results/send-mail-once.ts';
import type { UserId } from '#shared/contract/ids.ts';

const log = createLog();
const measure = createMeasure();
const siteUrl = requireEnv('SITE_URL');
const key = serverKey();
const breaker = circuitBreaker(breakerStore(limits(), 'mail'), now);
const mailer = await mailInTurnFromEnv({ limits: limits(), breaker, now, measure });
// Even while the circuit breaker is open, because a user waits for a code.
const takeTurn = () => mailer.takeTurn(pipelineLimits.accountMailPatienceSeconds);
const find = findAccount(accounts());
const isErased = async (userId: UserId) => (await find(userId)) === null;
const sendMail = mailer.sendMail && inTurn(mailer.sendMail, takeTurn, isErased);

const handleJob = handleAccountJob({
  erase: eraseJob({
    stores: stores.open(),
    beginErasing: beginErasing(tombstones(), requireEnv('ACCOUNTS_TABLE'), now),
    watch: { erased: (userId, why) => log.info('person erased', { userId, reason: why }) },
  }),
  findAccount: find,
  findConfirmedAddress: findConfirmedAddress(accounts()),
  changeAccount: changeAccount(accounts()),
  take: takeFrom(limits()),
  takeMail: takeRollingFrom(limits()),
  hash: (purpose, text) => keyedHash(key, purpose, text),
  hashCode: hashCode(key),
  newId: randomUUID,
  sendMail,
  composeProof: (mail) => confirmMail({ ...mail, siteUrl }),
  findHelp: findHelp(limits()),
  forgetHelp: forgetHelp(limits()),
  findUserId: findUserId(userPool()),
  createAccountItem: createAccountItem(accounts(), tombstones()),
  composeReset: (mail) => resetMail({ ...mail, siteUrl }),
  composePasswordChanged: (mail) => passwordChangedMail({ ...mail, siteUrl }),
  composeNewDevice: (mail) => newDeviceMail({ ...mail, siteUrl }),
  composeErased: erasedMail,
  // The one mail that follows an erasure.
  sendLastMail: mailer.sendMail && inTurn(mailer.sendMail, takeTurn, async () => false),
  composeLinkEnded: () => linkEndedMail({ siteUrl }),
  composeUndo: ({ secret }) => addressChangedMail({ siteUrl, secret }),
  reopenDeferred: reopenDeferred({
    list: listSubmissions(submissions()),
    reopenMail: reopenMail(shardedSubmissions()),
    enqueue: enqueueJob(queueAt(requireEnv('EFFECT_QUEUE_URL'))),
    now,
  }),
  listSubmissions: listSubmissions(submissions()),
  composeReminder: (mail) => reminderMail({ ...mail, siteUrl }),
  composeUnused: (erasesAt) => unusedMail({ siteUrl, erasesAt }),
  reminderOffUrl: (link) => new URL(`/api/reminders/off/${sealReminderLink(key, link)}`, siteUrl).href,
  unused: {
    months: requireCount('UNUSED_ACCOUNT_MONTHS'),
    perDay: requireCount('UNUSED_ACCOUNTS_PER_DAY'),
    take: takeFrom(limits()),
  },
  watch: { mail: accountMailWatch(log, measure), count: measure },
  now,
});

export const handler = sqsWorker({
  parse: parseAccountJob,
  handle: (job, { receiveCount }) => handleJob(job, receiveCount),
  facts: (job) => ('userId' in job ? { userId: job.userId } : { requestId: helpIdForLog(job.requestId) }),
  postpone: postponeMessage(queueAt(requireEnv('ACCOUNT_QUEUE_URL'))),
  log,
});
