import { setTimeout as sleep } from 'node:timers/promises';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { erasePerson } from '#functions/accounts/person.ts';
import { createDocumentClient } from '#functions/adapters/document-client.ts';
import { type PersonPlaces, personStores } from '#functions/adapters/person-stores.ts';
import { beginErasing } from '#functions/adapters/tombstones.ts';
import { createIdentityClient, describeUser } from '#functions/adapters/users.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { type Command, type Given, stageOf, UsageError } from '#infra/aws/ops/command.ts';
import { readOutputs } from '#infra/aws/ops/stack.ts';
import type { UserId } from '#shared/contract/ids.ts';

/** Stage and person, as they were typed. A person is named by address or by id. */
export function whoIn(command: Command, given: Given): { stage: string; person: string } {
  const stage = stageOf(command, given);
  if (given.operand) return { stage, person: given.operand };
  throw new UsageError(`Say who, by address or id: ${command.examples[0]}`);
}

/** Where a stage keeps what it knows of people, as its last deployment has printed it. */
export async function placesOf(stage: string): Promise<ErasingPlaces & { site: string; place: string }> {
  const { place, get: output } = await readOutputs(stage);
  const get = new GetSecretValueCommand({ SecretId: output('ServerKeyArn') });
  const { SecretString: serverKey } = await new SecretsManagerClient({}).send(get);
  if (!serverKey) throw new Error(`The server key of the stage ${stage} has no value.`);
  return {
    client: createDocumentClient(),
    accountsTable: output('AccountsTableName'),
    submissionsTable: output('SubmissionsTableName'),
    resultsTable: output('ResultsTableName'),
    linksTable: output('LinksTableName'),
    erasedTable: output('ErasedTableName'),
    limitsTable: output('LimitsTableName'),
    userPool: { client: createIdentityClient(), userPoolId: output('UserPoolId') },
    serverKey,
    now: () => new Date(),
    site: output('SiteAddress'),
    place,
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

const retryMs = 5000;
/** A worker's lease has ended by then. */
const maxTries = Math.ceil((2 * pipelineLimits.leaseSeconds * 1000) / retryMs);

/** Where everything of people is, and the marks of those who are erased, which stay. */
export type ErasingPlaces = PersonPlaces & { erasedTable: string };

export type Pause = (milliseconds: number) => Promise<unknown>;

/** Erases, and waits for work under way. `pause` is the wait between two tries. */
export async function eraseFrom(
  places: ErasingPlaces,
  userId: UserId,
  pause: Pause = (milliseconds) => sleep(milliseconds),
): Promise<void> {
  const { client, accountsTable, erasedTable: tableName, serverKey, now } = places;
  const erase = erasePerson({
    stores: personStores(places),
    beginErasing: beginErasing({ client, tableName, serverKey }, accountsTable, now),
  });
  for (let tries = 1; (await erase(userId)) === 'busy'; tries += 1) {
    if (tries === maxTries) throw new Error('A worker is still busy with this person. Run the same command again.');
    await pause(retryMs);
  }
}
