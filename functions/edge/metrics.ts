import {
  countedByVersion,
  type MetricName,
  metricNamespace,
  metricUnits,
  versionDimensions,
} from '#shared/contract/metrics.ts';
import { optionalEnv } from './env.ts';
import { printLine } from './log.ts';

/** Adds to the metric; counts one without a value. */
export type Measure = (name: MetricName, value?: number) => void;

/**
 * Writes metrics as log lines in CloudWatch's embedded metric format: no call, no client, no wait. Each metric has the stage's
 * namespace and no dimensions, so that an alarm covers the whole product; failures are also counted by function version.
 * Powertools is not worth it for one line of JSON.
 */
export const createMeasure = (
  print: (line: string) => void = printLine,
  namespace = optionalEnv('METRIC_NAMESPACE') || metricNamespace('local'),
): Measure => {
  return (name, value = 1) => {
    const version = countedByVersion.includes(name) ? versionOfFunction() : {};
    const metric = {
      Namespace: namespace,
      Dimensions: Object.keys(version).length > 0 ? [[], Object.keys(version)] : [[]],
      Metrics: [{ Name: name, Unit: metricUnits[name] }],
    };
    print(JSON.stringify({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, ...version, [name]: value }));
  };
};

/** The function's version in Lambda; nothing elsewhere. */
const versionOfFunction = (): Record<string, string> => {
  const functionName = optionalEnv('AWS_LAMBDA_FUNCTION_NAME');
  const version = optionalEnv('AWS_LAMBDA_FUNCTION_VERSION');
  return functionName && version
    ? { [versionDimensions.functionName]: functionName, [versionDimensions.version]: version }
    : {};
};
