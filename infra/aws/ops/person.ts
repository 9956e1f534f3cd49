import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import type { PersonPlaces } from '#functions/adapters/person-stores.ts';
import { describeUser } from '#functions/adapters/user-records.ts';
import { createIdentityClient } from '#functions/adapters/users.ts';
import { stackName } from '#infra/aws/stack-name.ts';
import { readArguments } from './stage.ts';

export type WhoAndWhere = { stage: string; person: string; confirm: string | undefined };

/** Reads `-- --stage prod ada@example.com`. A person is named by address or by id. */
export function readWhoAndWhere(word: string, given: readonly string[]): WhoAndWhere {
  const { stage, confirm, rest } = readArguments(given);
  const [person, ...more] = rest;
  if (!stage || !person || more.length > 0 || person.startsWith('--'))
    throw new Error(`Say which stage and who, by address or id: npm run ${word} -- --stage dev ada@example.com`);
  return { stage, person, confirm };
}

/** What the last deployment of a stage has printed, by its name. */
export async function outputsOf(stage: string): Promise<(name: string) => string> {
  const { Stacks } = await new CloudFormationClient({}).send(
    new DescribeStacksCommand({ StackName: stackName(stage) }),
  );
  const outputs = new Map((Stacks?.[0]?.Outputs ?? []).map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
  return (name) => {
    const value = outputs.get(name);
    if (!value) throw new Error(`The stage ${stage} has no output ${name}. Deploy this release first.`);
    return value;
  };
}

/** Where a stage keeps what it knows of people, as its last deployment has printed it. */
export async function placesOf(stage: string): Promise<PersonPlaces & { site: string }> {
  const output = await outputsOf(stage);
  const get = new GetSecretValueCommand({ SecretId: output('ServerKeyArn') });
  const { SecretString: serverKey } = await new SecretsManagerClient({}).send(get);
  if (!serverKey) throw new Error(`The server key of the stage ${stage} has no value.`);
  return {
    client: createDocumentClient(),
    accountsTable: output('AccountsTableName'),
    submissionsTable: output('SubmissionsTableName'),
    resultsTable: output('ResultsTableName'),
    linksTable: output('LinksTableName'),
    limitsTable: output('LimitsTableName'),
    userPool: { client: createIdentityClient(), userPoolId: output('UserPoolId') },
    serverKey,
    now: () => new Date(),
    site: output('SiteAddress'),
  };
}

/** The id of a person who is named by address. An id stands for itself, also when Cognito no longer knows it. */
export async function userIdOf({ userPool }: Pick<PersonPlaces, 'userPool'>, person: string): Promise<string> {
  if (!person.includes('@')) return person;
  const user = await describeUser(userPool)(person.trim().toLowerCase());
  if (typeof user?.sub === 'string') return user.sub;
  throw new Error(
    'Nobody has this address. Somebody whose login is gone already can be named by the id of the account.',
  );
}
