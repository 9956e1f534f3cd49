import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { AlarmRule, AlarmSources } from './alarm-rule.ts';
import type { Config } from './config.ts';
import { effectRules } from './effect-alarm-rules.ts';
import { functionRules } from './function-alarm-rules.ts';
import { ownMetric, sumOf } from './metrics.ts';

const window = { period: Duration.minutes(5) };

/** What the alarms listen to, by the alarm's name. */
export const alarmRules = (config: Config, sources: AlarmSources): Record<string, AlarmRule> => ({
  ...functionRules(sources),
  ...resultRules(sources, config.stage),
  ...effectRules(sources, config.stage),
  ...outsideServiceRules(config),
  ...tableRules(sources),
});

const resultRules = (
  { results, resultQueue, accountQueue }: AlarmSources,
  stage: string,
): Record<string, AlarmRule> => ({
  deadLetters: {
    metric: resultQueue.deadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    whoIsAffected:
      'Somebody finished a quiz and waits for a result, which does not come without help. Fix the cause, then redrive.',
  },
  accountDeadLetters: {
    metric: accountQueue.deadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    whoIsAffected:
      'Somebody waits for a mail about their account, such as one that confirms the address. Fix the cause, then redrive.',
  },
  oldestMessage: {
    metric: resultQueue.queue.metricApproximateAgeOfOldestMessage({ ...window, statistic: Stats.MAXIMUM }),
    from: 120,
    whoIsAffected: 'Results are late: a message has waited for two minutes. The site promises five.',
  },
  oldestAccountMessage: {
    metric: accountQueue.queue.metricApproximateAgeOfOldestMessage({ ...window, statistic: Stats.MAXIMUM }),
    from: 120,
    whoIsAffected:
      'Mails about accounts, or erasures, are late: a message has waited for two minutes. Somebody waits for a code that lets them in, or for the end of their erasure, which the site promises within a minute.',
  },
  oldestWaiting: {
    metric: ownMetric(stage, 'OldestWaitingSeconds', Stats.MAXIMUM),
    from: 300,
    windows: 2,
    whoIsAffected: 'A submission has waited for its result for more than the five minutes that the site promises.',
  },
  parked: {
    metric: ownMetric(stage, 'Parked'),
    from: 1,
    whoIsAffected:
      'A submission was parked after three days of tries. Somebody waits for a result that only a redrive brings.',
  },
  unreadable: {
    metric: ownMetric(stage, 'Unreadable'),
    from: 1,
    whoIsAffected:
      'A stored submission or result cannot be read: somebody misses it on the dashboard, or sees an error. The log names it (stored item not readable).',
  },
  sweeperSilent: {
    metric: results.sweeper.fn.metricInvocations({ ...window, statistic: Stats.SUM }),
    from: 1,
    below: true,
    whoIsAffected: 'The sweeper does not run. A submission whose message is lost waits for ever.',
  },
  eventDeadLetters: {
    metric: results.eventDeadLetters.metricApproximateNumberOfMessagesVisible({ ...window, statistic: Stats.MAXIMUM }),
    from: 1,
    whoIsAffected:
      'A sweep failed every try. The next one does the same work. If each one fails, waiting submissions are not enqueued again.',
  },
});

/** Nothing to watch when a service is switched off. */
const outsideServiceRules = ({ stage, sender, webhookUrl, bedrockModelId }: Config): Record<string, AlarmRule> => ({
  ...(sender && mailRules(stage)),
  ...(webhookUrl && {
    webhookFailed: {
      metric: ownMetric(stage, 'WebhookFailed'),
      from: 1,
      whoIsAffected:
        'Your automation was not told of a submission: it refused the call, or failed for six hours. People notice nothing.',
    },
  }),
  ...(bedrockModelId && {
    choiceFallback: {
      metric: ownMetric(stage, 'ChoiceFallback'),
      from: 5,
      windows: 3,
      whoIsAffected:
        "The model's choices cannot be used. Results are complete and correct, with the engine's own choice of sentences.",
    },
  }),
});

const mailRules = (stage: string): Record<string, AlarmRule> => ({
  mailBounces: {
    metric: sumOf('Bounces and complaints', [ownMetric(stage, 'MailBounced'), ownMetric(stage, 'MailComplained')]),
    from: 1,
    whoIsAffected:
      'A mail bounced or was called spam. A result is on its reader’s dashboard; about an account, its address may be mistyped or somebody else’s. The log (mail event recorded) says which.',
  },
  mailRefused: {
    metric: ownMetric(stage, 'MailRefused'),
    from: 1,
    whoIsAffected:
      'SES refused a mail about a result or an account: the sender is not verified, SES is in its sandbox (fix either within a day and the mail is sent), or the address is not valid.',
  },
  mailDoubtful: {
    metric: ownMetric(stage, 'MailDoubtful'),
    from: 1,
    whoIsAffected:
      'A mail may not have been sent, and is not sent again. A result is on its reader’s dashboard; a mail about an account can be asked for again.',
  },
});

const tableRules = ({ tables }: AlarmSources): Record<string, AlarmRule> => ({
  tableThrottles: {
    metric: sumOf(
      'Throttled requests',
      [tables.submissions, tables.results, tables.accounts, tables.links, tables.limits].flatMap((table) => [
        table.metric('ReadThrottleEvents', { ...window, statistic: Stats.SUM }),
        table.metric('WriteThrottleEvents', { ...window, statistic: Stats.SUM }),
      ]),
    ),
    from: 1,
    windows: 2,
    whoIsAffected:
      'DynamoDB refuses calls: saving and reading gets slow. A new table needs minutes to adapt to many calls.',
  },
});
