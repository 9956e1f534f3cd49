import { type MetricName, metricNamespace, metricUnits } from '#shared/contract/metrics.ts';
import { optionalEnv } from './env.ts';
import { printLine } from './log.ts';

/** Adds to the metric; a count of one when no value is given. */
export type Measure = (name: MetricName, value?: number) => void;

/**
 * Metrics as log lines in CloudWatch's embedded metric format: no call, no client, no wait. Every number has the stage's
 * namespace and no dimensions, so that an alarm sees the whole product. Not Powertools: it is one line of JSON.
 */
export const createMeasure = (
  print: (line: string) => void = printLine,
  namespace = optionalEnv('METRIC_NAMESPACE') || metricNamespace('local'),
): Measure => {
  return (name, value = 1) => {
    const metric = { Namespace: namespace, Dimensions: [[]], Metrics: [{ Name: name, Unit: metricUnits[name] }] };
    print(JSON.stringify({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, [name]: value }));
  };
};
