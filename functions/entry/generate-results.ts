import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { generateResult } from '#functions/results/generate-results.ts';
import { resultsMail } from '#functions/results/mail/results-mail.ts';
import { parseJob } from '#functions/results/parse-job.ts';
import { queueRetryInSeconds, redeliveryGapSeconds } from '#functions/results/retry-times.ts';
import { composeResult } from '#shared/engine-1/compose-result.ts';
import { createDocumentClient } from '../adapters/document-client.ts';
import { mailerFromEnv, narratorFromEnv, webhookFromEnv } from '../adapters/outside-services.ts';
import { narrativeWatch, pipelineWatch } from '../adapters/pipeline-watch.ts';
import { createQueueClient, postponeMessage } from '../adapters/result-queue.ts';
import { findResult, saveResult } from '../adapters/results.ts';
import { submissionProgress } from '../adapters/submission-progress.ts';
import { findSubmission } from '../adapters/submissions.ts';
import { optionalEnv, requireEnv } from '../edge/env.ts';
import { createLog } from '../edge/log.ts';
import { createMeasure } from '../edge/metrics.ts';
import { sqsWorker } from '../edge/sqs.ts';

const log = createLog();
const measure = createMeasure();
const now = () => new Date();

const client = createDocumentClient();
const table = { client, reportUnreadable: reportUnreadable(log, measure) };
const submissions = { ...table, tableName: requireEnv('SUBMISSIONS_TABLE') };
const results = { ...table, tableName: requireEnv('RESULTS_TABLE') };
const queue = { client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') };
const siteUrl = requireEnv('SITE_URL');

const find = findSubmission(submissions);
const postpone = postponeMessage(queue);

const generate = generateResult({
  ...submissionProgress(submissions),
  findAnswers: async (userId, sessionId) => (await find({ userId, sessionId }))?.answers ?? null,
  compose: composeResult,
  narrate: narratorFromEnv(optionalEnv, narrativeWatch(log, measure)),
  findResult: findResult(results),
  saveResult: saveResult(results, now),
  sendMail: await mailerFromEnv(optionalEnv),
  composeMail: ({ firstName, quizId, submissionId }, content) =>
    resultsMail({ firstName, quizId, content, resultUrl: new URL(`/results/${submissionId}`, siteUrl).href }),
  callWebhook: await webhookFromEnv(optionalEnv, now),
  pause: (milliseconds) => sleep(milliseconds),
  newLeaseOwner: randomUUID,
  now,
  watch: pipelineWatch(log, measure, now),
});

export const handler = sqsWorker({
  parse: parseJob,
  handle: (job, { receiveCount }) => generate(job, queueRetryInSeconds(receiveCount)),
  facts: ({ userId, submissionId }) => ({ userId, submissionId }),
  postpone: ({ receiptHandle, receiveCount }) => postpone(receiptHandle, redeliveryGapSeconds(receiveCount)),
  log,
});
