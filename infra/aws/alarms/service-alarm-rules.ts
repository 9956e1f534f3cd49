import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { refusedAsTooMany } from '#infra/aws/api.ts';
import type { Config } from '#infra/aws/stages/config.ts';
import { type AlarmRule, type AlarmSources, ownMetric } from './alarm.ts';

/**
 * What the service promises, over 30 days. Alarms measure how fast the rest, the error budget, is used up. A burn rate
 * of 1 uses it up in exactly those 30 days. The rates are those of the Site Reliability Workbook (Google, 2018),
 * chapter 5: 14.4 over an hour is a page (2 % of the budget is gone), 3 over a day is a ticket (10 % is gone).
 */
const burnRates = { page: 14.4, ticket: 3 } as const;

/** The error percentage at which a target's budget burns at this rate. */
const badPercentAt = (rate: number, targetPercent: number): number => Number((rate * (100 - targetPercent)).toFixed(2));

/** Percent of API calls that do not end in an error of ours (5xx). */
const callsWithoutError = 99.5;
/** Percent of results that can be read within this many seconds after Submit was accepted. */
const resultsInTime = 99;
const resultSeconds = 60;

/** Minimum counts. Below these, one unlucky user would be a large share. Single failures have alarms of their own. */
const fewest = { failed: 5, results: 10, refused: 20, timed: 20, crashed: 5 };

/** Symptoms that users notice, whatever the cause: errors, waiting, refusals. */
export const serviceRules = (
  { stage, monthlyBudgetDollars }: Config,
  { api: { httpApi } }: AlarmSources,
): Record<string, AlarmRule> => {
  const calls = httpApi.metricCount({ statistic: Stats.SUM });
  const failing = (period: Duration) =>
    percent(`IF(failed >= ${fewest.failed}, 100 * failed / calls, 0)`, period, {
      failed: httpApi.metricServerError({ statistic: Stats.SUM }),
      calls,
    });
  // In an outage in which no results are made this has no values. `oldestMessage` and `deadLetters` ring instead.
  const late = (period: Duration) =>
    percent(`IF(results >= ${fewest.results}, 100 - inTime, 0)`, period, {
      inTime: ownMetric(stage, 'AgeAtResultSeconds', Stats.percentileRank(resultSeconds)),
      results: ownMetric(stage, 'AgeAtResultSeconds', Stats.SAMPLE_COUNT),
    });
  const promisedCalls = `The target is ${callsWithoutError} % of calls without an error of ours.`;
  const promisedResults = `The target is ${resultsInTime} % of results within ${resultSeconds} seconds of Submit.`;
  return {
    apiFails: {
      metric: failing(Duration.hours(1)),
      from: badPercentAt(burnRates.page, callsWithoutError),
      isPage: true,
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: `Many calls of the API fail: people cannot sign in, send a quiz or read a result. ${promisedCalls}`,
    },
    apiFailsSlowly: {
      metric: failing(Duration.days(1)),
      from: badPercentAt(burnRates.ticket, callsWithoutError),
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: `For a day more calls of the API have failed than the target allows. ${promisedCalls}`,
    },
    apiSlow: {
      // With only a handful of calls, the slowest is one call in twenty, and may be a cold start at night.
      metric: new MathExpression({
        label: 'Milliseconds',
        expression: `IF(calls >= ${fewest.timed}, slow, 0)`,
        period: Duration.minutes(5),
        usingMetrics: { slow: httpApi.metricLatency({ statistic: Stats.p(95) }), calls },
      }),
      from: 3000,
      windows: 3,
      runbook: 'the-site-or-the-api-is-down',
      whoIsAffected: 'One call in twenty takes three seconds or more: people wait at each step.',
    },
    resultsLate: {
      metric: late(Duration.hours(1)),
      from: badPercentAt(burnRates.page, resultsInTime),
      isPage: true,
      runbook: 'results-are-late',
      whoIsAffected: `Many people wait too long for a result. ${promisedResults}`,
    },
    resultsLateSlowly: {
      metric: late(Duration.days(1)),
      from: badPercentAt(burnRates.ticket, resultsInTime),
      runbook: 'results-are-late',
      whoIsAffected: `For a day more results have been late than the target allows. ${promisedResults}`,
    },
    tooManyCalls: {
      metric: percent(`IF(refused >= ${fewest.refused}, 100 * refused / calls, 0)`, Duration.minutes(5), {
        refused: refusedAsTooMany(stage),
        calls,
      }),
      from: 5,
      windows: 2,
      runbook: 'too-many-calls',
      whoIsAffected:
        'One call in twenty is refused because there are too many (429): people have to try again, or a client floods the API. The dashboard shows the routes.',
    },
    // A ticket, because anybody can send such a report, and no outsider may wake an operator.
    pagesCrash: {
      metric: percent(`IF(crashed >= ${fewest.crashed}, 100 * crashed / calls, 0)`, Duration.minutes(15), {
        crashed: ownMetric(stage, 'PageCrashed').with({ period: Duration.minutes(15) }),
        calls: httpApi.metricCount({ statistic: Stats.SUM, period: Duration.minutes(15) }),
      }),
      from: 1,
      runbook: 'a-page-breaks',
      whoIsAffected:
        'A page breaks in people’s browsers: for each hundred calls of the API one page or more. A release may have broken it.',
    },
    manyNewAccounts: {
      metric: ownMetric(stage, 'Registered').with({ period: Duration.hours(1) }),
      // New accounts in an hour that would spend a month's budget within a day, without the free tier.
      from: Math.ceil(monthlyBudgetDollars / userDollars / 24),
      runbook: 'many-new-accounts',
      whoIsAffected:
        'So many accounts were opened in an hour that a day of it would cost the month’s budget: a launch, or a script that opens them.',
    },
  };
};

/** A user of the month above the first 10,000, on Cognito's tier Lite (its price page, 2026-09-20). */
const userDollars = 0.0055;

const percent = (expression: string, period: Duration, usingMetrics: Record<string, IMetric>): MathExpression =>
  new MathExpression({ expression, period, usingMetrics, label: 'Percent' });
