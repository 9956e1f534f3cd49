import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { badPercentAt, burnRates, serviceTargets } from '#infra/facts/service-targets.ts';
import type { AlarmRule, AlarmSources } from './alarm-rule.ts';
import type { Config } from './config.ts';
import { firewallMetricName } from './firewall.ts';
import { ownMetric, sumOf } from './logs.ts';
import type { NodeFunction } from './node-function.ts';
import { prices } from './ops/cost/prices.ts';
import { refusedAsTooMany } from './refused-calls.ts';

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

const { callsWithoutError, resultsInTime, resultSeconds } = serviceTargets;

/** Below these, one person with bad luck would be a large share. Single failures ring by alarms of their own. */
const fewest = { failed: 5, results: 10, refused: 20 };

/** What people feel, whatever its cause: errors, waiting, being refused. */
export const serviceRules = (config: Config, sources: AlarmSources): Record<string, AlarmRule> => ({
  ...availabilityRules(sources),
  ...resultTimeRules(config.stage),
  ...crowdRules(config, sources),
});

const availabilityRules = ({ api: { httpApi } }: AlarmSources): Record<string, AlarmRule> => {
  const failing = (period: Duration) =>
    percent(`IF(failed >= ${fewest.failed}, 100 * failed / calls, 0)`, period, {
      failed: httpApi.metricServerError({ statistic: Stats.SUM }),
      calls: httpApi.metricCount({ statistic: Stats.SUM }),
    });
  const promise = `The target is ${callsWithoutError} % of calls without an error of ours.`;
  return {
    apiFails: {
      metric: failing(Duration.hours(1)),
      from: badPercentAt(burnRates.page, callsWithoutError),
      isPage: true,
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: `Many calls of the API fail: people cannot sign in, send a quiz or read a result. ${promise}`,
    },
    apiFailsSlowly: {
      metric: failing(Duration.days(1)),
      from: badPercentAt(burnRates.ticket, callsWithoutError),
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: `For a day more calls of the API have failed than the target allows. ${promise}`,
    },
    apiSlow: {
      metric: httpApi.metricLatency({ statistic: Stats.p(95), period: Duration.minutes(5) }),
      from: 3000,
      windows: 3,
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: 'One call in twenty takes three seconds and more: people wait at each step.',
    },
  };
};

/** An outage in which no result is made at all has no numbers here: `oldestMessage` and `deadLetters` ring then. */
const resultTimeRules = (stage: string): Record<string, AlarmRule> => {
  const late = (period: Duration) =>
    percent(`IF(results >= ${fewest.results}, 100 - inTime, 0)`, period, {
      inTime: ownMetric(stage, 'AgeAtResultSeconds', Stats.percentileRank(resultSeconds)),
      results: ownMetric(stage, 'AgeAtResultSeconds', Stats.SAMPLE_COUNT),
    });
  const promise = `The target is ${resultsInTime} % of results within ${resultSeconds} seconds of Submit.`;
  return {
    resultsLate: {
      metric: late(Duration.hours(1)),
      from: badPercentAt(burnRates.page, resultsInTime),
      isPage: true,
      runbook: 'results-are-late',
      whoIsAffected: `Many people wait too long for a result. ${promise}`,
    },
    resultsLateSlowly: {
      metric: late(Duration.days(1)),
      from: badPercentAt(burnRates.ticket, resultsInTime),
      runbook: 'results-are-late',
      whoIsAffected: `For a day more results have been late than the target allows. ${promise}`,
    },
  };
};

const crowdRules = ({ stage, monthlyBudgetDollars }: Config, { api }: AlarmSources): Record<string, AlarmRule> => ({
  tooManyCalls: {
    metric: percent(`IF(refused >= ${fewest.refused}, 100 * refused / calls, 0)`, Duration.minutes(5), {
      refused: refusedAsTooMany(stage),
      calls: api.httpApi.metricCount({ statistic: Stats.SUM }),
    }),
    from: 5,
    windows: 2,
    runbook: 'too-many-calls',
    whoIsAffected:
      'One call in twenty is refused because there are too many (429): people have to try again, or somebody floods the API. The dashboard has it by route.',
  },
  manyNewAccounts: {
    metric: ownMetric(stage, 'Registered').with({ period: Duration.hours(1) }),
    from: accountsThatSpendTheMonth(monthlyBudgetDollars),
    runbook: 'many-new-accounts',
    whoIsAffected:
      'So many accounts were opened in an hour that a day of it would cost the month’s budget: a launch, or somebody who opens them by machine.',
  },
});

/** New accounts in an hour that would cost the budget of a month within a day, free ones not counted. */
const accountsThatSpendTheMonth = (budgetDollars: number): number =>
  Math.ceil((budgetDollars * prices.user.per) / prices.user.dollars / 24);

const percent = (expression: string, period: Duration, usingMetrics: Record<string, IMetric>): MathExpression =>
  new MathExpression({ expression, period, usingMetrics, label: 'Percent' });
