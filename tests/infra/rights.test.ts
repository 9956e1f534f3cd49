import { describe, expect, test } from 'vitest';
import type { Rights } from '#functions/edge/rights.ts';
import { endpoints } from '#functions/endpoints.ts';
import { type WorkerName, workers } from '#functions/workers.ts';
import { apiFunctionNames, endpointsOf, entryOf } from '#infra/aws/functions/entries.ts';
import { rightsOf, rightsOfWorker } from '#infra/aws/functions/grants.ts';
import { routeNames } from '#shared/contract/routes.ts';
import { featureTableNames } from '#shared/features/tables.ts';
import { featureEndings, featureRights } from '#tests/features/api.ts';
import { idOf, functionEntries as names, type Right, rightsByRole, rightsOfFunction, whatItMayDo } from './rights.ts';
import { ourFunctions, resourcesOf, type VariantName, variantNames } from './synthesize.ts';

/** A try is counted before the password is looked at, and forgotten when it was right. */
const passwordTries = ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
/** An account's item is changed by a read and a write on the condition that nothing came between. */
const changeOfAccount = ['dynamodb:GetItem', 'dynamodb:PutItem'];
/** What Lambda needs to receive and delete messages, and the worker to delay one. */
const takesMessages = [
  'sqs:ChangeMessageVisibility',
  'sqs:DeleteMessage',
  'sqs:GetQueueAttributes',
  'sqs:GetQueueUrl',
  'sqs:ReceiveMessage',
];

const ofFeatureTables = (actions: string[]) => Object.fromEntries(featureTableNames.map((name) => [name, actions]));

/**
 * Everything that a route or a worker may do besides writing its log and using the key: as the code calls it, and no more. A second
 * opinion, written by hand: of a route that has no row here, what its ports need is looked at alone.
 */
