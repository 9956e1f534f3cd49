import { randomUUID } from 'node:crypto';
import { eraseJob } from '#functions/accounts/erase-job.ts';
import { handleAccountJob } from '#functions/accounts/handle-account-job.ts';
import { confirmMail } from '#functions/accounts/mail/confirm-mail.ts';
import { addressChangedMail, linkEndedMail, resetMail } from '#functions/accounts/mail/notices.ts';
import { parseAccountJob } from '#functions/accounts/parse-account-job.ts';
import { resultReceiver } from '#functions/accounts/result-receiver.ts';
import { accountQueue } from '#functions/adapters/account-queue.ts';
import { changeAccount, createAccountItem, findAccount } from '#functions/adapters/accounts.ts';
import { takeDailyMail } from '#functions/adapters/daily-mails.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { findHelp, forgetHelp, helpIdForLog } from '#functions/adapters/help-requests.ts';
import { hashCode, keyedHash } from '#functions/adapters/keyed-hash.ts';
import { mailInTurnFromEnv } from '#functions/adapters/mail-in-turn.ts';
import { personStores } from '#functions/adapters/person-stores.ts';
import { accountMailWatch, withheldMailWatch } from '#functions/adapters/pipeline-watch.ts';
import { rests } from '#functions/adapters/rests.ts';
import { postponeMessage } from '#functions/adapters/result-queue.ts';
import { findResult } from '#functions/adapters/results.ts';
import { takeRollingFrom } from '#functions/adapters/rolling-limits.ts';
import { findSubmission, listSubmissions } from '#functions/adapters/submissions.ts';
import { beginErasing, isErased } from '#functions/adapters/tombstones.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { findUserId } from '#functions/adapters/user-records.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { beginWithheld, settleWithheld } from '#functions/adapters/withheld-mails.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { inTurn } from '#functions/results/mail/pace.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';
import { mailWithheld } from '#functions/results/mail-withheld.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { resting } from '#functions/results/resting.ts';
import { redeliveryGapSeconds } from '#functions/results/retry-times.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();

const client = createDocumentClient();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const queue = accountQueue(requireEnv('ACCOUNT_QUEUE_URL'));
const siteUrl = requireEnv('SITE_URL');
const serverKey = requireEnv('SERVER_KEY');
const tombstones = { client, tableName: requireEnv('ERASED_TABLE'), serverKey };
const userPool = {
  client: createIdentityClient(),
  userPoolId: requireEnv('USER_POOL_ID'),
  clientId: requireEnv('USER_POOL_CLIENT_ID'),
};
const mail = resting({ ...rests(limits), now }, 'mail');
const mailer = await mailInTurnFromEnv(optionalEnv, { limits, mail, now });
// Also while mail rests: somebody waits for a code, and a mail that goes through ends the rest.
const takeTurn = () => mailer.takeTurn(pipelineLimits.accountMailPatienceSeconds);
const sendMail = mailer.sendMail && inTurn(mailer.sendMail, takeTurn);

const sendWithheld = mailWithheld({
  list: listSubmissions(submissions),
  findSubmission: findSubmission(submissions),
  findResult: findResult(results),
  sendMail,
  composeMail: (submission, content) => resultsMail(letterInput(submission, content, siteUrl)),
  beginWithheld: beginWithheld(submissions),
  settleWithheld: settleWithheld(submissions),
  isErased: isErased(tombstones),
  now,
  takeDailyMail: takeDailyMail({ ...limits, serverKey }, now),
  watch: withheldMailWatch(log, measure),
});

const stores = personStores({
  client,
  accountsTable: accounts.tableName,
  submissionsTable: submissions.tableName,
  resultsTable: results.tableName,
  linksTable: requireEnv('LINKS_TABLE'),
  limitsTable: limits.tableName,
  userPool: { client: createIdentityClient(), userPoolId: requireEnv('USER_POOL_ID') },
  serverKey,
  now,
});

const handleJob = handleAccountJob({
  erase: eraseJob({
    stores,
    beginErasing: beginErasing(tombstones, accounts.tableName, now),
    watch: { erased: (userId) => log.info('person erased', { userId }) },
  }),
  findAccount: findAccount(accounts),
  changeAccount: changeAccount(accounts),
  takeMail: takeRollingFrom(limits),
  hash: (purpose, text) => keyedHash(serverKey, purpose, text),
  hashCode: hashCode(serverKey),
  newId: randomUUID,
  sendMail,
  composeProof: (mail) => confirmMail({ ...mail, siteUrl }),
  findHelp: findHelp(limits),
  forgetHelp: forgetHelp(limits),
  findUserId: findUserId(userPool),
  createAccountItem: createAccountItem(accounts, tombstones),
  composeReset: resetMail,
  composeLinkEnded: () => linkEndedMail({ siteUrl }),
  composeUndo: ({ secret }) => addressChangedMail({ siteUrl, secret }),
  mailWithheld: (account) => sendWithheld(account.userId, resultReceiver(account, 'confirmed')),
  watch: { mail: accountMailWatch(log, measure) },
  now,
});

const postpone = postponeMessage(queue);

export const handler = sqsWorker({
  parse: parseAccountJob,
  handle: (job) => handleJob(job),
  facts: (job) => ('userId' in job ? { userId: job.userId } : { requestId: helpIdForLog(job.requestId) }),
  postpone: ({ receiptHandle, receiveCount }) => postpone(receiptHandle, redeliveryGapSeconds(receiveCount)),
  log,
});
