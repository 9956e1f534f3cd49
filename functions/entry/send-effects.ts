import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { resultReceiver } from '#functions/accounts/account.ts';
import { findAccount } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/limits/circuit-breakers.ts';
import { mailInTurnFromEnv } from '#functions/adapters/limits/mail-turns.ts';
import { consumeDailyMail } from '#functions/adapters/limits/rate-limits.ts';
import { accountQueue, createQueueClient, enqueueAccountJob, postponeMessage } from '#functions/adapters/queues.ts';
import { addSignature, findResult } from '#functions/adapters/results/results.ts';
import { resultSigner } from '#functions/adapters/results/signing-keys.ts';
import { createDocumentClient, reportUnreadable } from '#functions/adapters/stored-item.ts';
import { pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { submissionProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { webhookFromEnv } from '#functions/adapters/webhook-from-env.ts';
import { optionalEnv, requireCount, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { circuitBreaker, guardedSigner, ownBreakerStore, turnIfClosed } from '#functions/results/circuit-breaker.ts';
import { parseJob } from '#functions/results/generate-results.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { queueRetryInSeconds, redeliveryGapSeconds } from '#functions/results/pipeline-state.ts';
import { sendEffects } from '#functions/results/send-effects.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();

const client = createDocumentClient();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const submissions = {
  ...table,
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  shards: requireCount('WAITING_SHARDS'),
};
const accounts = { ...table, tableName: requireEnv('ACCOUNTS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };
const limits = { client, tableName: requireEnv('LIMITS_TABLE') };
const serverKey = requireEnv('SERVER_KEY');
const queue = { client: createQueueClient(), queueUrl: requireEnv('EFFECT_QUEUE_URL') };
const siteUrl = requireEnv('SITE_URL');

const mailResults = optionalEnv('MAIL_RESULTS') === 'at-once' ? 'at-once' : 'confirmed';
const enqueueForAccount = enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL')));
const breakers = {
  mail: circuitBreaker(breakerStore(limits, 'mail'), now),
  hook: circuitBreaker(breakerStore(limits, 'hook'), now),
  key: circuitBreaker(ownBreakerStore(), now),
};
const { sendMail, takeTurn } = await mailInTurnFromEnv(optionalEnv, { limits, breaker: breakers.mail, now });
const postpone = postponeMessage(queue);

const send = sendEffects({
  ...submissionProgress(submissions),
  findResult: findResult(results),
  sign: guardedSigner(resultSigner(requireEnv('SIGNING_KEY'), now), breakers.key),
  addSignature: addSignature(results),
  isErased: isErased({ client, tableName: requireEnv('ERASED_TABLE'), serverKey }),
  sendMail,
  takeMailTurn: turnIfClosed(breakers.mail, () => takeTurn(pipelineLimits.mailPatienceSeconds)),
  findReceiver: async (userId) => resultReceiver(await findAccount(accounts)(userId), mailResults),
  consumeDailyMail: consumeDailyMail({ ...limits, serverKey }, now),
  askToConfirm: (userId) => enqueueForAccount({ kind: 'results', userId }),
  composeMail: (submission, content) => resultsMail(letterInput(submission, content, siteUrl)),
  callWebhook: await webhookFromEnv(optionalEnv, now, breakers.hook),
  pause: (milliseconds) => sleep(milliseconds),
  newLeaseOwner: randomUUID,
  now,
  watch: pipelineWatch(log, measure, now),
});

export const handler = sqsWorker({
  parse: parseJob,
  handle: (job, { receiveCount }) => send(job, queueRetryInSeconds(receiveCount)),
  facts: ({ userId, submissionId }) => ({ userId, submissionId }),
  postpone: ({ receiptHandle, receiveCount }) => postpone(receiptHandle, redeliveryGapSeconds(receiveCount)),
  log,
});
