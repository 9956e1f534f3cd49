import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Construct } from 'constructs';
import type { AlarmRule } from './alarm-rule.ts';
import type { AlarmTopics } from './alarm-topics.ts';

/**
 * One alarm of a rule. None rings at a first deployment, when there are no numbers yet: missing ones count as good. An alarm
 * that waits for silence has no state before the first number, and tells when it loses its numbers again: CloudWatch runs the
 * action of that state only when the state changes.
 */
export function createAlarm(scope: Construct, name: string, rule: AlarmRule, topics: AlarmTopics): Alarm {
  const { metric, from, whoIsAffected, runbook, isPage = false, windows = 1, whenSilent = false } = rule;
  const alarm = new Alarm(scope, name, {
    metric,
    threshold: from,
    evaluationPeriods: windows,
    comparisonOperator: whenSilent
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: whenSilent ? TreatMissingData.MISSING : TreatMissingData.NOT_BREACHING,
    alarmDescription: `${isPage ? 'Page' : 'Ticket'}: ${whoIsAffected} What to do: docs/operations.md#${runbook}`,
  });
  const action = new SnsAction(isPage ? topics.pages : topics.tickets);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  if (whenSilent) alarm.addInsufficientDataAction(action);
  return alarm;
}
