import { Duration } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { JobQueue } from '#infra/aws/functions/job-queue.ts';
import { type AlarmRule, type AlarmSources, ownMetric } from './alarm.ts';

const most = { period: Duration.minutes(5), statistic: Stats.MAXIMUM };

const dead = ({ deadLetters }: JobQueue): Metric => deadLetters.metricApproximateNumberOfMessagesVisible(most);
const oldest = ({ queue }: JobQueue): Metric => queue.metricApproximateAgeOfOldestMessage(most);

/** Work that waits too long, or has stopped. */
export const queueRules = (
  { results, resultQueue, effectQueue, accountQueue }: AlarmSources,
  stage: string,
): Record<string, AlarmRule> => ({
  deadLetters: {
    metric: dead(resultQueue),
    runbook: 'redrive-what-has-stopped',
    isPage: true,
    whoIsAffected: 'A user finished a quiz and waits for a result that will not come. Fix the cause, then redrive.',
  },
  accountDeadLetters: {
    metric: dead(accountQueue),
    runbook: 'redrive-what-has-stopped',
    whoIsAffected:
      'A user waits for a mail about their account, such as one that confirms the address. Fix the cause, then redrive.',
  },
  oldestMessage: {
    metric: oldest(resultQueue),
    // Later than the last attempt of a message that always fails. That one becomes a dead letter, which pages on its
    // own.
    from: 240,
    runbook: 'results-are-late',
    isPage: true,
    whoIsAffected: 'Results are late: a message has waited for four minutes. The site promises five.',
  },
  oldestAccountMessage: {
    metric: oldest(accountQueue),
    from: 240,
    runbook: 'redrive-what-has-stopped',
    whoIsAffected:
      'Mails about accounts, or erasures, are late: a message has waited for four minutes. Users wait for a code to log in with, or for their erasure, which the site promises within a minute.',
  },
  oldestWaiting: {
    metric: ownMetric(stage, 'OldestWaitingSeconds', Stats.MAXIMUM),
    from: 300,
    windows: 2,
    runbook: 'results-are-late',
    whoIsAffected: 'A submission has waited for its result for more than the five minutes that the site promises.',
  },
  deadLetteredSubmissions: {
    metric: ownMetric(stage, 'DeadLettered'),
    runbook: 'redrive-what-has-stopped',
    whoIsAffected:
      'A submission was dead-lettered after three days of attempts. Its user waits for a result that only a redrive brings.',
  },
  unreadable: {
    metric: ownMetric(stage, 'Unreadable'),
    runbook: 'find-an-item-that-cannot-be-read',
    whoIsAffected:
      'A stored submission or result cannot be read: its user misses it on the dashboard, or sees an error. The log names it (stored item not readable).',
  },
  sweeperSilent: {
    // One-minute windows, so that five silent minutes are noticed soon.
    metric: results.sweeper.fn.metricInvocations({ period: Duration.minutes(1), statistic: Stats.SUM }),
    windows: 5,
    whenSilent: true,
    runbook: 'what-the-sweeper-does',
    whoIsAffected: 'The sweeper does not run. A submission whose message is lost waits for ever.',
  },
  unusedHeld: {
    metric: ownMetric(stage, 'UnusedHeld'),
    runbook: 'accounts-that-nobody-uses',
    whoIsAffected:
      'Nobody yet: more inactive accounts are due than may be notified or erased in one day. Either a clock is wrong, or the stage has grown.',
  },
  eventDeadLetters: {
    metric: results.eventDeadLetters.metricApproximateNumberOfMessagesVisible(most),
    runbook: 'empty-the-queue-of-failed-sweeps',
    whoIsAffected:
      'A sweep failed every attempt. The next one does the same work. If every sweep fails, waiting submissions are not enqueued again.',
  },
  // The effects of a result: its mail and the webhook. No user waits for a result when these ring.
  effectDeadLetters: {
    metric: dead(effectQueue),
    runbook: 'redrive-what-has-stopped',
    whoIsAffected:
      'A user has a result but gets no mail about it, or your automation is not notified. Fix the cause, then redrive.',
  },
  oldestEffectMessage: {
    metric: oldest(effectQueue),
    from: 900,
    runbook: 'results-are-late',
    whoIsAffected:
      'Mails with results are late: more quizzes come in than SES or your workers take mails. Results are not affected.',
  },
  oldestEffect: {
    metric: ownMetric(stage, 'OldestEffectSeconds', Stats.MAXIMUM),
    from: 900,
    windows: 2,
    runbook: 'mail-fails',
    whoIsAffected:
      'Mail, webhook or signature have been down for a quarter of an hour. Results are on their readers’ dashboards; the rest follows by itself.',
  },
});
