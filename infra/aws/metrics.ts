import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type MetricName, metricNamespace } from '#shared/contract/metrics.ts';

const everyFiveMinutes = Duration.minutes(5);

/** A number that the functions count themselves. */
export const ownMetric = (stage: string, metricName: MetricName, statistic: string = Stats.SUM): Metric =>
  new Metric({ namespace: metricNamespace(stage), metricName, statistic, period: everyFiveMinutes });

/** The sum of several metrics, for one alarm or one line of a graph. A metric without values counts as zero. */
export function sumOf(label: string, metrics: readonly IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ label, expression, usingMetrics, period: everyFiveMinutes });
}
