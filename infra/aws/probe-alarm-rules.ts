import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from './alarm-rule.ts';
import { ownMetric } from './metrics.ts';
import type { NodeFunction } from './node-function.ts';

/** One walk can fail by bad luck; of two, one after the other, people are affected. */
const twice = 2;

export const probeRules = (stage: string, worker: NodeFunction): Record<string, AlarmRule> => ({
  probeFails: {
    metric: ownMetric(stage, 'ProbeFailed').with({ period: Duration.minutes(15) }),
    from: twice,
    isPage: true,
    runbook: 'the-probe-fails',
    whoIsAffected: 'People with an account cannot log in, or see no dashboard or result: our own try failed twice.',
  },
  probeJourneyFails: {
    metric: ownMetric(stage, 'ProbeJourneyFailed').with({ period: Duration.hours(3) }),
    from: twice,
    isPage: true,
    runbook: 'the-probe-fails',
    whoIsAffected:
      'New people cannot register, send a quiz, get a result within a minute or erase themselves: our own try failed twice.',
  },
  probeSilent: {
    metric: worker.fn.metricInvocations({ period: Duration.minutes(5), statistic: Stats.SUM }),
    from: 1,
    windows: 3,
    whenSilent: true,
    runbook: 'the-probe-fails',
    whoIsAffected: 'Nobody yet: the probe does not run, and would not tell when the site is down.',
  },
});
