import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainRefusal, isConfirmed } from '#infra/aws/ops/command.ts';
import { describePlace } from '#infra/aws/ops/deployed-stack.ts';
import {
  changesTheStack,
  deployCommand,
  edgeCommand,
  edgeSteps,
  nextOriginSecret,
  readArguments,
} from '#infra/aws/ops/deployment/deploy.ts';
import { deletedVaults, describeLoss, retainedResources } from '#infra/aws/ops/deployment/destroy.ts';
import { emptyVault } from '#infra/aws/ops/deployment/empty-vault.ts';
import {
  checkFailed,
  judgeBootstrap,
  judgeConcurrency,
  judgeModel,
  judgePages,
  judgeRegistration,
  judgeSender,
  judgeSeparation,
  judgeSes,
  judgeSigning,
  judgeStack,
} from '#infra/aws/ops/deployment/judge.ts';
import { formerUsers } from '#infra/aws/ops/people/restore-users.ts';
import { readConfig } from '#infra/aws/stages/config.ts';
import { asUserId } from '#shared/contract/ids.ts';
import { product } from '#shared/product.ts';
import { answer, answeringService } from '#tests/support/answering-service.ts';

const made = { StackName: 'x', CreationTime: new Date(0) };

describe('the doctor', () => {
  const bootstrapped = (version: string) => ({
    ...made,
    StackStatus: 'CREATE_COMPLETE' as const,
    Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: version }],
  });

  test.each([
    [
      'never bootstrapped',
      null,
      'todo',
      /cdk bootstrap aws:\/\/111122223333\/eu-west-1 --qualifier dev\w{6} --toolkit-stack-name \w+-dev-cdk/,
    ],
    ['too old', bootstrapped('5'), 'todo', /too old \(version 5\)/],
    ['of an unknown version', { ...made, StackStatus: 'CREATE_COMPLETE' as const }, 'todo', /too old/],
    ['as it should be', bootstrapped('21'), 'ready', /version 21/],
  ])('checks the bootstrap: %s', (_, toolkit, state, text) => {
    const finding = judgeBootstrap(toolkit, { stage: 'dev', account: '111122223333', region: 'eu-west-1' });
    expect(finding).toEqual({ state, text: expect.stringMatching(text) });
  });

  test('asks for an account of its own for production, and in another stage says what it can reach', () => {
    const judged = (stage: string, production: boolean, others: string[]) =>
      judgeSeparation({ stage, production }, others);
    expect(judged('prod', true, [])).toMatchObject({ state: 'ready' });
    expect(judged('prod', true, ['longevity-dev-cdk'])).toEqual({
      state: 'todo',
      text: expect.stringMatching(/^longevity-dev-cdk in this account.*account of its own/),
    });
    expect(judged('dev', false, ['longevity-staging'])).toMatchObject({ state: 'note' });
  });

  test('says what is missing: an operator, a partner and a webhook', () => {
    const texts = (context: Record<string, string>) => judgePages(readConfig('dev', context)).map(({ text }) => text);
    expect(texts({}).join('\n')).toMatch(/No operator is named[\s\S]*No partner is set[\s\S]*No webhook is set/);
    const operator = { operatorName: 'Quiz Ltd', operatorContact: 'a@quiz.example', operatorJurisdiction: 'Ireland' };
    const links = { partnerUrl: 'https://clinic.example/', webhookUrl: 'https://hooks.example/' };
    expect(texts({ ...operator, ...links })).toEqual(['Quiz Ltd is named on /about and /privacy.']);
  });

  test.each([
    [null, 'note'],
    [{ ...made, StackStatus: 'UPDATE_COMPLETE' as const }, 'ready'],
    [{ ...made, StackStatus: 'UPDATE_ROLLBACK_COMPLETE' as const }, 'ready'],
    [{ ...made, StackStatus: 'ROLLBACK_COMPLETE' as const }, 'todo'],
    [{ ...made, StackStatus: 'DELETE_FAILED' as const }, 'todo'],
    [{ ...made, StackStatus: 'REVIEW_IN_PROGRESS' as const }, 'note'],
    [{ ...made, StackStatus: 'UPDATE_IN_PROGRESS' as const }, 'note'],
  ])('checks the stack itself: %o', (stack, state) => {
    expect(judgeStack(stack, 'dev').state).toBe(state);
  });

  test('names the stage in the command that it suggests, because without a name another stage would be deployed', () => {
    expect(judgeStack(null, 'prod').text).toMatch(/^\S+-prod is not deployed yet.*npm run ops -- deploy --stage prod$/);
    for (const StackStatus of ['ROLLBACK_COMPLETE', 'DELETE_FAILED'] as const)
      expect(judgeStack({ ...made, StackStatus }, 'prod').text).toMatch(/npm run ops -- destroy --stage prod\b/);
  });

  test.each(['UPDATE_FAILED', 'UPDATE_ROLLBACK_FAILED'] as const)(
    'does not advise deleting a stack with users’ data: %s',
    (StackStatus) => {
      const { state, text } = judgeStack({ ...made, StackStatus }, 'prod');
      expect(state).toBe('todo');
      expect(text).toMatch(/Do not delete it/);
      expect(text).not.toMatch(/destroy/);
    },
  );

  test('recognises whether SES is in its sandbox', () => {
    const SendQuota = { Max24HourSend: 200, MaxSendRate: 1 };
    const states = (account: object) => judgeSes(account, 'eu-west-1').map(({ state }) => state);
    expect(states({ SendingEnabled: true, ProductionAccessEnabled: false, SendQuota })).toEqual(['ready', 'todo']);
    expect(states({ SendingEnabled: true, ProductionAccessEnabled: true, SendQuota })).toEqual(['ready', 'ready']);
    expect(states({ SendingEnabled: false, ProductionAccessEnabled: true, SendQuota })).toEqual(['todo', 'ready']);
  });

  test('accepts a sender whose address or domain is verified', () => {
    const verified = { VerifiedForSendingStatus: true };
    const created = { sender: 'a@b.example', senderIdentity: 'create' } as const;
    expect(judgeSender(created, verified).state).toBe('ready');
    expect(judgeSender(created, undefined, verified).state).toBe('ready');
    expect(judgeSender(created, { VerifiedForSendingStatus: false }).text).toMatch(/follow its link/);
  });

  test.each([
    ['create', undefined, /does not know a@b\.example yet\. The deployment registers it, and SES writes to it/],
    ['domain', undefined, /does not know a@b\.example yet\. The deployment registers b\.example/],
    ['existing', undefined, /does not know a@b\.example\. Verify it in the console of SES, or set senderIdentity/],
    ['domain', { VerifiedForSendingStatus: false }, /b\.example is not verified yet.* DNS/],
  ] as const)(
    'says what the setting means for an unknown sender (%s, its domain %o)',
    (senderIdentity, domain, text) => {
      const finding = judgeSender({ sender: 'a@b.example', senderIdentity }, undefined, domain);
      expect(finding).toEqual({ state: 'todo', text: expect.stringMatching(text) });
    },
  );

  test('says what a mail provider will miss: a signature, a sender domain, a policy', () => {
    const states = (...given: Parameters<typeof judgeSigning>) => judgeSigning(...given).map(({ state }) => state);
    const seen = {
      DkimAttributes: { Status: 'SUCCESS' as const },
      MailFromAttributes: {
        MailFromDomain: 'mail.b.example',
        MailFromDomainStatus: 'SUCCESS' as const,
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' as const,
      },
    };
    expect(states('a@b.example', undefined, [])).toEqual(['note']);
    expect(states('a@b.example', seen, ['v=DMARC1; p=none'])).toEqual(['ready', 'ready', 'ready']);
    expect(states('a@b.example', seen, ['v=spf1 -all'])).toEqual(['ready', 'ready', 'todo']);
    expect(states('a@b.example', seen, ['v=DMARC1; p=none', 'v=DMARC1; p=reject'])).toEqual(['ready', 'ready', 'todo']);
    expect(states('a@b.example', { DkimAttributes: { Status: 'PENDING' } }, [])).toEqual(['todo', 'todo', 'todo']);
  });

  describe('knows before the deployment whether it may register the sender', () => {
    const config = { sender: 'a@b.example', senderIdentity: 'create', stage: 'dev' } as const;
    const ofStage = (stage: string) => ({
      Tags: [
        { Key: 'product', Value: product.id },
        { Key: 'stage', Value: stage },
      ],
    });

    test.each([
      ['verified by hand', {}, true],
      ['registered by another stage', ofStage('prod'), true],
      ['left by this stage when it ended', ofStage('dev'), false],
    ])('no: %s', (_, address, isDeployed) => {
      const [finding] = judgeRegistration(config, address, isDeployed);
      expect(finding).toEqual({ state: 'todo', text: expect.stringContaining('Set senderIdentity to existing') });
    });

    test('yes, or it need not', () => {
      expect(judgeRegistration(config, undefined, false)).toEqual([]);
      expect(judgeRegistration(config, ofStage('dev'), true)).toEqual([]);
      expect(judgeRegistration({ ...config, senderIdentity: 'existing' }, {}, true)).toEqual([]);
    });
  });

  test.each([
    [
      { regionAvailability: 'AVAILABLE', authorizationStatus: 'AUTHORIZED', entitlementAvailability: 'AVAILABLE' },
      'ready',
    ],
    [
      { regionAvailability: 'AVAILABLE', authorizationStatus: 'NOT_AUTHORIZED', entitlementAvailability: 'AVAILABLE' },
      'todo',
    ],
    [
      { regionAvailability: 'NOT_AVAILABLE', authorizationStatus: 'AUTHORIZED', entitlementAvailability: 'AVAILABLE' },
      'todo',
    ],
  ] as const)('knows whether the model may be called: %o', (availability, state) => {
    expect(judgeModel('amazon.nova-micro-v1:0', availability).state).toBe(state);
  });

  test('reports nothing as ready that it could not check', () => {
    const refused = Object.assign(new Error('cloudformation:DescribeStacks'), { name: 'AccessDenied' });
    expect(checkFailed(refused)).toEqual({
      state: 'todo',
      text: 'This check failed: Your credentials may not do this: cloudformation:DescribeStacks',
    });
  });

  test('warns of an account that is too small, and of a firewall in the wrong region', () => {
    expect(judgeConcurrency(10, 0).state).toBe('todo');
    expect(judgeConcurrency(1000, 15).state).toBe('ready');
    // Lambda keeps a hundred concurrent executions that nobody may reserve.
    expect([judgeConcurrency(110, 0).state, judgeConcurrency(110, 15).state]).toEqual(['ready', 'todo']);
    expect(judgeConcurrency(undefined, 0).state).toBe('note');
  });

  test.each(['doctor', 'destroy'])('%s says politely that there are no credentials, and fails', (script) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['infra/aws/ops/main.ts', script, '--stage', 'dev'],
      {
        env: { AWS_REGION: 'eu-west-1', AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nonexistent' },
        encoding: 'utf8',
      },
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There are no AWS credentials\. Sign in/);
  });
});

