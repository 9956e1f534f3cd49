import { describe, expect, test } from 'vitest';
import { apiFunctionNames, entryNames, type FunctionName, functionSizes } from '#infra/aws/functions/entries.ts';
import { featureTableNames, tableVariable } from '#shared/features/tables.ts';
import { ourFunctions, resourcesOf, type VariantName } from './synthesize.ts';

const stages: VariantName[] = ['dev', 'everything'];

describe('functions', () => {
  test('there is one for each entry; bounces are recorded only when there is mail, and not every stage has a probe', () => {
    expect(ourFunctions('everything')).toHaveLength(entryNames.length);
    expect(ourFunctions('dev')).toHaveLength(entryNames.length - 2);
  });

  test.each(stages)('run on Node.js 24 and arm64, with a time and a size of their own (%s)', (variant) => {
    for (const [id, { Properties }] of ourFunctions(variant)) {
      expect([id, Properties.Architectures]).toEqual([id, ['arm64']]);
      expect(Properties.Timeout).toBeGreaterThan(0);
      expect(Properties.MemorySize).toBeGreaterThan(0);
      expect(Properties.Handler).toBe('index.handler');
      expect(Properties.Description).toMatch(/\w/);
    }
  });

  test('have the memory and the time of their declarations', () => {
    const sizes = Object.entries(functionSizes) as [FunctionName, (typeof functionSizes)[FunctionName]][];
    for (const [name, { memoryMb, timeoutSeconds }] of sizes) {
      const found = ourFunctions('everything').filter(([id]) =>
        id.toLowerCase().includes(`${name}function`.toLowerCase()),
      );
      const asDeployed = found.map(([, { Properties }]) => ({
        memoryMb: Properties.MemorySize,
        timeoutSeconds: Properties.Timeout,
      }));
      expect([name, asDeployed]).toEqual([name, [{ memoryMb, timeoutSeconds }]]);
    }
  });

  test.each(stages)(
    'answer before the browser gives up: no route may run longer than the API waits (%s)',
    (variant) => {
      const routes = ourFunctions(variant).filter(([id]) => id.startsWith('Api'));
      expect(routes).toHaveLength(apiFunctionNames.length);
      for (const [, { Properties }] of routes) expect(Properties.Timeout).toBeLessThan(30);
    },
  );

  test.each(stages)(
    'each, the CDK’s own too, write to a log group of their own with a limited retention (%s)',
    (variant) => {
      const groups = new Map(resourcesOf(variant, 'AWS::Logs::LogGroup'));
      const used = resourcesOf(variant, 'AWS::Lambda::Function').map(
        ([, fn]) => fn.Properties.LoggingConfig?.LogGroup?.Ref,
      );
      expect(new Set(used).size).toBe(used.length);
      for (const id of used) expect([id, groups.get(id)?.Properties.RetentionInDays]).toEqual([id, expect.any(Number)]);
      for (const [, group] of groups) expect(group.Properties.KmsKeyId).toBeDefined();
    },
  );

  test('keep their logs for as long as the operator said', () => {
    for (const [, group] of resourcesOf('everything', 'AWS::Logs::LogGroup'))
      expect(group.Properties.RetentionInDays).toBe(365);
  });

  test.each(stages)('log as JSON (%s)', (variant) => {
    for (const [, { Properties }] of ourFunctions(variant)) expect(Properties.LoggingConfig.LogFormat).toBe('JSON');
  });

  test.each(stages)('each have a role of their own (%s)', (variant) => {
    const roles = resourcesOf(variant, 'AWS::Lambda::Function').map(([, fn]) => fn.Properties.Role['Fn::GetAtt'][0]);
    expect(new Set(roles).size).toBe(roles.length);
  });

  test('are traced only where the operator asked for it', () => {
    const modes = (variant: VariantName) =>
      new Set(ourFunctions(variant).map(([, fn]) => fn.Properties.TracingConfig?.Mode));
    expect(modes('dev')).toEqual(new Set([undefined]));
    expect(modes('tracing')).toEqual(new Set(['Active']));
  });

  test('are told where the key of the hashes is, and not the key: anyone with read access to the account could read it', () => {
    const variables = ourFunctions('everything').map(([, fn]) => fn.Properties.Environment.Variables);
    const told = variables.flatMap(({ SERVER_KEY_SECRET_ARN = [] }) => SERVER_KEY_SECRET_ARN);
    expect(told.length).toBeGreaterThan(0);
    for (const arn of told) expect(arn).toEqual({ Ref: expect.stringMatching(/^ServerKey/) });
    // CloudFront's own configuration shows the origin's secret, so there is nothing to hide from the same reader.
    const resolved = variables.flatMap((all) =>
      Object.entries(all).filter(([, value]) => /resolve:/.test(JSON.stringify(value))),
    );
    expect(new Set(resolved.map(([name]) => name))).toEqual(new Set(['ORIGIN_SECRETS']));
  });

  test('are told nothing else secret: the signing key goes by its name only', () => {
    const environments = ourFunctions('everything').map(([, fn]) => fn.Properties.Environment.Variables);
    const names = new Set(environments.flatMap((variables) => Object.keys(variables)));
    const ofFeatures = featureTableNames.map(tableVariable);
    expect([...names].filter((name) => !ofFeatures.includes(name)).sort()).toEqual([
      'ACCOUNTS_TABLE',
      'ACCOUNT_QUEUE_URL',
      'BEDROCK_MODEL_ID',
      'EFFECT_QUEUE_URL',
      'EFFECT_WORKERS',
      'ERASED_TABLE',
      'LIMITS_TABLE',
      'MAIL_CONFIGURATION_SET',
      'MAIL_RESULTS',
      'MAIL_SENDER',
      'METRIC_NAMESPACE',
      'ORIGIN_SECRETS',
      'PROBE_KEY_SECRET_ARN',
      'RESULTS_TABLE',
      'RESULT_QUEUE_URL',
      'RESULT_WORKERS',
      'SERVER_KEY_SECRET_ARN',
      'SESSION_KEYS_SECRET_ARN',
      'SIGNING_KEY',
      'SIGNING_KEYS',
      'SITE_URL',
      'SUBMISSIONS_TABLE',
      'TOKEN_ISSUER',
      'UNUSED_ACCOUNTS_PER_DAY',
      'UNUSED_ACCOUNT_MONTHS',
      'USER_BACKUPS_BUCKET',
      'USER_POOL_CLIENT_ID',
      'USER_POOL_ID',
      'WAITING_SHARDS',
      'WEBHOOK_SECRET_ID',
      'WEBHOOK_URL',
    ]);
  });

  test('that are called asynchronously leave what failed in a queue, unless it names an address', () => {
    const rules = resourcesOf('everything', 'AWS::Events::Rule');
    const all = rules.flatMap(([, rule]) => rule.Properties.Targets ?? []);
    // The others are topics.
    const targets = all.filter((target) => 'Fn::GetAtt' in target.Arn);
    const called = targets.map((target) => target.Arn['Fn::GetAtt'][0]);
    expect(called).toHaveLength(5);
    for (const [id, fn] of ourFunctions('everything')) {
      // The probe's next walk and the next hour's backup do the same, and alarms ring.
      const leavesNone = /RecordMailEvent|RunProbe|BackUpUsers/.test(id);
      expect([id, Boolean(fn.Properties.DeadLetterConfig)]).toEqual([id, called.includes(id) && !leavesNone]);
    }
    for (const target of targets) expect(target).not.toHaveProperty('DeadLetterConfig');
  });

  test('a sweep has ended when the next one starts', () => {
    const [, sweeper] = ourFunctions('dev').find(([id]) => id.includes('SweepWaiting')) ?? [];
    expect(sweeper?.Properties.Timeout).toBeLessThan(60);
  });

  test('the sweeper runs each minute, and the backup of the users looks each hour', () => {
    const schedules = resourcesOf('dev', 'AWS::Events::Rule').map(([, rule]) => rule.Properties.ScheduleExpression);
    expect(schedules.filter(Boolean).toSorted()).toEqual(['rate(1 hour)', 'rate(1 minute)']);
  });
});