const mayDo: Readonly<Record<string, Record<string, string[]>>> = {
  login: {
    'the user pool': ['cognito-idp:AdminInitiateAuth'],
    accounts: changeOfAccount,
    limits: passwordTries,
    // For the mail about a login on a new device.
    'the account queue': ['sqs:SendMessage'],
  },
  'not-me': {
    'the user pool': ['cognito-idp:AdminSetUserPassword'],
    accounts: changeOfAccount,
    ...featureEndings,
    'the account queue': ['sqs:SendMessage'],
  },
  'end-session': { accounts: changeOfAccount },
  register: {
    'the user pool': [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminSetUserPassword',
    ],
    accounts: changeOfAccount,
    erased: ['dynamodb:ConditionCheckItem'],
    limits: passwordTries,
    'the account queue': ['sqs:SendMessage'],
  },
  refresh: {
    'the user pool': ['cognito-idp:AdminInitiateAuth'],
    accounts: ['dynamodb:GetItem', 'dynamodb:PutItem'],
  },
  logout: { accounts: ['dynamodb:GetItem', 'dynamodb:PutItem'] },
  'logout-everywhere': {
    accounts: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    ...featureEndings,
  },
  'confirm-by-link': {
    // To find the account of an address, to check the password, to tell Cognito that an address is confirmed or removed.
    'the user pool': [
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminUpdateUserAttributes',
    ],
    accounts: changeOfAccount,
    limits: passwordTries,
    'the account queue': ['sqs:SendMessage'],
  },
  'decline-address': { 'the user pool': ['cognito-idp:AdminUpdateUserAttributes'], accounts: changeOfAccount },
  'undo-address': {
    'the user pool': [
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
    ],
    accounts: changeOfAccount,
    ...featureEndings,
  },
  // Nothing of accounts or the user pool: so the answer cannot depend on whether the address has an account.
  help: { limits: ['dynamodb:UpdateItem'], 'the account queue': ['sqs:SendMessage'] },
  reset: {
    // All of registering, and what erases an account that was never confirmed.
    'the user pool': [
      'cognito-idp:AdminCreateUser',
      'cognito-idp:AdminDeleteUser',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminInitiateAuth',
      'cognito-idp:AdminSetUserPassword',
      'cognito-idp:AdminUpdateUserAttributes',
    ],
    accounts: [...changeOfAccount, 'dynamodb:UpdateItem'],
    erased: ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'],
    ...featureEndings,
    limits: ['dynamodb:UpdateItem'],
    'the account queue': ['sqs:SendMessage'],
  },
  'confirm-address': {
    'the user pool': ['cognito-idp:AdminGetUser', 'cognito-idp:AdminUpdateUserAttributes'],
    accounts: changeOfAccount,
    'the account queue': ['sqs:SendMessage'],
  },
  'send-confirmation': {
    accounts: changeOfAccount,
    limits: ['dynamodb:UpdateItem'],
    'the account queue': ['sqs:SendMessage'],
  },
  'get-account': { accounts: ['dynamodb:GetItem'] },
  'change-password': {
    'the user pool': ['cognito-idp:AdminInitiateAuth', 'cognito-idp:AdminSetUserPassword'],
    accounts: changeOfAccount,
    limits: passwordTries,
    'the account queue': ['sqs:SendMessage'],
  },
  'change-address': {
    // The address itself changes when it is proved, by another route.
    'the user pool': ['cognito-idp:AdminInitiateAuth'],
    accounts: changeOfAccount,
    limits: passwordTries,
    'the account queue': ['sqs:SendMessage'],
  },
  'change-profile': { 'the user pool': ['cognito-idp:AdminUpdateUserAttributes'], accounts: changeOfAccount },
  'give-consent': { accounts: changeOfAccount },
  'erase-me': {
    // It closes the account and leaves the erasing to the worker.
    'the user pool': ['cognito-idp:AdminInitiateAuth'],
    accounts: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
    erased: ['dynamodb:PutItem'],
    limits: passwordTries,
    'the account queue': ['sqs:SendMessage'],
  },
  'get-me': { accounts: ['dynamodb:GetItem'], submissions: ['dynamodb:Query'] },
  'get-signing-keys': { 'the signing key': ['kms:GetPublicKey'] },
  'get-fhir-definition': {},
  'export-me': {
    'the user pool': ['cognito-idp:AdminGetUser'],
    accounts: ['dynamodb:GetItem'],
    submissions: ['dynamodb:Query'],
    // It records each download that is signed, but not for a user who is being erased.
    results: ['dynamodb:PutItem', 'dynamodb:Query'],
    erased: ['dynamodb:ConditionCheckItem'],
    'the signing key': ['kms:GetPublicKey', 'kms:Sign'],
    ...ofFeatureTables(['dynamodb:Query']),
    limits: ['dynamodb:GetItem'],
  },
  // Strangers call it.
  'get-document-state': { limits: ['dynamodb:UpdateItem'], results: ['dynamodb:GetItem'] },
  'list-submissions': { accounts: ['dynamodb:GetItem'], submissions: ['dynamodb:Query'] },
  'get-submission': {
    accounts: ['dynamodb:GetItem'],
    results: ['dynamodb:GetItem'],
    submissions: ['dynamodb:GetItem', 'dynamodb:Query'],
  },
  'create-submission': {
    accounts: ['dynamodb:ConditionCheckItem', 'dynamodb:GetItem'],
    limits: ['dynamodb:UpdateItem'],
    submissions: ['dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    'the result queue': ['sqs:SendMessage'],
  },
  // The statement is about a notice of that result.
  'note-checked': {
    accounts: ['dynamodb:GetItem'],
    submissions: ['dynamodb:Query', 'dynamodb:UpdateItem'],
    results: ['dynamodb:GetItem'],
  },
  'get-result': { accounts: ['dynamodb:GetItem'], submissions: ['dynamodb:Query'], results: ['dynamodb:GetItem'] },
  ...featureRights,
  'generate-results': {
    erased: ['dynamodb:ConditionCheckItem', 'dynamodb:GetItem'],
    submissions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
    results: ['dynamodb:GetItem', 'dynamodb:PutItem'],
    'the result queue': takesMessages,
    'the effect queue': ['sqs:SendMessage'],
  },
  'send-effects': {
    accounts: ['dynamodb:GetItem'],
    erased: ['dynamodb:GetItem'],
    submissions: ['dynamodb:UpdateItem'],
    results: ['dynamodb:GetItem'],
    // The mails of the day, the turns of all mails, and whether mail or webhook rest.
    limits: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
    'the effect queue': takesMessages,
    'the account queue': ['sqs:SendMessage'],
  },
  'handle-account-jobs': {
    'the user pool': ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
    accounts: [...changeOfAccount, 'dynamodb:DeleteItem', 'dynamodb:UpdateItem'],
    erased: ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'],
    submissions: ['dynamodb:DeleteItem', 'dynamodb:Query', 'dynamodb:UpdateItem'],
    results: ['dynamodb:DeleteItem', 'dynamodb:Query'],
    ...ofFeatureTables(['dynamodb:DeleteItem', 'dynamodb:Query']),
    limits: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'],
    'the account queue': takesMessages,
    'the effect queue': ['sqs:SendMessage'],
  },
  'sweep-waiting': {
    'submissions/waiting': ['dynamodb:Query'],
    'accounts/due': ['dynamodb:Query'],
    submissions: ['dynamodb:UpdateItem'],
    accounts: ['dynamodb:UpdateItem'],
    limits: ['dynamodb:GetItem'],
    // How much is there says how much the sweep may add.
    'the result queue': ['sqs:GetQueueAttributes', 'sqs:SendMessage'],
    'the effect queue': ['sqs:GetQueueAttributes', 'sqs:SendMessage'],
    'the account queue': ['sqs:SendMessage'],
    'dead sweeps': ['sqs:SendMessage'],
  },
  'record-mail-event': {
    submissions: ['dynamodb:UpdateItem'],
    results: ['dynamodb:UpdateItem'],
    accounts: ['dynamodb:GetItem', 'dynamodb:PutItem'],
  },
  'run-probe': {},
  // It can read and write backups, and neither delete one nor change a user.
  'back-up-users': {
    'the user pool': ['cognito-idp:ListUsers'],
    'backups of users': ['s3:GetObject', 's3:PutObject'],
    'the bucket of backups': ['s3:ListBucket'],
  },
  'pre-token-generation': {},
};

/** What DynamoDB documents as the least that a caller needs of the key of a table. */
const toRead = ['Decrypt', 'DescribeKey'];
const toWrite = [
  ...toRead,
  'Encrypt',
  'GenerateDataKey',
  'GenerateDataKeyWithoutPlaintext',
  'ReEncryptFrom',
  'ReEncryptTo',
];

/** The same for a bucket. */
const toWriteObjects = ['Decrypt', 'GenerateDataKey'];

const variantWith = (name: string): VariantName => {
  if (name === 'run-probe') return 'alarmEmail';
  return name === 'record-mail-event' ? 'mail' : 'dev';
};

/** As `whatItMayDo` names them. */
const nameOfThing: Readonly<Record<string, string>> = {
  userPool: 'the user pool',
  resultQueue: 'the result queue',
  effectQueue: 'the effect queue',
  accountQueue: 'the account queue',
  waitingIndex: 'submissions/waiting',
  dueIndex: 'accounts/due',
  signingKeys: 'the signing key',
  newestSigningKey: 'the signing key',
};
const serviceOf = (thing: string): string =>
  ({
    userPool: 'cognito-idp',
    resultQueue: 'sqs',
    effectQueue: 'sqs',
    accountQueue: 'sqs',
    signingKeys: 'kms',
    newestSigningKey: 'kms',
    mail: 'ses',
    model: 'bedrock',
    webhook: 'secretsmanager',
    userBackups: 's3',
  })[thing] ?? 'dynamodb';

const rightsAsWritten = (rights: Rights): string[] =>
  Object.entries(rights)
    .flatMap(([thing, actions]) =>
      actions.map((action) => `${serviceOf(thing)}:${action} ${nameOfThing[thing] ?? thing}`),
    )
    .sort();

const withoutKey = (name: string): string[] =>
  [...new Set(whatItMayDo(variantWith(name), name).filter((right) => !right.endsWith(' the key')))].sort();

const routeOf = (row: string) =>
  routeNames.find((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) === row);

/**
 * Rights that are powers, each by a name: to log in as another user, to read a user's answers, to change them, to reach a
 * feature's table, to begin an erasure. No route shares a function with a power that the route does not need itself.
 */
const powersOf = (rights: Rights): string[] => {
  const { userPool = [], submissions = [], results = [], erased = [] } = rights;
  const reads = (action: string) => action === 'GetItem' || action === 'Query';
  return [
    ...userPool.filter((action) => !['AdminInitiateAuth', 'AdminGetUser'].includes(action)),
    // A result follows from answers, so a function that may read the one may read the other.
    ...([...submissions, ...results].some(reads) ? ['read health data'] : []),
    ...([...submissions, ...results].some((action) => !reads(action)) ? ['change health data'] : []),
    ...featureTableNames.filter((name) => rights[name] !== undefined),
    ...(erased.includes('PutItem') ? ['begin an erasure'] : []),
  ];
};

describe('a key that opens an account', () => {
  /** The functions that read a secret when they start. */
  const readersOf = (secret: string) =>
    names.filter((name) =>
      rightsOfFunction('everything', idOf(name)).some(
        ({ action, resource }) => action === 'secretsmanager:GetSecretValue' && resource.includes(`"${secret}`),
      ),
    );

  test('of the next cookie is held by the function that continues sessions', () => {
    expect(readersOf('SessionKeys')).toEqual(['session']);
  });

  test('is not the key of the hashes, which opens none: routes that anybody may call hold it', () => {
    const open = ['help', 'get-document-state'];
    expect(readersOf('ServerKey')).toEqual(expect.arrayContaining(open));
  });
});

describe('no route gains a power by the function that it shares', () => {
  test.each(apiFunctionNames.filter((name) => endpointsOf[name].length > 1))('%s', (name) => {
    const shared = powersOf(rightsOf(endpointsOf[name])).toSorted();
    for (const each of endpointsOf[name])
      expect([each.route.name, powersOf(rightsOf([each])).toSorted()]).toEqual([each.route.name, shared]);
  });

  test('the function that sends codes for new passwords has no right to any account, so its answer cannot depend on one', () => {
    const { accounts, userPool } = rightsOf(endpointsOf.help);
    expect([accounts, userPool]).toEqual([undefined, undefined]);
    expect(endpointsOf.help).toHaveLength(1);
  });
});

describe('each function may do what its code does', () => {
  test.each(Object.keys(mayDo))('%s, as it is written down here', (row) => {
    const expected = Object.entries(mayDo[row] ?? {}).flatMap(([what, actions]) =>
      actions.map((each) => `${each} ${what}`),
    );
    const route = routeOf(row);
    expect(route ? rightsAsWritten(rightsOf([endpoints[route]])) : withoutKey(row)).toEqual(expected.sort());
  });

  test.each(apiFunctionNames)('%s, as the ports of its routes say', (name) => {
    expect(withoutKey(entryOf(name))).toEqual(rightsAsWritten(rightsOf(endpointsOf[name])));
  });

  /** Mail, model, webhook and backups have tests of their own: their rights have conditions, or other names at AWS. */
  const isPlain = (right: string) => /^(dynamodb|cognito-idp|sqs):/.test(right);

  test.each(Object.keys(workers) as WorkerName[])(
    '%s, as the ports of the worker say, and take the messages of its queue',
    (name) => {
      const byEventSource = (right: string) =>
        right.endsWith(' dead sweeps') || takesMessages.includes(right.split(' ')[0] ?? '');
      const written = rightsAsWritten(rightsOfWorker(workers[name])).filter(isPlain);
      const granted = withoutKey(entryOf(name)).filter(isPlain);
      expect(granted).toEqual(expect.arrayContaining(written));
      expect(granted.filter((right) => !written.includes(right) && !byEventSource(right))).toEqual([]);
    },
  );

  test.each(names)('%s may ask of the tables’ key what it needs to read or write them, and no more', (name) => {
    const actions = withoutKey(name).map((right) => right.split(' ')[0] ?? '');
    const writes = actions.some((action) => /^dynamodb:(Put|Update|Delete)Item$/.test(action));
    const reads = actions.some((action) => action.startsWith('dynamodb:'));
    const key = whatItMayDo(variantWith(name), name).filter((right) => right.endsWith(' the key'));
    const writesObjects = actions.includes('s3:PutObject');
    const least = writes ? toWrite : reads ? toRead : writesObjects ? toWriteObjects : [];
    expect([...new Set(key)].sort()).toEqual(least.map((action) => `kms:${action} the key`).sort());
  });

  test('and reads, when it starts, the secrets that it is told of: through Secrets Manager, and no other', () => {
    let readers = 0;
    for (const name of names) {
      const rights = rightsOfFunction('everything', idOf(name));
      const [, fn] = ourFunctions('everything').find(([id]) => id.startsWith(`${idOf(name)}Function`)) ?? [];
      const told = Object.entries(fn?.Properties.Environment.Variables ?? {}).flatMap(([key, value]) =>
        key.endsWith('_SECRET_ARN') ? [JSON.stringify(value)] : [],
      );
      const read = rights.filter(
        ({ action, resource }) => action.startsWith('secretsmanager:') && !/Webhook/.test(resource),
      );
      expect([name, read.map(({ action, resource }) => `${action} ${resource}`).sort()]).toEqual([
        name,
        told.map((arn) => `secretsmanager:GetSecretValue ${arn}`).sort(),
      ]);
      readers += Math.sign(told.length);
    }
    expect(readers).toBeGreaterThan(10);
  });

  test('and writes to its own log only', () => {
    for (const name of names) {
      const log = rightsOfFunction(variantWith(name), idOf(name)).filter(({ action }) => action.startsWith('logs:'));
      expect(log.map(({ action }) => action).sort()).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
      for (const { resource } of log) expect(resource).toContain(`${idOf(name)}Log`);
    }
  });
});

/** `*` alone, or an action that ends in it. */
const isAnyAction = ({ action }: Right) => action.includes('*');

/** Where AWS offers nothing narrower: what, and why. */
const widerResources: { action: string; resource: RegExp; because: string }[] = [
  {
    action: 'xray:',
    resource: /^\*$/,
    because: 'X-Ray’s write actions know no resources. Only with tracing on.',
  },
  {
    action: 'cloudwatch:DescribeAlarms',
    resource: /^\*$/,
    because: 'CodeDeploy asks for the state of alarms without naming them.',
  },
  {
    action: 'lambda:GetAlias',
    resource: /:function:[\w-]+-(dev|staging|prod)-\*/,
    because: 'CodeDeploy moves the aliases of this stack; by their ARNs CloudFormation would wait in a circle.',
  },
  {
    action: 'lambda:UpdateAlias',
    resource: /:function:[\w-]+-(dev|staging|prod)-\*/,
    because: 'CodeDeploy moves the aliases of this stack; by their ARNs CloudFormation would wait in a circle.',
  },
  {
    action: 'lambda:GetProvisionedConcurrencyConfig',
    resource: /:function:[\w-]+-(dev|staging|prod)-\*/,
    because: 'CodeDeploy moves the aliases of this stack; by their ARNs CloudFormation would wait in a circle.',
  },
  {
    action: 'ses:SendEmail',
    resource: /:identity\/\*/,
    because: 'in the sandbox the recipient’s identity is checked as well; a condition allows one sender address only.',
  },
  {
    action: 'ses:GetAccount',
    resource: /^\*$/,
    because: 'SES’s question about the account’s sending rate knows no resources.',
  },
  {
    action: 'bedrock:InvokeModel',
    resource: /:bedrock:\*::foundation-model\/amazon\.nova-micro-v1:0/,
    because: 'an inference profile picks the region; a condition allows the model through this profile only.',
  },
  {
    action: 's3:GetObject',
    resource: /cdk-\w{7,10}-assets-.*\/\*\.zip/,
    because: 'a right to one build would be new in each release, and not spread yet when the upload starts.',
  },
  {
    action: 's3:',
    resource: /UserBackupsBucket.*\/users\/\*/,
    because: 'the names of backups are the instants at which they begin.',
  },
  {
    action: 's3:PutObject',
    resource: /SiteFiles.*\/\*/,
    because: 'the names of the site’s files come from its build.',
  },
];

describe.each(variantNames)('in the variant %s', (variant) => {
  const rights = () => [...rightsByRole(variant)].flatMap(([role, own]) => own.map((right) => ({ role, ...right })));

  test('no role may do an action that ends in a wildcard', () => {
    expect(rights().filter(isAnyAction)).toEqual([]);
  });

  test('no role may touch a resource that ends in a wildcard, but for the few with a reason', () => {
    const isKnown = ({ action, resource }: Right) =>
      widerResources.some((wider) => action.startsWith(wider.action) && wider.resource.test(resource));
    const wide = rights().filter((right) => right.resource.includes('*') && !isKnown(right));
    expect(wide).toEqual([]);
  });

  test('no role has a policy of somebody else’s making, but for the one of AWS Backup, which only that service can take', () => {
    const managed = resourcesOf(variant, 'AWS::IAM::Role').filter(
      ([, role]) => (role.Properties.ManagedPolicyArns ?? []).length > 0,
    );
    for (const [id, { Properties }] of managed) {
      expect(id).toMatch(/^BackupsRole/);
      expect(Properties.AssumeRolePolicyDocument.Statement).toMatchObject([
        { Principal: { Service: 'backup.amazonaws.com' } },
      ]);
    }
    expect(managed.length).toBeLessThanOrEqual(1);
  });
});

describe('policies on resources', () => {
  /** The principals that may do actions ending in a wildcard, with the reason. */
  const widerPrincipals: { type: string; principal: RegExp; because: string }[] = [
    {
      type: 'AWS::KMS::Key',
      principal: /:root/,
      because: 'without it nobody could ever change the key’s policy again.',
    },
    {
      type: 'AWS::KMS::Key',
      principal: /logs\.|cloudwatch\.amazonaws/,
      because: 'AWS documents these actions for its services.',
    },
    {
      type: 'AWS::S3::BucketPolicy',
      principal: /AutoDelete/,
      because: 'the CDK’s own function empties the bucket of the build.',
    },
  ];

  test('allow whole families of actions only to principals with a written reason', () => {
    const allowed = [
      'AWS::KMS::Key',
      'AWS::S3::BucketPolicy',
      'AWS::SQS::QueuePolicy',
      'AWS::SNS::TopicPolicy',
    ].flatMap((type) =>
      resourcesOf('everything', type)
        .map(([, { Properties }]) => Properties.PolicyDocument ?? Properties.KeyPolicy)
        .flatMap((document) => document.Statement as { Effect: string; Action: unknown; Principal: unknown }[])
        .filter(({ Effect, Action }) => Effect === 'Allow' && JSON.stringify(Action).includes('*'))
        .map(({ Principal }) => ({ type, principal: JSON.stringify(Principal) })),
    );
    expect(allowed.length).toBeGreaterThan(0);
    const unknown = allowed.filter(
      (entry) => !widerPrincipals.some(({ type, principal }) => type === entry.type && principal.test(entry.principal)),
    );
    expect(unknown).toEqual([]);
  });
});

const rolesWith = (variant: VariantName, service: string) =>
  [...rightsByRole(variant)]
    .filter(([, own]) => own.some(({ action }) => action.startsWith(service)))
    .map(([id]) => id);

describe('mail, model and webhook', () => {
  test.each(['ses:', 'bedrock:'])('no function has %s rights while they are off', (service) => {
    expect(rolesWith('dev', service)).toEqual([]);
    expect(rolesWith('prod', service)).toEqual([]);
  });

  test.each([['bedrock:', /^ResultsWorkerGenerateResultsRole/]])(
    'only one worker has %s rights when all are on',
    (service, role) => {
      expect(rolesWith('everything', service)).toEqual([expect.stringMatching(role)]);
    },
  );

  test('only one worker may read the webhook’s secret', () => {
    const readers = [...rightsByRole('everything')].filter(([, own]) =>
      own.some(({ action, resource }) => action.startsWith('secretsmanager:') && /Webhook/.test(resource)),
    );
    expect(readers.map(([id]) => id)).toEqual([expect.stringMatching(/^EffectsSendEffectsRole/)]);
  });

  test('only the workers that mail have ses: rights when mail is on', () => {
    expect(rolesWith('everything', 'ses:').sort()).toEqual([
      expect.stringMatching(/^AccountWorkHandleAccountJobsRole/),
      expect.stringMatching(/^EffectsSendEffectsRole/),
    ]);
  });

  test.each(['send-effects', 'handle-account-jobs'] as const)('%s may send mail from the one address only', (name) => {
    const sends = rightsOfFunction('mail', idOf(name)).filter(({ action }) => action === 'ses:SendEmail');
    expect(sends.length).toBeGreaterThan(0);
    for (const { action, conditions } of sends)
      expect([action, conditions]).toEqual([
        'ses:SendEmail',
        { StringEquals: { 'ses:FromAddress': 'results@quiz.example' } },
      ]);
  });

  test('the only model that may be called is the one in this region; a profile’s model only through the profile', () => {
    const model = (variant: VariantName) =>
      rightsOfFunction(variant, idOf('generate-results')).filter(({ action }) => action.startsWith('bedrock:'));
    expect(model('model')).toEqual([
      {
        action: 'bedrock:InvokeModel',
        resource: expect.stringContaining('{"Ref":"AWS::Region"},"::foundation-model/amazon.nova-micro-v1:0"'),
      },
    ]);
    const [profile, inAnyRegion] = model('modelProfile');
    expect(profile?.resource).toContain(':inference-profile/us.amazon.nova-micro-v1:0');
    expect(inAnyRegion?.conditions).toEqual({
      StringEquals: { 'bedrock:InferenceProfileArn': expect.objectContaining({ 'Fn::Join': expect.anything() }) },
    });
  });

  test('a secret of the operator’s own is read by its ARN, and none is made beside it', () => {
    const made = resourcesOf('webhookOwnSecret', 'AWS::SecretsManager::Secret').map(([id]) => id);
    expect(made.filter((id) => id.includes('Webhook'))).toEqual([]);
    const [read] = rightsOfFunction('webhookOwnSecret', idOf('send-effects')).filter(({ action }) =>
      action.startsWith('secretsmanager:'),
    );
    expect(read?.resource).toBe('arn:aws:secretsmanager:eu-west-1:111122223333:secret:own-AbCdEf');
  });
});
