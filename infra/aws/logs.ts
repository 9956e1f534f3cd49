import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type MetricName, metricNamespace } from '#shared/contract/metrics.ts';
import type { Config } from './config.ts';
import type { DataKey } from './data-key.ts';
import { entryOf, type FunctionName } from './entries.ts';

/** A function, or the list of all calls of the API. */
export type LogName = FunctionName | 'apiAccess';

/** The output of the stack that names a log group: `createSubmission` → `LogOfCreateSubmission`. */
export const logOutputOf = (name: LogName): string => `LogOf${name[0]?.toUpperCase()}${name.slice(1)}`;

/** As an operator types it: `create-submission`, `api-access`. */
export const logWordOf = (name: LogName): string => (name === 'apiAccess' ? 'api-access' : entryOf(name));

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

/**
 * One log group for each writer. It is deleted with the stack, keeps nothing for longer than the operator's setting, and
 * has a name by CloudFormation, so that the stack can be created again. Production keeps its logs until they expire.
 */
export const createLogGroup = (
  scope: Construct,
  id: string,
  { config, dataKey }: { config: Config; dataKey: DataKey },
) =>
  new LogGroup(scope, id, {
    retention: config.logRetentionDays,
    encryptionKey: dataKey.key,
    removalPolicy: config.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
  });
