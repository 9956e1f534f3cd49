import { sweepDeclined } from '#functions/accounts/close-declined.ts';
import { accountQueue, enqueueAccountJob } from '#functions/adapters/account-queue.ts';
import { findClosing, putOffClosing } from '#functions/adapters/closing-accounts.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { createQueueClient, enqueueAll } from '#functions/adapters/result-queue.ts';
import { reportUnreadable } from '#functions/adapters/unreadable-items.ts';
import { findWaiting, parkWaiting, putOffWaiting } from '#functions/adapters/waiting-submissions.ts';
import { requireEnv } from '#functions/edge/env.ts';
import { createLog } from '#functions/edge/log.ts';
import { createMeasure } from '#functions/edge/metrics.ts';
import { sweepWaiting } from '#functions/results/sweep-waiting.ts';

const log = createLog();
const measure = createMeasure();
const client = createDocumentClient();
const now = () => new Date();
const submissions = {
  client,
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

const sweep = sweepWaiting({
  findWaiting: findWaiting(submissions),
  enqueueAll: enqueueAll({ client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') }),
  putOff: putOffWaiting(submissions),
  park: parkWaiting(submissions),
  now,
  watch: {
    swept: ({ enqueued, refused, parked }, oldestAgeSeconds) => {
      measure('OldestWaitingSeconds', oldestAgeSeconds);
      if (enqueued > 0) measure('Requeued', enqueued);
      if (parked > 0) measure('Parked', parked);
      if (enqueued + refused > 0)
        log.warn('waiting jobs swept', { enqueued, refused, parked, ageSeconds: oldestAgeSeconds });
    },
  },
});

const accounts = { client, tableName: requireEnv('ACCOUNTS_TABLE') };

const closeAccounts = sweepDeclined({
  findClosing: findClosing(accounts),
  putOffClosing: putOffClosing(accounts),
  enqueue: enqueueAccountJob(accountQueue(requireEnv('ACCOUNT_QUEUE_URL'))),
  now,
});

/** Neither sweep waits for the other, or fails with it. */
export const handler = async (): Promise<void> => {
  const [swept, closed] = await Promise.allSettled([sweep(), closeAccounts()]);
  if (closed.status === 'fulfilled' && closed.value > 0)
    log.info('accounts without an address swept', { enqueued: closed.value });
  for (const ending of [swept, closed]) if (ending.status === 'rejected') throw ending.reason;
};
