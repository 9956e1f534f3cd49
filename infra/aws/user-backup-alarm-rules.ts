import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from './alarm-rule.ts';
import { ownMetric } from './metrics.ts';

/** A backup comes once a day. */
export const userBackupRules = (stage: string): Record<string, AlarmRule> => ({
  userBackupSilent: {
    metric: ownMetric(stage, 'UsersBackedUp', Stats.SAMPLE_COUNT).with({ period: Duration.hours(1) }),
    from: 1,
    windows: 26,
    whenSilent: true,
    runbook: 'the-users-are-not-backed-up',
    whoIsAffected:
      'Nobody yet: for 26 hours no backup of the users was finished. If the user pool is lost, nobody who registered since can log in.',
  },
});
