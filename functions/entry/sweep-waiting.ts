import { createDocumentClient } from '../adapters/document-client.ts';
import { createQueueClient, enqueueAll } from '../adapters/result-queue.ts';
import { findWaiting, parkWaiting, putOffWaiting } from '../adapters/waiting-submissions.ts';
import { requireEnv } from '../edge/env.ts';
import { createLog } from '../edge/log.ts';
import { createMeasure } from '../edge/metrics.ts';
import { sweepWaiting } from '../handlers/sweep-waiting.ts';

const log = createLog();
const measure = createMeasure();
const submissions = { client: createDocumentClient(), tableName: requireEnv('SUBMISSIONS_TABLE') };

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
