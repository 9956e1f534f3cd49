import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { resultReceiver } from '#functions/accounts/account.ts';
import { findAccount } from '#functions/adapters/accounts.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { consumeDailyMail } from '#functions/adapters/limits/rate-limits.ts';
import { mailInTurnFromEnv } from '#functions/adapters/mail/mail-turns.ts';
import { postponeMessage, queueAt } from '#functions/adapters/queues.ts';
import { findResult } from '#functions/adapters/results/results.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { effectProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { isErased } from '#functions/adapters/tombstones.ts';
import { webhookFromEnv } from '#functions/adapters/webhook-from-env.ts';
import { optionalEnv, requireEnv } from '#functions/edge/env.ts';
import { createLog, createMeasure } from '#functions/edge/log.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import {
  accountJobs,
  accounts,
  limits,
  clock as now,
  results,
  shardedSubmissions,
  tombstones,
} from '#functions/ports/stores.ts';
import { circuitBreaker, turnIfClosed } from '#functions/results/circuit-breaker.ts';
import { parseJob } from '#functions/results/generate-results.ts';
import { letterInput, resultsMail } from '#functions/results/mail/results-mail.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { queueRetryInSeconds } from '#functions/results/pipeline-state.ts';
import { sendEffects } from '#functions/results/send-effects.ts';

const log = createLog();
const measure = createMeasure();
const siteUrl = requireEnv('SITE_URL');
const mailResults = optionalEnv('MAIL_RESULTS') === 'at-once' ? 'at-once' : 'confirmed';
const find = findAccount(accounts());
const enqueueForAccount = accountJobs();
const mailBreaker = circuitBreaker(breakerStore(limits(), 'mail'), now);
const { sendMail, takeTurn } = await mailInTurnFromEnv({ limits: limits(), breaker: mailBreaker, now, measure });

const send = sendEffects({
  ...effectProgress(shardedSubmissions()),
  findResult: findResult(results()),
  isErased: isErased(tombstones()),
  sendMail,
  takeMailTurn: turnIfClosed(mailBreaker, () => takeTurn(pipelineLimits.mailPatienceSeconds)),
  findReceiver: async (userId) => resultReceiver(await find(userId), mailResults),
  consumeDailyMail: consumeDailyMail({ ...limits(), serverKey: serverKey() }, now),
  askToConfirm: (userId) => enqueueForAccount({ kind: 'results', userId }),
  composeMail: (submission, content) => resultsMail(letterInput(submission, content, siteUrl)),
  callWebhook: await webhookFromEnv(now, circuitBreaker(breakerStore(limits(), 'hook'), now)),
  pause: (milliseconds) => sleep(milliseconds),
  newLeaseOwner: randomUUID,
  now,
  watch: pipelineWatch(log, measure, now),
});

export const handler = sqsWorker({
  parse: parseJob,
  handle: (job, { receiveCount }) => send(job, queueRetryInSeconds(receiveCount)),
  facts: ({ userId, submissionId }) => ({ userId, submissionId }),
  postpone: postponeMessage(queueAt(requireEnv('EFFECT_QUEUE_URL'))),
  log,
});