test.each(['deploy', 'destroy', 'diff', 'doctor'])(
  '%s says with --help what it accepts, and calls no account',
  (script) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['infra/aws/ops/main.ts', script, '--help'], {
      env: { HOME: '/nonexistent' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm run ops -- ${script}: [\\s\\S]*--stage <name>`));
  },
);

test.each(['doctor', 'destroy'])(
  '%s refuses options that it would ignore, because --profile may mean another account',
  (script) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['infra/aws/ops/main.ts', script, '--stage', 'dev', '--profile', 'playground'],
      { env: { AWS_REGION: 'eu-west-1', AWS_EC2_METADATA_DISABLED: 'true', HOME: '/nonexistent' }, encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Unknown option: --profile\. .* AWS_PROFILE/);
  },
);

describe('destroy', () => {
  const template = {
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table', DeletionPolicy: 'Retain' },
      Bucket: { Type: 'AWS::S3::Bucket', DeletionPolicy: 'Delete' },
      Role: { Type: 'AWS::IAM::Role' },
      Sender: { Type: 'AWS::SES::EmailIdentity', DeletionPolicy: 'RetainExceptOnCreate' },
    },
  };
  const deployed = [
    { LogicalResourceId: 'Table', PhysicalResourceId: 'submissions-1' },
    { LogicalResourceId: 'Bucket', PhysicalResourceId: 'files-1' },
    { LogicalResourceId: 'Role', PhysicalResourceId: 'role-1' },
    { LogicalResourceId: 'Sender', PhysicalResourceId: 'a@b.example' },
  ];

  test('names what remains', () => {
    expect(retainedResources(template, deployed)).toEqual([
      'AWS::DynamoDB::Table submissions-1',
      'AWS::SES::EmailIdentity a@b.example',
    ]);
    expect(describeLoss('longevity-prod', 3, ['AWS::DynamoDB::Table submissions-1'])).toMatch(
      /1 of them hold data and stay/,
    );
    expect(describeLoss('longevity-dev', 3, [])).toMatch(/every account, answer, result and log/);
  });

  test('empties the vault that is deleted with the stack, and no vault that remains', () => {
    const vault = (DeletionPolicy: string) => ({
      Resources: { Vault: { Type: 'AWS::Backup::BackupVault', DeletionPolicy } },
    });
    const made = [{ LogicalResourceId: 'Vault', PhysicalResourceId: 'longevity-staging-0a1b2c3d' }];
    expect(deletedVaults(vault('Delete'), made)).toEqual(['longevity-staging-0a1b2c3d']);
    expect(deletedVaults(vault('RetainExceptOnCreate'), made)).toEqual([]);
    expect(deletedVaults(template, deployed)).toEqual([]);
  });

  test('deletes every copy in the vault, and waits until AWS Backup is done, because CloudFormation deletes only an empty vault', async () => {
    const point = (id: string, Status = 'COMPLETED') => ({ RecoveryPointArn: `arn:aws:backup:::${id}`, Status });
    const seen = await answeringService(
      answer(200, { RecoveryPoints: [point('one')], NextToken: 'more' }),
      answer(200, { RecoveryPoints: [point('two')] }),
      answer(200),
      answer(200),
      answer(200),
      answer(200, { RecoveryPoints: [point('two', 'DELETING')] }),
      answer(200, { RecoveryPoints: [] }),
    );
    const printed: string[] = [];
    let pauses = 0;
    await emptyVault('staging-vault', {
      print: (line) => void printed.push(line),
      pause: async () => {
        pauses += 1;
      },
    });
    expect(seen.map(({ method, url = '' }) => `${method} ${decodeURIComponent(url.split('?')[0] ?? '')}`)).toEqual([
      'GET /backup-vaults/staging-vault/recovery-points',
      'GET /backup-vaults/staging-vault/recovery-points',
      'DELETE /backup-vaults/staging-vault/vault-lock',
      'DELETE /backup-vaults/staging-vault/recovery-points/arn:aws:backup:::one',
      'DELETE /backup-vaults/staging-vault/recovery-points/arn:aws:backup:::two',
      'GET /backup-vaults/staging-vault/recovery-points',
      'GET /backup-vaults/staging-vault/recovery-points',
    ]);
    expect([printed, pauses]).toEqual([['Deleting 2 copies from the vault staging-vault …'], 2]);
  });

  test('says in which account it would delete', () => {
    const arn = 'arn:aws:cloudformation:eu-west-1:111122223333:stack/longevity-dev/0a1b';
    expect(describePlace(arn)).toBe('In account 111122223333, region eu-west-1:');
  });

  test('continues only if the name of the stack is typed, or was given beforehand', async () => {
    const asked: string[] = [];
    const typing = (answer: string) => ({
      ask: async (question: string) => {
        asked.push(question);
        return answer;
      },
    });
    const name = 'longevity-dev';
    expect(await isConfirmed(name, undefined, typing('longevity-dev\n'), 'All data goes. ')).toBe(true);
    expect(asked).toEqual(['All data goes. Type longevity-dev to go on: ']);
    for (const answer of ['', 'y', 'yes', 'dev', 'longevity-prod']) {
      expect(await isConfirmed(name, undefined, typing(answer))).toBe(false);
      expect(await isConfirmed(name, answer, typing(name))).toBe(false);
    }
    expect(await isConfirmed(name, name, typing(''))).toBe(true);
  });

  test('has no stage by default', () => {
    const { status, stderr } = spawnSync(process.execPath, ['infra/aws/ops/main.ts', 'destroy'], {
      env: { AWS_REGION: 'eu-west-1' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Say which stage: npm run ops -- destroy --stage dev/);
  });
});

describe('deploy', () => {
  test('passes the stage as context, and unknown options to the CDK', () => {
    expect(deployCommand(['--stage', 'prod', '--confirm', 'x', '--hotswap'], true, null)).toEqual([
      'deploy',
      '--context',
      'stage=prod',
      '--no-notices',
      '--hotswap',
    ]);
  });

  test.each([[['-c', 'waf=true']], [['--context=waf=true']]])(
    'refuses a setting that is given for one deployment only: %j',
    (given) => {
      const { status, stderr } = spawnSync(process.execPath, ['infra/aws/ops/main.ts', 'deploy', ...given], {
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([1, 'waf: settings belong in stages/dev.json.\n']);
    },
  );

  test('finds the CDK of this project, whatever PATH contains', () => {
    const { status, stdout } = spawnSync(process.execPath, ['infra/aws/ops/main.ts', 'deploy', '--version'], {
      env: { PATH: '/nonexistent' },
      encoding: 'utf8',
    });
    const { version } = JSON.parse(readFileSync('node_modules/aws-cdk/package.json', 'utf8'));
    expect([status, stdout]).toEqual([0, expect.stringContaining(version)]);
  });

  test('names the version of the secret that CloudFront must send, if there is one', () => {
    expect(deployCommand([], true, 'version-2')).toEqual([
      'deploy',
      '--context',
      'originSecretVersion=version-2',
      '--no-notices',
    ]);
  });

  test.each([
    ['a firewall is there before CloudFront names it', { waf: true, alarmEmail: '' }, true, ['edge', 'product']],
    ['the first time its alarms wait for the site', { waf: true, alarmEmail: '' }, false, ['edge', 'product', 'edge']],
    ['named no more before it goes', { waf: false, alarmEmail: 'a@b.example' }, true, ['product', 'edge']],
    ['nobody reads alarms, and no firewall', { waf: false, alarmEmail: '' }, true, ['product']],
  ])('deploys the two stacks in an order in which each finds what it needs: %s', (_, config, isSiteDeployed, steps) => {
    expect(edgeSteps(config, isSiteDeployed)).toEqual(steps);
  });

  test('passes each stack what it cannot look up in the other region', () => {
    expect(deployCommand([], true, null, 'arn:of:firewall').slice(-2)).toEqual([
      '--parameters',
      'FirewallArn=arn:of:firewall',
    ]);
    const [command, stack, ...words] = edgeCommand('prod', false, { DistributionId: 'E1', RouterName: 'r' });
    expect([command, stack]).toEqual(['deploy', `${product.id}-prod-edge`]);
    for (const word of [
      'stage=prod',
      'part=edge',
      'never',
      'DistributionId=E1',
      'RouterName=r',
      'ViewerAddressName=none',
    ])
      expect(words).toContain(word);
  });

  test.each([
    [['--version'], false],
    [['--stage', 'prod', '--no-execute'], false],
    [['--stage', 'prod', '-c', 'waf=true'], true],
  ])('%j creates a new secret: %s', (given, changes) => {
    expect(changesTheStack(given)).toBe(changes);
  });

  test.each([
    [[], { stage: 'dev' }],
    [['--stage', 'prod'], { stage: 'prod' }],
    [['-c', 'waf=true', '-c', 'stage=prod'], { stage: 'prod' }],
    [['--context=stage=prod', '--profile', 'work'], { stage: 'prod', profile: 'work' }],
  ])('%j changes the secret of the stage and account that the CDK deploys to', (given, place) => {
    const { stage = 'dev', profile } = readArguments(given);
    expect({ stage, profile }).toEqual(place);
  });

  describe('keeps the secret that CloudFront sends valid until CloudFront has the next one', () => {
    const versions = {
      first: { current: 'one', previous: 'none' },
      failed: { current: 'two', previous: 'one' },
    };

    test.each([
      ['the first one is in use', 'first', versions.first, 'one'],
      ['the first one is in use, and deployments after it failed', 'first', versions.failed, 'one'],
      ['a later one is in use', 'v7', { current: 'seven', previous: 'six' }, 'seven'],
    ])('%s', async (_, deployed, stored, previous) => {
      const asked: unknown[] = [];
      const read = async (version?: string) => {
        asked.push(version);
        return stored;
      };
      expect(await nextOriginSecret(deployed, read, 'random')).toEqual({ current: 'random', previous });
      expect(asked).toEqual([deployed === 'first' ? undefined : deployed]);
    });
  });

  test('asks about wider rights only in a terminal', () => {
    expect(deployCommand([], false, null)).toContain('never');
    expect(deployCommand([], true, null)).not.toContain('never');
  });

  test.each([[['--stage=dev', '--confirm', 'x']], [['--confirm=x', '--stage', 'dev']]])(
    'takes its options in either spelling: %j',
    (given) => {
      expect(readArguments(given)).toEqual({ stage: 'dev', confirm: 'x', rest: [] });
    },
  );
});

describe('refusals of AWS', () => {
  const failure = (name: string, message = 'no') => Object.assign(new Error(message), { name });
  test.each([
    [failure('CredentialsProviderError'), /no AWS credentials/],
    [failure('ExpiredTokenException'), /Sign in again/],
    [failure('Error', 'Region is missing'), /AWS_REGION=/],
    [failure('ValidationError', 'Stack with id x does not exist'), /another stage, account or region/],
    [failure('AccessDeniedException', 'ses:GetAccount'), /may not do this: ses:GetAccount/],
    [failure('Other', 'as it is'), /^as it is$/],
  ])('%s', (error, text) => {
    expect(explainRefusal(error)).toMatch(text);
  });
});

const backedUp = (userId: string, email: string) => ({
  userId: asUserId(userId),
  email,
  isVerified: false,
  status: 'CONFIRMED',
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('an address belongs to the user in the accounts table, or else in the backup; the probe creates its own', () => {
  const accounts = [
    { userId: asUserId('moved'), email: 'new@example.com', isConfirmed: true },
    { userId: asUserId('later'), email: 'old@example.com', isConfirmed: false },
  ];
  const backup = [
    backedUp('moved', 'old@example.com'),
    backedUp('first-release', 'Ada@example.com'),
    backedUp('stale', 'OLD@example.com'),
    backedUp('probe', 'success+look.0a1b@simulator.amazonses.com'),
    backedUp('nameless', ''),
  ];
  const { users, leftOut } = formerUsers(backup, accounts);
  expect(users).toEqual([
    { userId: 'moved', email: 'new@example.com', isVerified: true },
    { userId: 'later', email: 'old@example.com', isVerified: false },
    expect.objectContaining({ userId: 'first-release', email: 'ada@example.com' }),
  ]);
  expect(leftOut).toEqual(['stale', 'nameless']);
});
