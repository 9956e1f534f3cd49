import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { metricNamespace } from '#shared/contract/metrics.ts';

const metricName = 'RefusedAsTooMany';
const byRoute = 'Route';

/**
 * Counts answers with 429, all and by route. From the access log: API Gateway refuses by its throttles before a function
 * runs, and has no metric of its own for one status. An address that fits no route has none in the log, and is not counted
 * by route.
 */
export class RefusedCalls extends Construct {
  constructor(scope: Construct, id: string, { stage, accessLog }: { stage: string; accessLog: LogGroup }) {
    super(scope, id);
    const counted = {
      logGroup: accessLog,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: metricNamespace(stage),
      metricName,
      metricValue: '1',
    };
    new MetricFilter(this, 'All', counted);
    new MetricFilter(this, 'ByRoute', { ...counted, dimensions: { [byRoute]: '$.route' } });
  }
}

export const refusedAsTooMany = (stage: string): Metric =>
  new Metric({ namespace: metricNamespace(stage), metricName, statistic: Stats.SUM, period: Duration.minutes(5) });

/** One line for each route that refused a call. Alarms cannot search; a graph can. */
export const refusedByRoute = (stage: string): string =>
  `SEARCH('{"${metricNamespace(stage)}",${byRoute}} MetricName="${metricName}"', 'Sum', 300)`;
