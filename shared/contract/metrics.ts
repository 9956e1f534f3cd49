import { featureMetrics } from '../features/metrics.ts';
import { product } from '../product.ts';

/** What the functions count. The stack's alarms and dashboard refer to these names. */
export const metricUnits = {
  /** A visitor opened an account. */
  Registered: 'Count',
  /** A submission was stored. */
  Accepted: 'Count',
  /** Stored, but its job did not reach the queue: the sweep will enqueue it. */
  NotEnqueued: 'Count',
  /** A result became readable. */
  Scored: 'Count',
  Mailed: 'Count',
  MailRefused: 'Count',
  /** The share of SES's daily sending quota that was used in the last 24 hours. */
  MailQuotaUsed: 'Percent',
  /** The mail was tried for a day, and neither SES's answers nor its events say whether it was sent. */
  MailDoubtful: 'Count',
  /** The mail waits until the address is confirmed. */
  MailDeferred: 'Count',
  /** No mail is sent: the account has reached its daily limit, its address was removed, or mail is off. */
  MailSuppressed: 'Count',
  /** SES reported later that the address does not exist, or that it gave up. */
  MailBounced: 'Count',
  /** The recipient called it spam. */
  MailComplained: 'Count',
  /** A mail told a user that their account, unused for years, will be erased. */
  UnusedTold: 'Count',
  /** Such an account was erased. */
  UnusedErased: 'Count',
  /** An account had to wait, because the day's limit of notices and erasures was reached. */
  UnusedHeld: 'Count',
  WebhookFailed: 'Count',
  /** Slots that keep the engine's own sentence because the model's answer could not be used. */
  ChoiceFallback: 'Count',
  /** A waiting submission was enqueued again. */
  Requeued: 'Count',
  /** The sweep has given a submission up after days: only a redrive finishes it. */
  DeadLettered: 'Count',
  /** From acceptance to nothing left to do. */
  AgeAtCompletionSeconds: 'Seconds',
  /** From acceptance to a readable result: how long the person waited. */
  AgeAtResultSeconds: 'Seconds',
  /** The age of the oldest submission without a result that a sweep met. */
  OldestWaitingSeconds: 'Seconds',
  /** The age of the oldest submission with a result that still waits for its mail or webhook. */
  OldestEffectSeconds: 'Seconds',
  /** A stored item has a shape that this release does not know. */
  Unreadable: 'Count',
  /** 1 if the probe could not do what people do most, or could not register, take a quiz and erase its account; else 0. */
  ProbeFailed: 'Count',
  ProbeJourneyFailed: 'Count',
  /** A backup of all users is complete: how many they are. */
  UsersBackedUp: 'Count',
  /** A page crashed in a browser and reported it. */
  PageCrashed: 'Count',
  /** A function answered 5xx. */
  Failed: 'Count',
  /** A job failed and went back to its queue. */
  JobFailed: 'Count',
  ...featureMetrics,
} as const satisfies Record<string, 'Count' | 'Seconds' | 'Percent'>;

/** These are also counted for each version of a function, because the canary judges a release by them (infra/aws/canary.ts). */
export const countedByVersion: readonly MetricName[] = ['Failed', 'JobFailed'];
export const versionDimensions = { functionName: 'FunctionName', version: 'Version' } as const;

export type MetricName = keyof typeof metricUnits;

/**
 * METRIC_NAMESPACE, which the stack sets to this, keeps two stages in one account apart. By the product's id, because
 * CloudWatch takes ASCII only: a name with an accent would lose every metric.
 */
export const metricNamespace = (stage: string): string => `${product.id}/${stage}`;
