import { CfnCondition, CfnOutput, CfnParameter, DefaultStackSynthesizer, Duration, Fn, Stack, Tags } from 'aws-cdk-lib';
import { type CfnAlarm, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { type AlarmRule, AlarmTopics, createAlarm, sumOf } from '#infra/aws/alarms/alarm.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { edgeRegion, edgeStackName, notYet, qualifierOf } from '#infra/aws/stages/stack-names.ts';
import { product } from '#shared/product.ts';
import { createWebAcl, firewallMetricName } from './firewall.ts';

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

/** AWS renews its certificates 60 days before they expire, so at this number something prevents it. */
const leastDays = 30;

/** Below this, one unlucky user would be a large share. */
const fewestFailed = 5;

/** What only CloudFront sees: errors before our functions are called, and what the firewall blocks. */
const edgeRules = (
  { stage, waf, certificateArn }: Config,
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
    runbook: 'the-site-or-the-api-is-down',
    whoIsAffected: 'A function at CloudFront failed: a user got an error instead of a page or an answer.',
  },
  ...(certificateArn && {
    certificateExpires: {
      metric: new MathExpression({
        label: 'Expires soon',
        expression: `IF(days < ${leastDays}, 1, 0)`,
        period: Duration.days(1),
        usingMetrics: {
          days: new Metric({
            namespace: 'AWS/CertificateManager',
            metricName: 'DaysToExpiry',
            statistic: Stats.MINIMUM,
            dimensionsMap: { CertificateArn: certificateArn },
          }),
        },
      }),
      runbook: 'the-certificate-expires',
      whoIsAffected:
        'Nobody yet: in a month no browser opens the site any more, because its certificate has not been renewed.',
    },
  }),
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

/**
 * Resources that CloudFront reads, or reports to, only in us-east-1: the firewall, and the alarms about the site. The product's
 * own stack may be in any region. The two stacks exchange names by parameters, which `npm run ops -- deploy` fills in from
 * outputs: CloudFormation has no cross-region references, and the CDK's own way adds a privileged function to both stacks.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, config: Config) {
    super(scope, edgeStackName(config.stage), {
      description: `${product.name}: firewall and alarms of CloudFront (${config.stage})`,
      env: { region: edgeRegion },
      synthesizer: new DefaultStackSynthesizer({ qualifier: qualifierOf(config.stage) }),
    });
    if (config.waf) new CfnOutput(this, 'FirewallArn', { value: createWebAcl(this, 'Firewall', config.stage).attrArn });
    const alarms = new Construct(this, 'EdgeAlarms');
    const topics = new AlarmTopics(alarms, 'Topics', { config });
    // The product stack's outputs of the same names.
    const parameter = (id: string, description: string) =>
      new CfnParameter(this, id, { description, default: notYet }).valueAsString;
    const names = {
      DistributionId: parameter('DistributionId', `The site; ${notYet} until it is deployed`),
      RouterName: parameter('RouterName', 'The function of CloudFront that finds the file of a page'),
      ViewerAddressName: parameter('ViewerAddressName', 'The function of CloudFront that says who calls'),
    };
    // At the very first deployment, the firewall exists before the site does.
    const hasSite = new CfnCondition(this, 'HasSite', {
      expression: Fn.conditionNot(Fn.conditionEquals(names.DistributionId, notYet)),
    });
    for (const [name, rule] of Object.entries(edgeRules(config, names))) {
      const alarm = createAlarm(alarms, name, rule, topics);
      (alarm.node.defaultChild as CfnAlarm).cfnOptions.condition = hasSite;
    }
    Tags.of(this).add('product', product.id);
    Tags.of(this).add('stage', config.stage);
  }
}
