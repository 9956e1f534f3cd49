import { describe, expect, test } from 'vitest';
import { parseKeys } from '#functions/adapters/webhook.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { restorableTables, restoredName } from '#infra/aws/stages/stage-schema.ts';
import { constructOfTable } from '#infra/facts/table-keys.ts';
import { lifetimes } from '#shared/contract/lifetimes.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { allResources, createApp, resourcesOf, type VariantName } from './synthesize.ts';

const stages: VariantName[] = ['dev', 'prod'];
const properties = (variant: VariantName, type: string) =>
  resourcesOf(variant, type).map(([, resource]) => resource.Properties);

/** Data that users would miss. Everything else can be made again from the source. */
const holdsData = ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::KMS::Key'];
/** Deleted when its first deployment fails, so that nothing has to be removed by hand; retained afterwards. */
const stays = ['Retain', 'RetainExceptOnCreate'];

describe('people’s data', () => {
  test.each(stages)('is encrypted in every table with a key of our own, which rotates (%s)', (stage) => {
    const tables = properties(stage, 'AWS::DynamoDB::Table');
    // Submissions, results, accounts, the marks of the erased, limits and links.
    expect(tables).toHaveLength(6);
    for (const table of tables) {
      expect(table.SSESpecification).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' });
      expect(table.SSESpecification.KMSMasterKeyId).toBeDefined();
    }
    const encrypting = properties(stage, 'AWS::KMS::Key').filter(({ KeyUsage }) => KeyUsage !== 'SIGN_VERIFY');
    expect(encrypting.map((key) => key.EnableKeyRotation)).toEqual([true]);
  });

  test.each(stages)('can be restored to any second of the last weeks, and costs nothing while idle (%s)', (stage) => {
    for (const table of properties(stage, 'AWS::DynamoDB::Table')) {
      expect(table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
      expect(table.BillingMode).toBe('PAY_PER_REQUEST');
    }
  });

  test('is keyed by its owner, and the sweep has a sparse index instead of a scan', () => {
    const tables = resourcesOf('dev', 'AWS::DynamoDB::Table')
      .filter(([id]) => !/^Tables(Limits|Erased)/.test(id))
      .map(([, table]) => table.Properties);
    for (const table of tables) expect(table.KeySchema[0]).toEqual({ AttributeName: 'userId', KeyType: 'HASH' });
    const [index, madeBy, due, ...others] = tables.flatMap((table) => table.GlobalSecondaryIndexes ?? []);
    expect(others).toEqual([]);
    // Accounts by their next due time, with their ids only.
    expect(due).toMatchObject({
      IndexName: 'due',
      KeySchema: [{ AttributeName: 'dueShard' }, { AttributeName: 'dueAt' }],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    });
    // Results by the engine that made them: their ids and the version of the questions.
    expect(madeBy).toMatchObject({
      IndexName: 'madeBy',
      KeySchema: [{ AttributeName: 'madeByShard' }, { AttributeName: 'madeBy' }],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['quizVersion'] },
    });
    expect(index).toMatchObject({
      IndexName: 'waiting',
      KeySchema: [{ AttributeName: 'waiting' }, { AttributeName: 'waitingSince' }],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['submissionId'] },
    });
  });

  test('includes counters of tries that carry no owner, and that DynamoDB deletes once they no longer count', () => {
    const [, limits] = resourcesOf('dev', 'AWS::DynamoDB::Table').find(([id]) => id.startsWith('TablesLimits')) ?? [];
    expect(limits?.Properties).toMatchObject({
      KeySchema: [{ AttributeName: 'key', KeyType: 'HASH' }],
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
  });

  test('of an unfinished or erased account and of features expires by itself, and nothing else does', () => {
    const deletedByTime = resourcesOf('dev', 'AWS::DynamoDB::Table')
      .filter(([, table]) => table.Properties.TimeToLiveSpecification)
      .map(([id, table]) => [id.slice(0, 'TablesAcc'.length), table.Properties.TimeToLiveSpecification]);
    const byItsOwnTime = { AttributeName: 'expiresAt', Enabled: true };
    expect(deletedByTime).toEqual([
      ['TablesAcc', byItsOwnTime],
      ['TablesEra', byItsOwnTime],
      ['TablesLim', byItsOwnTime],
      ...featureTableNames.map((name) => [
        `Tables${constructOfTable(name)}`.slice(0, 'TablesAcc'.length),
        byItsOwnTime,
      ]),
    ]);
  });

  test('outlives the stack in production, where it cannot be deleted by mistake either', () => {
    for (const type of holdsData)
      for (const [id, resource] of resourcesOf('prod', type))
        expect([id, stays.includes(resource.DeletionPolicy ?? '')]).toEqual([id, true]);
    for (const table of properties('prod', 'AWS::DynamoDB::Table')) expect(table.DeletionProtectionEnabled).toBe(true);
    expect(properties('prod', 'AWS::Cognito::UserPool')[0]?.DeletionProtection).toBe('ACTIVE');
  });

  test('leaves nothing behind when the first deployment fails, except what is protected against deletion or may have signed', () => {
    const left = allResources('everything').filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain');
    const kinds = left.map(([id, { Type }]) => (Type === 'AWS::KMS::Key' ? id.replace(/Key1.*/, '') : Type));
    expect([...new Set(kinds)].sort()).toEqual(['AWS::Cognito::UserPool', 'AWS::DynamoDB::Table', 'SigningKeys']);
  });

  test('is copied once a day into a vault that production cannot empty, and the copies are deleted as promised to users', () => {
    const locks = properties('everything', 'AWS::Backup::BackupVault').map(
      ({ LockConfiguration }) => LockConfiguration,
    );
    const days = lifetimes.backupDays - 1;
    expect(locks).toEqual([{ MinRetentionDays: days - 1, MaxRetentionDays: days, ChangeableForDays: 3 }]);
    const [plan] = properties('everything', 'AWS::Backup::BackupPlan');
    expect(plan?.BackupPlan.BackupPlanRule).toMatchObject([{ Lifecycle: { DeleteAfterDays: days } }]);
    const [selection] = properties('everything', 'AWS::Backup::BackupSelection');
    const copied = JSON.stringify(selection?.BackupSelection.Resources);
    for (const table of ['Submissions', 'Results', 'Accounts', 'Links']) expect(copied).toContain(`Tables${table}`);
    expect(copied).not.toMatch(/TablesErased|TablesLimits/);
    // Elsewhere an administrator can take the lock off again, or the stage could not be removed for a month.
    const [ofStaging] = properties('shippedStaging', 'AWS::Backup::BackupVault');
    expect(ofStaging?.LockConfiguration).not.toHaveProperty('ChangeableForDays');
  });

  test('is copied with AWS’s own rights for it: every right that AWS Backup needs, also one that it needs later', () => {
    const [selection] = properties('everything', 'AWS::Backup::BackupSelection');
    const role = selection?.BackupSelection.IamRoleArn['Fn::GetAtt'][0];
    const roles = new Map(resourcesOf('everything', 'AWS::IAM::Role'));
    const { ManagedPolicyArns, AssumeRolePolicyDocument } = roles.get(role)?.Properties ?? {};
    expect(JSON.stringify(ManagedPolicyArns)).toContain(
      ':iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup',
    );
    expect(AssumeRolePolicyDocument.Statement).toMatchObject([{ Principal: { Service: 'backup.amazonaws.com' } }]);
  });

  test('is copied under a key that nobody can delete: AWS’s own', () => {
    for (const vault of properties('everything', 'AWS::Backup::BackupVault'))
      expect(vault).not.toHaveProperty('EncryptionKeyArn');
  });

  test('has a vault whose name a later stack can take, and that no deployment makes twice', () => {
    for (const variant of ['dev', 'prod', 'everything'] as const) {
      const [vault, ...others] = properties(variant, 'AWS::Backup::BackupVault');
      expect(others).toEqual([]);
      expect(JSON.stringify(vault?.BackupVaultName)).toContain('AWS::StackId');
    }
    // Without copies it is empty, and stays when the setting is switched off.
    expect(properties('dev', 'AWS::Backup::BackupPlan')).toEqual([]);
  });

  test('is written at the throughput that the stage sets before a launch; otherwise DynamoDB decides', () => {
    for (const { WarmThroughput } of properties('everything', 'AWS::DynamoDB::Table'))
      expect(WarmThroughput).toEqual({ WriteUnitsPerSecond: 12_000, ReadUnitsPerSecond: 12_000 });
    for (const table of properties('prod', 'AWS::DynamoDB::Table')) expect(table).not.toHaveProperty('WarmThroughput');
  });

  test('is mailed from an address that stays verified when production no longer registers it', () => {
    const policies = (variant: VariantName) =>
      resourcesOf(variant, 'AWS::SES::EmailIdentity').map(([, { DeletionPolicy }]) => DeletionPolicy);
    expect(policies('everything')).toEqual(['RetainExceptOnCreate']);
    expect(policies('mail')).toEqual(['Delete']);
  });

  test('goes with the stack everywhere else', () => {
    const kept = allResources('dev').filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain');
    expect(kept).toEqual([]);
    for (const table of properties('dev', 'AWS::DynamoDB::Table'))
      expect(table.DeletionProtectionEnabled).not.toBe(true);
  });
});

test('a stage that was restored uses the new tables, and keeps its own and the marks of the erased', () => {
  const word = '20261121t080000z';
  const { template } = createApp('prod', () => {}, { restoredTables: word });
  const tablesIn = (functions: Record<string, { Properties: { Environment?: { Variables: object } } }>) =>
    Object.values(functions).flatMap(({ Properties }) => Object.entries(Properties.Environment?.Variables ?? {}));
  const used = new Map(tablesIn(template.findResources('AWS::Lambda::Function') as never));
  for (const name of restorableTables)
    expect(used.get(`${name.toUpperCase()}_TABLE`)).toBe(restoredName('prod', name, word));
  const own = resourcesOf('prod', 'AWS::DynamoDB::Table').map(([id]) => id);
  expect(Object.keys(template.findResources('AWS::DynamoDB::Table'))).toEqual(own);
  expect(used.get('ERASED_TABLE')).toEqual({ Ref: own.find((id) => id.startsWith('TablesErased')) });
  // No right to a table that is not in use any more.
  const rights = JSON.stringify(['Role', 'Policy'].map((type) => template.findResources(`AWS::IAM::${type}`)));
  expect(rights).toContain(`table/${restoredName('prod', 'submissions', word)}`);
  expect(rights).not.toMatch(/TablesSubmissions|TablesResults|TablesAccounts|TablesLinks/);
});

test.each(stages)('everything that holds anything says what happens to it when the stack ends (%s)', (stage) => {
  const holders = [...holdsData, 'AWS::S3::Bucket', 'AWS::Logs::LogGroup'];
  const silent = allResources(stage)
    .filter(([, { Type }]) => holders.includes(Type))
    .filter(([, resource]) => !resource.DeletionPolicy || !resource.UpdateReplacePolicy);
  expect(silent).toEqual([]);
});

test.each(stages)('backups of the users are under our own key, in versions, and gone within 35 days (%s)', (stage) => {
  const found = resourcesOf(stage, 'AWS::S3::Bucket').find(([id]) => id.startsWith('UserBackups'));
  const { Properties, DeletionPolicy } = found?.[1] ?? {};
  const [rule] = Properties?.BucketEncryption.ServerSideEncryptionConfiguration ?? [];
  expect(rule.ServerSideEncryptionByDefault).toMatchObject({
    SSEAlgorithm: 'aws:kms',
    KMSMasterKeyID: expect.anything(),
  });
  expect(Properties?.VersioningConfiguration).toEqual({ Status: 'Enabled' });
  const [rules] = Properties?.LifecycleConfiguration.Rules ?? [];
  // Each of the two times ends at the midnight after it.
  const days = rules.ExpirationInDays + 1 + rules.NoncurrentVersionExpiration.NoncurrentDays + 1;
  expect(days).toBeLessThanOrEqual(lifetimes.backupDays);
  expect(DeletionPolicy).toBe(stage === 'prod' ? 'RetainExceptOnCreate' : 'Delete');
});

test('the next user pool stands beside the one in use, which keeps its name, and later is the one in use', () => {
  const poolsOf = (settings: object) => {
    const { template } = createApp('prod', () => {}, settings as Record<string, unknown>);
    const used = Object.values(template.findResources('AWS::Lambda::Function')).flatMap(
      ({ Properties }) => Properties.Environment?.Variables?.USER_POOL_ID?.Ref ?? [],
    );
    const trigger = Object.values(template.findResources('AWS::Cognito::UserPool')).map(
      ({ Properties }) => Properties.LambdaConfig.PreTokenGeneration.Ref,
    );
    const allowed = Object.values(template.findResources('AWS::Lambda::Permission'))
      .map(({ Properties }) => Properties.SourceArn?.['Fn::GetAtt']?.[0])
      .filter((id) => /^SignInUsers/.test(id));
    const pools = Object.keys(template.findResources('AWS::Cognito::UserPool'));
    expect(new Set(trigger).size).toBe(1);
    expect(allowed.toSorted()).toEqual(pools.toSorted());
    return { pools, used: [...new Set(used)], next: template.findOutputs('NextUserPoolId').NextUserPoolId?.Value.Ref };
  };
  const [first] = resourcesOf('prod', 'AWS::Cognito::UserPool').map(([id]) => id);
  const beside = poolsOf({ nextUserPool: true });
  expect(beside).toEqual({ pools: [first, beside.next], used: [first], next: expect.stringMatching(/^SignInUsers2/) });
  // The same resource, so the switch loses no user.
  expect(poolsOf({ userPoolGeneration: 2 })).toEqual({ pools: [beside.next], used: [beside.next], next: undefined });
});

/** What an event source calls: an alias, by its longer name, or a function that no release shifts. */
const calledBy = (functionName: object): string => /\{"Ref":"(\w+)"\}/.exec(JSON.stringify(functionName))?.[1] ?? '';

describe('messages', () => {
  test.each<VariantName>(['dev', 'everything'])('are encrypted, and accepted over TLS only (%s)', (variant) => {
    const queues = resourcesOf(variant, 'AWS::SQS::Queue');
    expect(queues.length).toBeGreaterThanOrEqual(3);
    const policies = properties(variant, 'AWS::SQS::QueuePolicy');
    for (const [id, queue] of queues) {
      expect(queue.Properties.SqsManagedSseEnabled).toBe(true);
      const own = policies.filter((policy) => policy.Queues.some((ref: { Ref: string }) => ref.Ref === id));
      expect(own.flatMap((policy) => policy.PolicyDocument.Statement)).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    }
  });

  test('are retained for longer than the sweep goes on, and dead letters for as long as SQS can', () => {
    for (const [id, { Properties }] of resourcesOf('everything', 'AWS::SQS::Queue')) {
      const keptSeconds = Properties.MessageRetentionPeriod;
      if (Properties.RedrivePolicy) expect(keptSeconds).toBeGreaterThan(pipelineLimits.deadLetterAfterSeconds);
      else expect([id, keptSeconds]).toEqual([id, 14 * 24 * 3600]);
    }
  });

  test('every queue has a dead-letter queue or is one', () => {
    const queues = resourcesOf('everything', 'AWS::SQS::Queue');
    const targets = [
      ...queues.map(([, queue]) => queue.Properties.RedrivePolicy?.deadLetterTargetArn),
      ...resourcesOf('everything', 'AWS::Lambda::Function').map(([, fn]) => fn.Properties.DeadLetterConfig?.TargetArn),
    ].map((arn) => arn?.['Fn::GetAtt']?.[0]);
    for (const [id, queue] of queues)
      expect([id, Boolean(queue.Properties.RedrivePolicy) || targets.includes(id)]).toEqual([id, true]);
  });

  test('stay hidden for at least six times as long as the worker of their queue may take', () => {
    const mappings = properties('dev', 'AWS::Lambda::EventSourceMapping');
    expect(mappings).toHaveLength(3);
    for (const { EventSourceArn, FunctionName } of mappings) {
      const queueId = EventSourceArn['Fn::GetAtt'][0];
      const queue = resourcesOf('dev', 'AWS::SQS::Queue').find(([id]) => id === queueId)?.[1];
      const alias = resourcesOf('dev', 'AWS::Lambda::Alias').find(([id]) => id === calledBy(FunctionName))?.[1];
      const called = alias?.Properties.FunctionName.Ref ?? calledBy(FunctionName);
      const worker = resourcesOf('dev', 'AWS::Lambda::Function').find(([id]) => id === called)?.[1];
      expect(worker).toBeDefined();
      expect(queue?.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * worker?.Properties.Timeout);
      expect(queue?.Properties.RedrivePolicy.maxReceiveCount).toBe(pipelineLimits.maxReceiveCount);
    }
  });

  test('one bad message does not fail its batch, and a flood does not use up the account’s concurrency', () => {
    const mappings = properties('dev', 'AWS::Lambda::EventSourceMapping');
    expect(mappings.map(({ FunctionName }) => calledBy(FunctionName)).sort()).toEqual([
      expect.stringContaining('HandleAccountJobs'),
      expect.stringContaining('SendEffects'),
      expect.stringContaining('GenerateResults'),
    ]);
    for (const mapping of mappings) {
      expect(mapping).toMatchObject({
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        BatchSize: pipelineLimits.batchSize,
        ScalingConfig: { MaximumConcurrency: pipelineLimits.maxConcurrency },
      });
    }
  });
});

describe('buckets', () => {
  test.each(stages)('are private, encrypted, and read over TLS only (%s)', (stage) => {
    const buckets = properties(stage, 'AWS::S3::Bucket');
    // Of the site, and of the backups of the users.
    expect(buckets).toHaveLength(2);
    for (const bucket of buckets) {
      expect(bucket.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(bucket.BucketEncryption).toBeDefined();
    }
    const policies = properties(stage, 'AWS::S3::BucketPolicy').map(({ PolicyDocument }) => PolicyDocument.Statement);
    for (const statements of policies)
      expect(statements).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
    expect(policies).toHaveLength(2);
    const statements = policies.flat();
    const open = statements.filter(
      ({ Effect, Principal }) => Effect === 'Allow' && JSON.stringify(Principal).includes('"*"'),
    );
    expect(open).toEqual([]);
  });
});

test('the alarms and the secrets are encrypted with the key too', () => {
  expect(properties('everything', 'AWS::SNS::Topic')[0]?.KmsMasterKeyId).toBeDefined();
  const secrets = properties('everything', 'AWS::SecretsManager::Secret');
  expect(secrets.length).toBeGreaterThan(1);
  for (const secret of secrets) expect(secret.KmsKeyId).toBeDefined();
});

test('the key of the hashes is random, and outlives its stack in production: without it every session would end', () => {
  const [[, secret] = []] = resourcesOf('prod', 'AWS::SecretsManager::Secret').filter(([id]) =>
    id.startsWith('ServerKey'),
  );
  expect(secret?.DeletionPolicy).toBe('RetainExceptOnCreate');
  expect(secret?.Properties.GenerateSecretString).toMatchObject({ PasswordLength: 44 });
});

test('the signing key that the stack makes is one that the webhook’s code accepts: base64 of 24 to 64 bytes', () => {
  const [[, secret] = []] = resourcesOf('webhook', 'AWS::SecretsManager::Secret').filter(([id]) =>
    id.startsWith('WebhookSecret'),
  );
  const { PasswordLength, ExcludePunctuation } = secret?.Properties.GenerateSecretString ?? {};
  expect(ExcludePunctuation).toBe(true);
  expect(parseKeys('a'.repeat(PasswordLength))).toHaveLength(1);
});

/** The logical ids of resources with data, in every stage. A new one needs a row here. */
const pinned: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['SignInUsers1801E146'],
  'AWS::DynamoDB::Table': [
    'TablesAccounts2D520C9A',
    'TablesErased1BB3A94F',
    'TablesLimits627214C7',
    'TablesLinksA637170D',
    'TablesResultsD85FCDF1',
    'TablesSubmissions10B0C7C7',
  ],
  'AWS::KMS::Key': ['DataKey2A0DE9E6', 'SigningKeysKey1B5858CEC'],
  'AWS::S3::Bucket': ['SiteFiles975A43CF', 'UserBackupsBucketEF024000'],
  'AWS::SecretsManager::Secret': ['OriginSecret9A421E71', 'ServerKeyAF330F4B', 'SessionKeys838BDBB0'],
};

test.each(['prod', 'dev'] as const)(
  'resources with data keep their names: a renamed construct would replace them with empty ones (%s)',
  (stage) => {
    for (const [type, ids] of Object.entries(pinned)) {
      const found = allResources(stage).flatMap(([id, { Type }]) => (Type === type ? [id] : []));
      expect(found.toSorted()).toEqual(ids);
    }
  },
);
