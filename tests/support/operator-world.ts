import { featureTablesIn } from '#functions/adapters/person-stores.ts';
import { type Command, runCommand, type Terminal } from '#infra/aws/ops/command.ts';
import { stackName } from '#infra/aws/stages/stack-names.ts';
import { outputOfTable } from '#infra/facts/table-keys.ts';
import { openWebhookSecret, webhookSecretId } from '#infra/local/services/secrets-manager.ts';
import { awsJson, createFaults } from '#infra/local/wire/aws-protocols.ts';
import type { Answer } from '#infra/local/wire/http-messages.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { objectStore } from './operator-stand-ins.ts';
import { startWorld } from './pipeline-world.ts';
import { temporaryDir } from './temporary-dir.ts';

const stage = 'dev';

/**
 * The pipeline's world with the operator's commands, which run over the real SDK. This file answers only for services that the
 * product itself never calls: CloudFormation's outputs, CloudWatch's log lines, the secrets' values.
 */
export const startOperatorWorld = async () => {
  const { path: dataDir } = await temporaryDir();
  const world = await startWorld({ dataDir });
  const server = await listen(0);
  const dynamoDbEndpoint = String(process.env.AWS_ENDPOINT_URL_DYNAMODB);
  const logLines: Record<string, object[]> = {};
  const secrets: Record<string, string> = {
    'server-key': world.places.serverKey,
    [webhookSecretId]: openWebhookSecret(dataDir),
  };
  const sqs = (name: string) => String(process.env.RESULT_QUEUE_URL).replace(/[^/]+$/, name);
  const outputs: Record<string, string> = {
    SiteAddress: 'https://longevity.example',
    EngineVersion: engineVersion,
    SigningKeyArn: String(process.env.SIGNING_KEY),
    MailFrom: String(process.env.MAIL_SENDER),
    ServerKeyArn: 'server-key',
    WebhookSecretArn: webhookSecretId,
    UserPoolId: world.places.userPool.userPoolId,
    UserBackupsBucket: 'user-backups',
    SubmissionsTableName: world.places.submissionsTable,
    ResultsTableName: world.places.resultsTable,
    AccountsTableName: world.places.accountsTable,
    ErasedTableName: world.places.erasedTable,
    ...Object.fromEntries(
      featureTablesIn(world.places).map(({ name, table }) => [outputOfTable(name), table.tableName]),
    ),
    LimitsTableName: world.places.limitsTable,
    ResultQueueUrl: sqs('results'),
    DeadLettersUrl: sqs('results-dead-letters'),
    EffectQueueUrl: sqs('effects'),
    EffectDeadLettersUrl: sqs('effects-dead-letters'),
    AccountQueueUrl: sqs('account-jobs'),
    AccountDeadLettersUrl: sqs('account-jobs-dead-letters'),
    // The local system has no queue of failed sweeps; another empty one takes its place.
    EventDeadLettersUrl: sqs('account-jobs-dead-letters'),
    LogOfGenerateResults: 'log-of-generate-results',
    LogOfSendEffects: 'log-of-send-effects',
    LogOfHandleAccountJobs: 'log-of-handle-account-jobs',
  };

  server.mount('/cloudformation', describeStacks(outputs));
  const store = objectStore();
  server.mount('/logs', logsOf(logLines));
  server.mount('/s3', store.answer);
  server.mount('/secrets-manager', secretsOf(secrets));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_CLOUDFORMATION: `${server.origin}/cloudformation`,
    AWS_ENDPOINT_URL_S3: `${server.origin}/s3`,
    AWS_ENDPOINT_URL_CLOUDWATCH_LOGS: `${server.origin}/logs`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${server.origin}/secrets-manager`,
  });

  /** Runs a command with these arguments and these answers to its questions. Returns what it printed. */
  const typeAll = async (command: Command, typed: readonly string[], ...answers: string[]): Promise<string> => {
    const lines: string[] = [];
    const terminal: Terminal = {
      print: (line) => void lines.push(line),
      ask: async () => answers.shift() ?? '',
      pause: async () => {},
      now: world.now,
    };
    await runCommand(command, typed, terminal);
    return lines.join('\n');
  };
  /** As `typeAll`, for arguments without spaces. */
  const type = (command: Command, typed: string, ...answers: string[]) =>
    typeAll(command, typed.split(' ').filter(Boolean), ...answers);

  return {
    ...world,
    server,
    dynamoDbEndpoint,
    outputs,
    logLines,
    secrets,
    /** By bucket and key. */
    objects: store.objects,
    type,
    typeAll,
    stop: async () => {
      await server.stop();
      await world.stop();
    },
  };
};

const describeStacks =
  (outputs: Readonly<Record<string, string>>): Answer =>
  async ({ body }) => {
    const asked = new URLSearchParams(body.toString()).get('StackName');
    const headers = { 'content-type': 'text/xml' };
    if (asked !== stackName(stage)) {
      const error = `<Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id ${asked} does not exist</Message></Error>`;
      return { status: 400, headers, body: `<ErrorResponse>${error}</ErrorResponse>` };
    }
    const members = Object.entries(outputs).map(
      ([key, value]) =>
        `<member><OutputKey>${key}</OutputKey><OutputValue>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</OutputValue></member>`,
    );
    const id = `arn:aws:cloudformation:eu-west-1:111122223333:stack/${asked}/0a1b`;
    const stack = `<member><StackId>${id}</StackId><StackName>${asked}</StackName><StackStatus>UPDATE_COMPLETE</StackStatus><CreationTime>2026-01-01T00:00:00Z</CreationTime><Outputs>${members.join('')}</Outputs></member>`;
    const result = `<DescribeStacksResult><Stacks>${stack}</Stacks></DescribeStacksResult>`;
    return { status: 200, headers, body: `<DescribeStacksResponse>${result}</DescribeStacksResponse>` };
  };

const logsOf = (lines: Readonly<Record<string, object[]>>): Answer =>
  awsJson(
    'logs',
    '1.1',
    {
      FilterLogEvents: ({ logGroupName, filterPattern = '' }: { logGroupName: string; filterPattern?: string }) => {
        const wanted = [...filterPattern.matchAll(/\$\.(\w+) = "([^"]*)"/g)].map(([, name, value]) => [name, value]);
        const events = (lines[logGroupName] ?? [])
          .map((line) => line as Record<string, unknown>)
          .filter((line) => wanted.every(([name = '', value]) => line[name] === value))
          .map((line) => ({ message: JSON.stringify(line) }));
        return { events };
      },
    },
    createFaults(),
  );

const secretsOf = (secrets: Record<string, string>): Answer =>
  awsJson(
    'secrets-manager',
    '1.1',
    {
      GetSecretValue: ({ SecretId }: { SecretId: string }) => ({ SecretString: secrets[SecretId] ?? '' }),
      PutSecretValue: ({ SecretId, SecretString }: { SecretId: string; SecretString: string }) => {
        secrets[SecretId] = SecretString;
        return {};
      },
    },
    createFaults(),
  );
