import { pipelineLimits } from './pipeline-limits.ts';
import { LeaseLost } from './pipeline-state.ts';

/**
 * Backoff. A gap is a quarter of the time waited so far: after an outage everything is done within a quarter of its length, and
 * a job that always fails is retried less and less often. Ages and gaps in seconds.
 */
export const ageSeconds = (since: string, now: Date): number => Math.max(0, (now.getTime() - Date.parse(since)) / 1000);

export const laterBy = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** For a mail or webhook that is down: `waitingSince` is set so that the sweep finds the submission after this gap. */
export const effectGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.effectGapMaxSeconds);

/** For the sweep: a submission that was enqueued again and still waits is swept next after this gap. */
export const sweepGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.sweepGapMaxSeconds);

/** For a message that failed `receiveCount` times. */
export const redeliveryGapSeconds = (receiveCount: number): number => {
  const gaps = pipelineLimits.retryAfterSeconds;
  return gaps[Math.min(Math.max(receiveCount, 1), gaps.length) - 1] ?? gaps[0];
};

/** The time until the queue redelivers. After the last receive it does not, so the sweep need not wait. */
export const queueRetryInSeconds = (receiveCount: number): number =>
  receiveCount >= pipelineLimits.maxReceiveCount ? 0 : redeliveryGapSeconds(receiveCount);

const pausesMs = [200, 400, 800, 1600];

/**
 * Tries a write up to five times. For records of what cannot be undone: a sent mail without its outcome stays doubtful for
 * ever. All attempts together take about three seconds, well within the worker's timeout and its lease.
 */
export const retryWrite = async (
  write: () => Promise<void>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  for (const milliseconds of pausesMs) {
    try {
      return await write();
    } catch (failure) {
      if (failure instanceof LeaseLost) throw failure;
      await pause(milliseconds);
    }
  }
  return write();
};