const variablesOf = (variant: 'everything' | 'dev') =>
  ourFunctions(variant).map(([id, fn]) => [id, fn.Properties.Environment.Variables] as const);

test('the probe checks every five minutes and runs a whole account’s life each hour, once the product is deployed', () => {
  const [probe] = ourFunctions('everything').find(([id]) => id.startsWith('ProbeRunProbe')) ?? [];
  const walks = resourcesOf('everything', 'AWS::Events::Rule').flatMap(([, { Properties, DependsOn = [] }]) =>
    (Properties.Targets ?? [])
      .filter(({ Arn }: { Arn: { 'Fn::GetAtt'?: string[] } }) => Arn['Fn::GetAtt']?.[0] === probe)
      .map(({ Input }: { Input: string }) => [Input, Properties.ScheduleExpression, DependsOn.join()]),
  );
  const all = expect.stringMatching(/AccountWork.*ApiStage.*ResultsWorkerGenerateResults/);
  expect(walks).toEqual([
    ['{"walk":"look"}', 'rate(5 minutes)', all],
    ['{"walk":"journey"}', 'rate(1 hour)', all],
  ]);
});

test('the probe calls CloudFront’s own address, which works before the domain points at it', () => {
  const [, variables] = variablesOf('everything').find(([id]) => id.startsWith('ProbeRunProbe')) ?? [];
  expect(JSON.stringify(variables?.SITE_URL)).toMatch(/https:\/\/.*SiteDistribution.*DomainName/);
});

test('the location of its key is known to the probe and to the functions that must tell it from a user', () => {
  const told = variablesOf('everything').filter(([, { PROBE_KEY_SECRET_ARN }]) => PROBE_KEY_SECRET_ARN);
  expect(told.map(([id]) => /^(Api|Probe)([a-zA-Z]+)Function/.exec(id)?.[2]).sort()).toEqual([
    'RunProbe',
    'createSubmission',
    'eraseMe',
    'register',
    'session',
  ]);
  for (const [, { PROBE_KEY_SECRET_ARN }] of told)
    expect(PROBE_KEY_SECRET_ARN).toEqual({ Ref: expect.stringMatching(/^ProbeKey/) });
  for (const [, variables] of variablesOf('dev')) expect(variables).not.toHaveProperty('PROBE_KEY_SECRET_ARN');
});
