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
const submissions = {
  client: createDocumentClient(),
  tableName: requireEnv('SUBMISSIONS_TABLE'),
  reportUnreadable: reportUnreadable(log, measure),
};

const sweep = sweepWaiting({
  findWaiting: findWaiting(submissions),
  enqueueAll: enqueueAll({ client: createQueueClient(), queueUrl: requireEnv('RESULT_QUEUE_URL') }),
  putOff: putOffWaiting(submissions),
  park: parkWaiting(submissions),
  now: () => new Date(),
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

export const handler = async (): Promise<void> => {
  await sweep();
};
