import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule, AlarmSources } from './alarm-rule.ts';
import { ownMetric } from './metrics.ts';

const window = { period: Duration.minutes(5), statistic: Stats.MAXIMUM };

/** What follows a result: its mail and the webhook. Nobody waits for a result when these ring. */
export const effectRules = ({ effectQueue }: AlarmSources, stage: string): Record<string, AlarmRule> => ({
  effectDeadLetters: {
    metric: effectQueue.deadLetters.metricApproximateNumberOfMessagesVisible(window),
    from: 1,
    runbook: 'redrive-what-has-stopped',
    whoIsAffected:
      'Somebody has a result and gets no mail about it, or your automation is not told. Fix the cause, then redrive.',
  },
  oldestEffectMessage: {
    metric: effectQueue.queue.metricApproximateAgeOfOldestMessage(window),
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
