import { pipelineLimits } from './pipeline-limits.ts';

/**
 * When to try again. Gaps are a quarter of the age of what waits: after an outage everything is done within a quarter of
 * its length, and what never gets well costs ever less. Ages and gaps in seconds.
 */
export const ageSeconds = (since: string, now: Date): number => Math.max(0, (now.getTime() - Date.parse(since)) / 1000);

export const laterBy = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

/** For a mail or a webhook that could not be handed over: `waitingSince` is set so that the sweep finds it after the gap. */
export const effectGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.effectGapMaxSeconds);

/** For the sweep itself: what was enqueued again and still waits is met next after this. */
export const sweepGapSeconds = (age: number): number => Math.min(age / 4, pipelineLimits.sweepGapMaxSeconds);

/** For a message that failed `receiveCount` times. */
export const redeliveryGapSeconds = (receiveCount: number): number => {
  const gaps = pipelineLimits.retryAfterSeconds;
  return gaps[Math.min(Math.max(receiveCount, 1), gaps.length) - 1] ?? gaps[0];
};

/** Until the queue tries again by itself: after the last receive it will not, and the sweep need not wait for it. */
export const queueRetryInSeconds = (receiveCount: number): number =>
  receiveCount >= pipelineLimits.maxReceiveCount ? 0 : redeliveryGapSeconds(receiveCount);
