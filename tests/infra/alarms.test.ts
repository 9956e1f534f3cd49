import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { delayAfterQuizSeconds } from '#functions/accounts/sign-in/register.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { functionNames } from '#infra/aws/functions/entries.ts';
import { metricNamespace, metricUnits } from '#shared/contract/metrics.ts';
import {
  appOf,
  createApp,
  edgeResourcesOf,
  ourFunctions,
  type Resource,
  resourcesOf,
  templateOf,
  type VariantName,
} from './synthesize.ts';

/** For people. Those of the canary are for CodeDeploy (canary.test.ts). */
const alarmsOf = (variant: VariantName) =>
  resourcesOf(variant, 'AWS::CloudWatch::Alarm').filter(([id]) => !id.startsWith('Canary'));
const alarms = (variant: VariantName) => alarmsOf(variant).map(([, { Properties }]) => Properties);
const edgeAlarms = (variant: VariantName) =>
  edgeResourcesOf(variant, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const watched = (variant: VariantName, ofStack = alarms): string[] =>
  ofStack(variant).flatMap((properties) => metricsIn(properties).map(({ MetricName }) => MetricName));

type WatchedMetric = { MetricName: string; Dimensions?: { Value: { Ref?: string } }[] };
/** The metric of an alarm, or those that its formula adds up. */
const metricsIn = (properties: Resource['Properties']): WatchedMetric[] =>
  properties.MetricName
    ? [properties as WatchedMetric]
    : properties.Metrics.flatMap(
        ({ MetricStat }: { MetricStat?: { Metric: WatchedMetric } }) => MetricStat?.Metric ?? [],
      );

/** The whole id: the hash that ends it can begin with a digit, and a name can end in one. */
const idOf = (name: string) => new RegExp(`^Alarms${name}[0-9A-F]{8}$`);
/** One alarm, by its name in alarms.ts, with everything switched on. */
const alarm = (name: string) =>
  resourcesOf('everything', 'AWS::CloudWatch::Alarm').find(([id]) => idOf(name).test(id))?.[1].Properties;
const risesTo = (Threshold: number) => ({
  Threshold,
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  TreatMissingData: 'notBreaching',
});

/** As GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

describe('alarms', () => {
  test('ring for errors, throttles, dead letters, late messages and bounces', () => {
    expect(watched('mail')).toEqual(
      expect.arrayContaining([
        'Errors',
        'Throttles',
        '5xx',
        'ApproximateNumberOfMessagesVisible',
        'ApproximateAgeOfOldestMessage',
        'Reputation.BounceRate',
      ]),
    );
  });

  test('watch the errors of each of our functions in one alarm, which names it and says who is affected', () => {
    const watchedBy = alarmsOf('everything').flatMap(([id, { Properties }]) =>
      metricsIn(Properties)
        .filter(({ MetricName }) => MetricName === 'Errors')
        .map(({ Dimensions: [of] = [] }) => ({ id, fn: of?.Value.Ref, says: Properties.AlarmDescription })),
    );
    expect(watchedBy.map(({ fn }) => fn).sort()).toEqual(
      ourFunctions('everything')
        .map(([id]) => id)
        .sort(),
    );
    for (const { fn = '', says } of watchedBy) {
      const name = functionNames.find((each) => fn.toLowerCase().includes(`${each}function`.toLowerCase()));
      expect(says).toMatch(new RegExp(`\\b${name}: [A-Z]`));
    }
  });

  test('fit into what CloudWatch takes: ten metrics, and a description of 1,024 characters', () => {
    for (const properties of [...alarms('everything'), ...edgeAlarms('everything')]) {
      expect(metricsIn(properties).length).toBeLessThanOrEqual(10);
      expect(properties.AlarmDescription.length).toBeLessThanOrEqual(1024);
    }
  });

  test('watch every dead-letter queue', () => {
    const dead = resourcesOf('everything', 'AWS::SQS::Queue').filter(([, queue]) => !queue.Properties.RedrivePolicy);
    const watchedQueues = alarms('everything')
      .filter(({ MetricName }) => MetricName === 'ApproximateNumberOfMessagesVisible')
      .map(({ Dimensions }) => Dimensions[0].Value['Fn::GetAtt'][0]);
    expect(watchedQueues.sort()).toEqual(dead.map(([id]) => id).sort());
  });

  test('watch the age of the oldest message of every queue with work', () => {
    const working = resourcesOf('everything', 'AWS::SQS::Queue').filter(([, queue]) => queue.Properties.RedrivePolicy);
    const watchedQueues = alarms('everything')
      .filter(({ MetricName }) => MetricName === 'ApproximateAgeOfOldestMessage')
      .map(({ Dimensions }) => Dimensions[0].Value['Fn::GetAtt'][0]);
    expect(watchedQueues.sort()).toEqual(working.map(([id]) => id).sort());
  });

  test.each<VariantName>(['dev', 'everything'])(
    'each say who is affected and where to read what to do, and reach one topic when they start and when they end (%s)',
    (variant) => {
      const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
      const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
      for (const { AlarmDescription, AlarmActions, OKActions } of [...alarms(variant), ...edgeAlarms(variant)]) {
        expect(AlarmDescription).toMatch(/^(Page|Ticket): [A-Z].*\. What to do: docs\/operations\.md#[a-z-]+$/);
        expect(anchors).toContain(AlarmDescription.split('#')[1]);
        const topic = AlarmDescription.startsWith('Page') ? /AlarmsTopicsPages/ : /AlarmsTopicsTickets/;
        expect(AlarmActions).toEqual([{ Ref: expect.stringMatching(topic) }]);
        expect(OKActions).toEqual(AlarmActions);
      }
    },
  );

  test('are each named in the section that they link to, so the operator finds what to do about this one', () => {
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const sections = new Map(page.split(/^#+ /m).map((text) => [anchorOf(text.split('\n')[0] ?? ''), text]));
    const all = [...alarmsOf('everything'), ...edgeResourcesOf('everything', 'AWS::CloudWatch::Alarm')];
    const unnamed = all.flatMap(([id, { Properties }]) => {
      const name = /^(?:Edge)?Alarms(\w+)[0-9A-F]{8}$/.exec(id)?.[1] ?? id;
      const text = sections.get(Properties.AlarmDescription.split('#')[1]) ?? '';
      const families = [name.replace(/^\w+Errors$/, '…Errors'), name.replace(/^throttles\w+$/, 'throttles…')];
      return [name, ...families].some((each) => text.includes(`\`${each}\``)) ? [] : [name];
    });
    expect(all.length).toBeGreaterThan(50);
    expect(unnamed).toEqual([]);
  });

  test.each<VariantName>(['dev', 'everything'])(
    'do not ring at a first deployment, which has no metrics yet (%s)',
    (variant) => {
      for (const { TreatMissingData } of [...alarms(variant), ...edgeAlarms(variant)])
        expect(['notBreaching', 'missing']).toContain(TreatMissingData);
    },
  );

  test('about mail, webhook and model ring only where those are on', () => {
    const optional = ['Reputation.BounceRate', 'MailRefused', 'WebhookFailed', 'ChoiceFallback'];
    expect(watched('dev').filter((name) => optional.includes(name))).toEqual([]);
    expect(watched('everything')).toEqual(expect.arrayContaining(optional));
  });

  test('listen to the names and the namespace that the functions use', () => {
    const own = JSON.stringify(alarms('everything'));
    expect(own).toContain(JSON.stringify(metricNamespace('prod')));
    const told = resourcesOf('everything', 'AWS::Lambda::Function').map(
      ([, fn]) => fn.Properties.Environment?.Variables?.METRIC_NAMESPACE,
    );
    expect(new Set(told.filter(Boolean))).toEqual(new Set([metricNamespace('prod')]));
    const aws =
      /^(FailedInvocations|ConcurrentExecutions|Errors|Throttles|5xx|Count|Latency|Invocations|Approximate\w+|\w+ThrottleEvents|Reputation\.\w+|NumberOfBackupJobs\w+)$/;
    const fromLogs = resourcesOf('everything', 'AWS::Logs::MetricFilter').map(
      ([, { Properties }]) => Properties.MetricTransformations[0].MetricName,
    );
    const ours = watched('everything').filter((name) => !aws.test(name) && !fromLogs.includes(name));
    for (const name of ours) expect(Object.keys(metricUnits)).toContain(name);
  });

  test.each([
    ['serverErrors', '5xx', 'Sum'],
    ['createSubmissionErrors', 'Errors', 'Sum'],
    ['deadLetters', 'ApproximateNumberOfMessagesVisible', 'Maximum'],
    ['deadLetteredSubmissions', 'DeadLettered', 'Sum'],
    ['mailRefused', 'MailRefused', 'Sum'],
    ['mailDoubtful', 'MailDoubtful', 'Sum'],
    ['webhookFailed', 'WebhookFailed', 'Sum'],
  ])('%s rings at the first one, within five minutes', (name, MetricName, Statistic) => {
    const atTheFirst = { ...risesTo(1), MetricName, Statistic, Period: 300, EvaluationPeriods: 1 };
    expect(alarm(name)).toMatchObject(atTheFirst);
  });

  test('ring by the age of the oldest late item, soon after the page’s promise of five minutes is broken', () => {
    const late = { ComparisonOperator: 'GreaterThanOrEqualToThreshold', Statistic: 'Maximum' };
    for (const name of ['oldestMessage', 'oldestAccountMessage', 'oldestWaiting']) {
      expect(alarm(name)).toMatchObject(late);
      expect(alarm(name)?.Threshold).toBeLessThanOrEqual(300);
      expect(alarm(name)?.EvaluationPeriods).toBeLessThanOrEqual(2);
    }
    expect(alarm('oldestMessage')?.Threshold).toBeLessThan(300);
  });

  test('ring when the sweeper’s metrics stop, which they cannot do before its first run', () => {
    expect(alarm('sweeperSilent')).toMatchObject({
      MetricName: 'Invocations',
      Dimensions: [{ Value: { Ref: expect.stringContaining('SweepWaiting') } }],
      Period: 60,
      EvaluationPeriods: 5,
      TreatMissingData: 'missing',
      InsufficientDataActions: alarm('sweeperSilent')?.AlarmActions,
    });
  });

  test('ring when a copy into the vault fails, is stopped or does not come, and only where the vault is filled', () => {
    expect(metricsIn(alarm('vaultCopyFails') ?? {}).map(({ MetricName }) => MetricName)).toEqual([
      'NumberOfBackupJobsFailed',
      'NumberOfBackupJobsAborted',
      'NumberOfBackupJobsExpired',
    ]);
    expect(alarm('vaultCopyFails')).toMatchObject(risesTo(1));
    expect(alarm('vaultSilent')).toMatchObject({
      MetricName: 'NumberOfBackupJobsCompleted',
      Dimensions: [
        {
          Name: 'BackupVaultName',
          Value: { 'Fn::GetAtt': [expect.stringMatching(/^BackupsVault/), 'BackupVaultName'] },
        },
      ],
      Period: 3600,
      EvaluationPeriods: 26,
      TreatMissingData: 'missing',
      InsufficientDataActions: alarm('vaultSilent')?.AlarmActions,
    });
    expect(watched('prod').filter((name) => name.startsWith('NumberOfBackupJobs'))).toEqual([]);
  });

  test('page when somebody disables a key or schedules its deletion, by a topic that needs none of them', () => {
    const rules = resourcesOf('everything', 'AWS::Events::Rule').filter(([id]) => id.includes('KeyTakenAway'));
    const [, rule] = rules[0] ?? expect.fail('no rule');
    expect(rule.Properties.EventPattern).toMatchObject({
      source: ['aws.kms'],
      'detail-type': ['AWS API Call via CloudTrail'],
      detail: { eventSource: ['kms.amazonaws.com'], eventName: ['DisableKey', 'ScheduleKeyDeletion'] },
    });
    const ours = resourcesOf('everything', 'AWS::KMS::Key').map(([id]) => ({ 'Fn::GetAtt': [id, 'Arn'] }));
    const watchedKeys: unknown[] = rule.Properties.EventPattern.detail.resources.ARN;
    expect(watchedKeys).toHaveLength(ours.length);
    expect(watchedKeys).toEqual(expect.arrayContaining(ours));
    const [target] = rule.Properties.Targets ?? [];
    const topic = new Map(resourcesOf('everything', 'AWS::SNS::Topic')).get(target?.Arn.Ref ?? '');
    expect(topic?.Properties ?? {}).not.toHaveProperty('KmsMasterKeyId');
    expect(JSON.stringify(resourcesOf('everything', 'AWS::SNS::Subscription'))).toContain('AlarmsEventWatchTopic');
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(JSON.stringify(target)).toContain('#a-key-is-taken-away');
    expect(page).toContain('### A key is taken away');
  });

  test('tell by the same topic of a release that CodeDeploy turned back', () => {
    const [[, rule] = expect.fail('no rule')] = resourcesOf('everything', 'AWS::Events::Rule').filter(([id]) =>
      id.includes('RolledBack'),
    );
    expect(rule.Properties.EventPattern).toEqual({
      source: ['aws.codedeploy'],
      'detail-type': ['CodeDeploy Deployment State-change Notification'],
      detail: { application: [{ Ref: expect.stringMatching(/^CanaryApplication/) }], state: ['FAILURE', 'STOP'] },
    });
    expect(JSON.stringify(rule.Properties.Targets)).toContain('AlarmsEventWatchTopic');
    const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    expect(JSON.stringify(rule.Properties.Targets)).toContain('#a-release-goes-back');
    expect(page).toContain('### A release goes back');
  });

  test('watch every index, and every rule that hands events over', () => {
    const metrics = alarms('everything').flatMap(metricsIn);
    const dimensionsOf = (name: string) =>
      metrics.filter(({ MetricName }) => MetricName === name).map(({ Dimensions = [] }) => Dimensions);
    const indexes = resourcesOf('everything', 'AWS::DynamoDB::Table').flatMap(([id, { Properties }]) =>
      (Properties.GlobalSecondaryIndexes ?? []).map(({ IndexName }: { IndexName: string }) => `${id} ${IndexName}`),
    );
    expect(indexes.length).toBeGreaterThan(2);
    for (const name of ['ReadThrottleEvents', 'WriteThrottleEvents']) {
      const ofIndexes = dimensionsOf(name).filter((each) => each.length === 2);
      const watchedIndexes = ofIndexes.map((each) => {
        const value = (of: string) =>
          (each as { Name?: string; Value: unknown }[]).find(({ Name }) => Name === of)?.Value;
        return `${(value('TableName') as { Ref: string }).Ref} ${value('GlobalSecondaryIndexName')}`;
      });
      expect(watchedIndexes.toSorted()).toEqual(indexes.toSorted());
    }
    const rules = resourcesOf('everything', 'AWS::Events::Rule').map(([id]) => id);
    expect(
      dimensionsOf('FailedInvocations')
        .map(([of]) => of?.Value.Ref)
        .toSorted(),
    ).toEqual(rules.toSorted());
  });

  test('ring before what ends by itself does: concurrency at its quota, a certificate, SES’s patience', () => {
    expect(alarm('concurrencyNearQuota')).toMatchObject({ ...risesTo(800), MetricName: 'ConcurrentExecutions' });
    expect(alarm('concurrencyNearQuota')).not.toHaveProperty('Dimensions');
    expect(watched('everything', edgeAlarms)).toContain('DaysToExpiry');
    expect(watched('shippedProd', edgeAlarms)).not.toContain('DaysToExpiry');
    expect(alarm('mailQuota')).toMatchObject({ ...risesTo(80), MetricName: 'MailQuotaUsed', Statistic: 'Maximum' });
    expect(alarm('bounceRate')).toMatchObject(risesTo(0.02));
    expect(alarm('complaintRate')).toMatchObject(risesTo(0.0005));
  });

  test('ring when pages break in browsers: five in a quarter of an hour, and one for each hundred calls', () => {
    expect(alarm('pagesCrash')).toMatchObject(risesTo(1));
    const metrics = JSON.stringify(alarm('pagesCrash')?.Metrics);
    expect(metrics).toContain('IF(crashed >= 5, 100 * crashed / calls, 0)');
    expect(metrics).toContain('"MetricName":"PageCrashed"');
    expect(alarm('pagesCrash')?.AlarmDescription).toMatch(/^Ticket/);
  });

  test('page once for one message that always fails: it is a dead letter before it counts as late', () => {
    const attempts = pipelineLimits.retryAfterSeconds.slice(0, pipelineLimits.maxReceiveCount - 1);
    const lastAttempt = attempts.reduce((sum, seconds) => sum + seconds, 0);
    for (const name of ['oldestMessage', 'oldestAccountMessage'])
      expect(alarm(name)?.Threshold).toBeGreaterThan(lastAttempt + pipelineLimits.workerTimeoutSeconds);
  });

  // The threshold covers the first attempts only. If later ones fail too, both alarms come, with the same runbook. A threshold above
  // all of them (390 seconds) would hide for longer that a code to log in with, or an erasure, is late.
  test('do not take a mail that waits after a quiz for a late one', () => {
    expect(alarm('oldestAccountMessage')?.Threshold).toBeGreaterThan(delayAfterQuizSeconds);
  });

  test('do not take a handful of calls at night for a slow API', () => {
    expect(JSON.stringify(alarm('apiSlow')?.Metrics)).toContain('IF(calls >= 20, slow, 0)');
  });

  test('ring when for 26 hours no backup of the users was finished', () => {
    expect(alarm('userBackupSilent')).toMatchObject({
      MetricName: 'UsersBackedUp',
      Statistic: 'SampleCount',
      Period: 3600,
      EvaluationPeriods: 26,
      TreatMissingData: 'missing',
      InsufficientDataActions: [{}],
    });
  });

  test('ring when the probe fails twice, and when it falls silent', () => {
    expect(alarm('probeFails')).toMatchObject({ ...risesTo(2), MetricName: 'ProbeFailed', Period: 900 });
    expect(alarm('probeJourneyFails')).toMatchObject({
      ...risesTo(2),
      MetricName: 'ProbeJourneyFailed',
      Period: 10800,
    });
    expect(alarm('probeSilent')).toMatchObject({ TreatMissingData: 'missing', InsufficientDataActions: [{}] });
    expect(alarm('probeFails')?.AlarmDescription).toMatch(/^Page/);
  });

  test('ring for a share of calls and of late results: a page within the hour, a ticket within the day', () => {
    const windowOf = (name: string) => [
      alarm(name)?.Threshold,
      ...new Set(alarm(name)?.Metrics.flatMap((m: { MetricStat?: { Period: number } }) => m.MetricStat?.Period ?? [])),
    ];
    // 14.4 and 3 times the half per cent, and the one per cent, that the targets leave.
    expect(windowOf('apiFails')).toEqual([7.2, 3600]);
    expect(windowOf('apiFailsSlowly')).toEqual([1.5, 86400]);
    expect(windowOf('resultsLate')).toEqual([14.4, 3600]);
    expect(windowOf('resultsLateSlowly')).toEqual([3, 86400]);
  });

  test('count every 429, whichever part refuses, in total and by route', () => {
    const filters = resourcesOf('dev', 'AWS::Logs::MetricFilter').map(([, { Properties }]) => Properties);
    expect(filters).toHaveLength(2);
    for (const { FilterPattern, LogGroupName } of filters) {
      expect(FilterPattern).toBe('{ $.status = "429" }');
      expect(LogGroupName.Ref).toMatch(/^ApiAccessLog/);
    }
    expect(filters.flatMap(({ MetricTransformations: [made] }) => made.Dimensions ?? [])).toEqual([
      { Key: 'Route', Value: '$.route' },
    ]);
  });

  test('that sum metrics leave none out', () => {
    const parts = (name: string) => metricsIn(alarm(name) ?? {});
    // An alarm on a formula takes ten metrics at most, so the routes share several.
    const ofThrottles = resourcesOf('everything', 'AWS::CloudWatch::Alarm').flatMap(
      ([id]) => /^Alarms(throttlesOf[A-Z][a-z]+\d*?)[0-9A-F]{8}$/.exec(id)?.[1] ?? [],
    );
    const throttled = ofThrottles.flatMap(parts);
    const functions = throttled.map(({ Dimensions }) => JSON.stringify(Dimensions?.[0]?.Value));
    expect(functions.sort()).toEqual(
      ourFunctions('everything')
        .map(([id]) => JSON.stringify({ Ref: id }))
        .sort(),
    );
    const ofTables = parts('tableThrottles').map(
      ({ MetricName, Dimensions }) => MetricName + JSON.stringify(Dimensions),
    );
    // The marks of the erased would be the eleventh and twelfth metric; a job that cannot read them fails, and that rings.
    const tables = resourcesOf('everything', 'AWS::DynamoDB::Table').filter(([id]) => !id.startsWith('TablesErased'));
    expect(tables.length).toBeGreaterThan(4);
    expect(ofTables.filter((one) => one.startsWith('Read'))).toHaveLength(tables.length);
    expect(ofTables.filter((one) => one.startsWith('Write'))).toHaveLength(tables.length);
    expect(new Set(ofTables).size).toBe(2 * tables.length);
    for (const name of [...ofThrottles, 'tableThrottles']) expect(alarm(name)).toMatchObject(risesTo(1));
  });

  test('may be published: the topic and its key let CloudWatch in, for this account’s alarms', () => {
    const allowed = (policies: { Statement: Record<string, unknown>[] }[]) =>
      policies
        .flatMap(({ Statement }) => Statement)
        .filter(({ Effect, Principal }) => {
          return Effect === 'Allow' && JSON.stringify(Principal).includes('cloudwatch.amazonaws.com');
        });
    const policiesOf = (type: string, name: string) =>
      resourcesOf('dev', type).map(([, { Properties }]) => Properties[name]);
    const ofAccount = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } };
    expect(allowed(policiesOf('AWS::SNS::TopicPolicy', 'PolicyDocument'))).toEqual([
      expect.objectContaining({ Action: 'sns:Publish', Condition: ofAccount }),
      expect.objectContaining({ Action: 'sns:Publish', Condition: ofAccount }),
    ]);
    const [key] = allowed(policiesOf('AWS::KMS::Key', 'KeyPolicy'));
    expect(key).toMatchObject({
      Action: expect.arrayContaining(['kms:Decrypt', 'kms:GenerateDataKey*']),
      Condition: ofAccount,
    });
  });

  test('are published over TLS only', () => {
    const statements = resourcesOf('dev', 'AWS::SNS::TopicPolicy').flatMap(
      ([, { Properties }]) => Properties.PolicyDocument.Statement,
    );
    expect(statements).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
    );
  });

  test('are sent to the operator’s address', () => {
    expect(resourcesOf('dev', 'AWS::SNS::Subscription')).toEqual([]);
    const told = resourcesOf('alarmEmail', 'AWS::SNS::Subscription').map(([, s]) => s.Properties);
    expect(told.map(({ TopicArn }) => TopicArn.Ref).sort()).toEqual(
      resourcesOf('alarmEmail', 'AWS::SNS::Topic')
        .map(([id]) => id)
        .sort(),
    );
    for (const one of told) expect(one).toMatchObject({ Protocol: 'email', Endpoint: 'night@quiz.example' });
  });
});

test('there is one dashboard, with the alarms on top', () => {
  const [dashboard, ...others] = resourcesOf('dev', 'AWS::CloudWatch::Dashboard');
  expect(others).toEqual([]);
  expect(JSON.stringify(dashboard?.[1].Properties.DashboardBody)).toContain('Who is affected');
  // CloudFormation takes them since June 2026, and cfn-lint's schema of its usual region does not know that yet.
  expect(dashboard?.[1].Properties).not.toHaveProperty('Tags');
});

describe('a deployment ends by saying', () => {
  const outputs = (variant: VariantName) => templateOf(variant).toJSON().Outputs;

  test('where the site and the dashboard are', () => {
    expect(JSON.stringify(outputs('dev').SiteAddress.Value)).toContain('https://');
    expect(JSON.stringify(outputs('dev').DashboardLink.Value)).toContain('#dashboards/dashboard/');
  });

  test('what is left to do by hand', () => {
    expect(outputs('dev').ToDoByHand.Value).toMatch(/Mail is off.*alarmEmail/);
    const everything = JSON.stringify(outputs('everything').ToDoByHand.Value);
    for (const task of [
      'results@quiz.example',
      'production access',
      'quiz.example.com',
      'nova-micro',
      'signing key',
      'SNS',
    ])
      expect(everything).toContain(task);
  });
});

test.each<[VariantName, boolean]>([
  ['prod', true],
  ['dev', false],
])('deleting the stack takes a second step in production only (%s)', (variant, isProtected) => {
  expect(appOf(variant).stack.terminationProtection).toBe(isProtected);
});

const budgetsOf = (template: ReturnType<typeof createApp>['template']) =>
  Object.values(template.findResources('AWS::Budgets::Budget')).map(({ Properties }) => Properties);

test('the alarm address gets the month’s cost: before the limit, at it, and when it is forecast', () => {
  const [budget, ...others] = budgetsOf(createApp('alarmEmail', () => {}, { monthlyBudgetDollars: 120 }).template);
  expect(others).toEqual([]);
  expect(budget.Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 120, Unit: 'USD' },
  });
  const told = budget.NotificationsWithSubscribers.map(
    (each: { Notification: { NotificationType: string; Threshold: number }; Subscribers: unknown }) => [
      each.Notification.NotificationType,
      each.Notification.Threshold,
      each.Subscribers,
    ],
  );
  const operator = [{ SubscriptionType: 'EMAIL', Address: 'night@quiz.example' }];
  expect(told).toEqual([
    ['ACTUAL', 80, operator],
    ['ACTUAL', 100, operator],
    ['FORECASTED', 100, operator],
  ]);
});

test('at three times the budget nobody new can register, and nothing else stops', () => {
  const { template } = createApp('alarmEmail', () => {}, { monthlyBudgetDollars: 120 });
  const one = (type: string) => Object.entries(template.findResources(type))[0] ?? expect.fail(`No ${type}.`);
  const [policyId, { Properties: policy }] = one('AWS::IAM::ManagedPolicy');
  expect(policy.PolicyDocument.Statement).toEqual([
    expect.objectContaining({ Effect: 'Deny', Action: 'cognito-idp:AdminCreateUser' }),
  ]);
  const [, { Properties: action }] = one('AWS::Budgets::BudgetsAction');
  expect(action).toMatchObject({
    NotificationType: 'ACTUAL',
    ActionType: 'APPLY_IAM_POLICY',
    ActionThreshold: { Type: 'PERCENTAGE', Value: 300 },
    ApprovalModel: 'AUTOMATIC',
    Definition: {
      IamActionDefinition: {
        PolicyArn: { Ref: policyId },
        Roles: [{ Ref: expect.stringMatching(/^ApiregisterRole/) }],
      },
    },
    Subscribers: [{ Type: 'EMAIL', Address: 'night@quiz.example' }],
  });
});

test('a stage without an alarm address has no budget', () => {
  expect(resourcesOf('dev', 'AWS::Budgets::Budget')).toEqual([]);
});
