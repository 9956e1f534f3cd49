import { resultReceiver } from '#functions/accounts/account.ts';
import { breakerStore } from '#functions/adapters/circuit-breakers.ts';
import { consumeDailyMail as consumeDailyMailIn } from '#functions/adapters/limits/rate-limits.ts';
import { serverKey } from '#functions/adapters/secret-keys.ts';
import { pipelineWatch } from '#functions/adapters/submissions/pipeline-watch.ts';
import { effectProgress } from '#functions/adapters/submissions/submission-progress.ts';
import { webhookFromEnv } from '#functions/adapters/webhook-from-env.ts';
import { optionalEnv } from '#functions/edge/env.ts';
import type { Port } from '#functions/edge/rights.ts';
import { speechIn } from '#functions/edge/speech.ts';
import { sqsWorker } from '#functions/edge/sqs.ts';
import { workerOf } from '#functions/edge/worker.ts';
import { enqueueAccountJob, findAccount } from '#functions/ports/account-ports.ts';
import { log, measure, now } from '#functions/ports/base-ports.ts';
import { findResult } from '#functions/ports/data-ports.ts';
import { mailer } from '#functions/ports/mail-ports.ts';
import { clock, limits, shardedSubmissions } from '#functions/ports/stores.ts';
import { isErased, newLeaseOwner, pause, postponeEffect, siteUrl } from '#functions/ports/worker-ports.ts';
import { circuitBreaker } from '#functions/results/circuit-breaker.ts';
import { parseJob } from '#functions/results/generate-results.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { queueRetryInSeconds } from '#functions/results/pipeline-state.ts';
import { sendEffects, sendEffectsWorker } from '#functions/results/send-effects.ts';
import { speech } from '#functions/speech/result-mails.ts';

const speechOf = speechIn('result-mails', speech);

const progress = {
  rights: { submissions: ['UpdateItem'], waitingShards: [] },
  open: () => effectProgress(shardedSubmissions()),
} satisfies Port;

const consumeDailyMail = {
  rights: { limits: ['UpdateItem'], serverKey: [] },
  open: () => consumeDailyMailIn({ ...limits(), serverKey: serverKey() }, clock),
} satisfies Port;

const callWebhook = {
  rights: { webhook: ['GetSecretValue'], limits: ['GetItem', 'UpdateItem'] },
  open: () => webhookFromEnv(clock, circuitBreaker(breakerStore(limits(), 'hook'), clock)),
} satisfies Port;

/** Whose result is mailed: of a confirmed address, or of any. */
const mailResults = {
  rights: { mailResults: [] },
  open: () => (optionalEnv('MAIL_RESULTS') === 'at-once' ? 'at-once' : 'confirmed'),
} satisfies Port;

export const sendEffectsEntry = workerOf(
  sendEffectsWorker,
  {
    progress,
    findResult,
    findAccount,
    isErased,
    mailer,
    mailResults,
    consumeDailyMail,
    callWebhook,
    siteUrl,
    enqueueAccountJob,
    newLeaseOwner,
    pause,
    postpone: postponeEffect,
    now,
    log,
    measure,
  },
  ({ progress, findAccount, mailer, mailResults, siteUrl, enqueueAccountJob, postpone, log, measure, ...deps }) => {
    const send = sendEffects({
      ...deps,
      ...progress,
      sendMail: mailer.sendMail,
      takeMailTurn: mailer.takeTurnIfClosed(pipelineLimits.mailPatienceSeconds),
      findReceiver: async (userId) => resultReceiver(await findAccount(userId), mailResults),
      askToConfirm: (userId) => enqueueAccountJob({ kind: 'results', userId }),
      composeMail: async (submission, content, units) => {
        const { letterInput, resultsMail } = await speechOf(submission.language);
        return resultsMail(letterInput(submission, content, { siteUrl, units }));
      },
      watch: pipelineWatch(log, measure, deps.now),
    });
    return sqsWorker({
      parse: parseJob,
      handle: (job, { receiveCount }) => send(job, queueRetryInSeconds(receiveCount)),
      facts: ({ userId, submissionId }) => ({ userId, submissionId }),
      postpone,
      log,
    });
  },
);
