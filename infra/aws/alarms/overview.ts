import { Duration, Tags } from 'aws-cdk-lib';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { refusedByRoute } from '#infra/aws/api.ts';
import type { SharedProps } from '#infra/aws/functions/node-function.ts';
import { featureGraphs } from '#shared/features/metrics.ts';
import { type AlarmSources, ownMetric } from './alarm.ts';
import type { Alarms } from './alarms.ts';
import { functionsOf } from './function-alarm-rules.ts';

/**
 * A dashboard with four answers, from top to bottom: who is affected, whether results come, whether the API responds,
 * and what fails.
 */
export class Overview extends Construct {
  readonly dashboard: Dashboard;

  constructor(scope: Construct, id: string, props: SharedProps & AlarmSources & { alarms: Alarms }) {
    super(scope, id);
    const { stage } = props.config;
    const { httpApi } = props.api;
    const functions = Object.entries(functionsOf(props));
    const own = (...names: Parameters<typeof ownMetric>[1][]) => names.map((name) => ownMetric(stage, name));
    this.dashboard = new Dashboard(this, 'Dashboard', { defaultInterval: Duration.hours(12) });
    // Not every region's CloudFormation supports tags on a dashboard, and nothing depends on them.
    for (const tag of ['product', 'stage']) Tags.of(this.dashboard).remove(tag);
    this.dashboard.addWidgets(
      new AlarmStatusWidget({
        title: 'Who is affected',
        alarms: Object.values(props.alarms.byName),
        width: 24,
        height: 6,
      }),
    );
    this.dashboard.addWidgets(
      graph('Submissions and results', own('Accepted', 'Scored', 'Mailed')),
      graph(
        'Seconds until a result can be read',
        [50, 95, 99].map((percentile) => ownMetric(stage, 'AgeAtResultSeconds', Stats.p(percentile))),
      ),
      graph(
        'What needed a second try',
        own('NotEnqueued', 'Requeued', 'ChoiceFallback', 'WebhookFailed', 'MailRefused'),
      ),
    );
    this.dashboard.addWidgets(
      graph('Calls', [httpApi.metricCount()]),
      graph('Refused (4xx) and failed (5xx)', [httpApi.metricClientError(), httpApi.metricServerError()]),
      graph('Milliseconds to answer, 95th percentile', [httpApi.metricLatency({ statistic: Stats.p(95) })]),
    );
    this.dashboard.addWidgets(
      graph(
        'Errors by function',
        functions.map(([label, { fn }]) => fn.metricErrors({ label })),
      ),
      graph(
        'Functions that run at once',
        functions.map(([label, { fn }]) => fn.metric('ConcurrentExecutions', { label, statistic: Stats.MAXIMUM })),
      ),
      graph('Messages waiting, and dead', [
        props.resultQueue.queue.metricApproximateNumberOfMessagesVisible(),
        props.effectQueue.queue.metricApproximateNumberOfMessagesVisible(),
        props.resultQueue.deadLetters.metricApproximateNumberOfMessagesVisible(),
      ]),
    );
    this.dashboard.addWidgets(
      graph('Refused because there are too many (429), by route', [
        new MathExpression({ expression: refusedByRoute(stage), label: '' }),
      ]),
      graph('New accounts, and unused ones that ended', own('Registered', 'UnusedTold', 'UnusedErased', 'UnusedHeld')),
      ...featureGraphs.map(({ title, metrics }) => graph(title, own(...metrics))),
      graph(
        'How the mails of results ended',
        own('Mailed', 'MailDeferred', 'MailSuppressed', 'MailRefused', 'MailDoubtful'),
      ),
      graph('Mails that bounced or were called spam', own('MailBounced', 'MailComplained')),
    );
  }
}

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
