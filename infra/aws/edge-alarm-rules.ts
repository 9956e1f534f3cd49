import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule } from './alarm-rule.ts';
import type { Config } from './config.ts';
import { firewallMetricName } from './firewall.ts';
import { sumOf } from './metrics.ts';

type SiteNames = { DistributionId: string; RouterName: string; ViewerAddressName: string };

const period = Duration.minutes(5);
const ofCloudFront = (metricName: string, statistic: string, dimension: Record<string, string>): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic,
    period,
    dimensionsMap: { ...dimension, Region: 'Global' },
  });

/** Below this, one person with bad luck would be a large share. */
const fewestFailed = 5;

/** What only CloudFront sees: errors before a function of ours is asked, and what the firewall refuses. */
export const edgeRules = (
  { stage, waf }: Config,
  { DistributionId, RouterName, ViewerAddressName }: SiteNames,
): Record<string, AlarmRule> => ({
  siteFails: {
    metric: new MathExpression({
      label: 'Percent',
      expression: `IF(rate * calls / 100 >= ${fewestFailed}, rate, 0)`,
      period,
      usingMetrics: {
        rate: ofCloudFront('5xxErrorRate', Stats.AVERAGE, { DistributionId }),
        calls: ofCloudFront('Requests', Stats.SUM, { DistributionId }),
      },
    }),
    from: 5,
    windows: 2,
    isPage: true,
    runbook: 'the-site-or-the-api-is-down',
    whoIsAffected: 'Pages or answers do not come: at CloudFront one call in twenty ends in an error (5xx).',
  },
  edgeFunctionsFail: {
    metric: sumOf(
      'Errors of the functions at the edge',
      [RouterName, ViewerAddressName].flatMap((FunctionName) =>
        ['FunctionExecutionErrors', 'FunctionValidationErrors', 'FunctionThrottles'].map((name) =>
          ofCloudFront(name, Stats.SUM, { FunctionName }),
        ),
      ),
    ),
    from: 1,
    runbook: 'the-site-or-the-api-is-down',
    whoIsAffected: 'A function at CloudFront failed: somebody got an error instead of a page or an answer.',
  },
  ...(waf && {
    firewallRefuses: {
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        statistic: Stats.SUM,
        period,
        dimensionsMap: { WebACL: firewallMetricName(stage), Rule: 'ALL' },
      }),
      from: 100,
      windows: 3,
      runbook: 'the-firewall-refuses',
      whoIsAffected:
        'For a quarter of an hour the firewall has refused many calls: a flood, or many people behind one address, who are asked to try again in five minutes.',
    },
  }),
});
