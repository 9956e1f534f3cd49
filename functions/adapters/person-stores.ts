import { DeleteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { accountLimit, mailboxLimits } from '#functions/accounts/address-mails.ts';
import type { PersonStore } from '#functions/accounts/erasure.ts';
import { withoutSecrets } from '#functions/accounts/export-words.ts';
import type { Hash } from '#functions/accounts/secret-tokens.ts';
import { passwordKey } from '#functions/accounts/try-limits.ts';
import { dayCounterKey, rollingKey, windowOf } from '#functions/adapters/limits/rate-limits.ts';
import type { FeatureStore } from '#functions/features/feature.ts';
import { featureStores } from '#functions/features/stores.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { type FeatureTableName, featureTableNames, tableOf } from '#shared/features/tables.ts';
import { wordsOfZone } from '#shared/places/option-words.ts';
import { exportSpeech } from './export-speech.ts';
import { helpKey } from './help-requests.ts';
import { deleteItemsOfPerson, itemsOfPerson, type PersonTable } from './person-rows.ts';
import { storedResult } from './results/results.ts';
import { isSignedRecord, ownerKeyOf } from './results/signed-records.ts';
import { keyedHash } from './server-key.ts';
import { readOrReport, withJson } from './stored-item.ts';
import { storedClaim, storedSubmission } from './submissions/submissions.ts';
import { findItem, type Item, type Table } from './table.ts';
import { deleteUser, describeUser, type UserPool } from './users.ts';

export type Counters = Table & { serverKey: string; now: () => Date };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The counters that can be attributed to this user: by the account, today's and yesterday's; by the address, others and a request
 * for help.
 */
const countersOf = ({ serverKey, now }: Counters, userId: UserId, email: string | null) => {
  const days = [now(), new Date(now().getTime() - dayMs)];
  const keysOf = (counted: 'submissions' | 'resultMails') =>
    days.map((day) => dayCounterKey(counted, serverKey, userId, day));
  return [
    ...keysOf('submissions').map((key) => ({ counts: 'submissions of a day', key })),
    ...keysOf('resultMails').map((key) => ({ counts: 'result mails of a day', key })),
    ...(email ? countersOfAddress((purpose, text) => keyedHash(serverKey, purpose, text), userId, email, days) : []),
    ...(email ? [{ counts: 'requests for help with logging in that wait', key: helpKey(serverKey, email) }] : []),
  ];
};

/**
 * An erasure keeps the counters of mails: otherwise a user could erase and register repeatedly to send an address any number of
 * them.
 */
const countersOfAddress = (hash: Hash, userId: UserId, email: string, days: readonly Date[]) => [
  { counts: 'wrong passwords', key: passwordKey(hash, email) },
  {
    counts: 'mails that ask to confirm the address',
    key: rollingKey(accountLimit(hash, { userId, email })),
    stays: true,
  },
  ...days.flatMap((day) =>
    mailboxLimits(hash, email).map((limit) => {
      return { counts: 'mails of a day to the address', key: windowOf(limit, day).key, stays: true };
    }),
  ),
];

/**
 * The counters with their state. Their keys are hashes. One collects ids, which are hashes too, so the export only counts them.
 */
export const findCounters = (table: Counters) => async (userId: UserId, email: string | null) => {
  const counters = countersOf(table, userId, email).map(async ({ counts, key }) => {
    const Item = await findItem(table, { key });
    if (!Item) return [];
    const { things, takenAt, email: askedFor, tries: counted = askedFor ? 1 : 0, expiresAt } = Item;
    const tries = things instanceof Set ? things.size : Array.isArray(takenAt) ? takenAt.length : Number(counted);
    return [
      {
        counts,
        tries,
        ...(Array.isArray(takenAt) && { takenAt: takenAt as unknown[] }),
        ...(typeof askedFor === 'string' && { email: askedFor }),
        expiresAt: expiresAt as unknown,
      },
    ];
  });
  return (await Promise.all(counters)).flat();
};

export const deleteCounters =
  (table: Counters) =>
  async (userId: UserId, email: string | null): Promise<void> => {
    const keys = countersOf(table, userId, email).flatMap((counter) => ('stays' in counter ? [] : [counter.key]));
    await Promise.all(
      keys.map((key) => table.client.send(new DeleteCommand({ TableName: table.tableName, Key: { key } }))),
    );
  };

/**
 * A stored submission with each answer as the user read it, in that language, because ids alone tell them little. An item that
 * this release cannot read is exported as stored.
 */
export const withWords = async (stored: Item): Promise<Item> => {
  // Do not report an unreadable item here: an export takes what it finds, and every other reader reports it.
  const submission = readOrReport(storedSubmission, stored, () => {});
  if (!submission) return stored;
  const { quizId, answers, typed, timeZone, language } = submission;
  const { answersInWords, loadQuiz, quizInWords } = await exportSpeech(language);
  const asked = quizInWords(await loadQuiz(quizId), wordsOfZone(timeZone));
  const { answers: inWords } = answersInWords(asked, { answers, typed, units: null });
  return { ...stored, inWords: inWords.map(({ questionText, valueText }) => ({ questionText, valueText })) };
};

/** The names of the features' tables: `linksTable`. */
type FeaturePlaces = { readonly [Name in FeatureTableName as `${Name}Table`]: string };

export const featurePlaces = (nameOf: (table: FeatureTableName) => string): FeaturePlaces =>
  Object.fromEntries(featureTableNames.map((name) => [`${name}Table`, nameOf(name)])) as FeaturePlaces;

export type FeatureTableOf = { name: FeatureTableName; store: FeatureStore; table: PersonTable };

/** The tables of features in these places. */
export const featureTablesIn = (places: Pick<PersonPlaces, 'client'> & FeaturePlaces) =>
  featureTableNames.map(
    (name): FeatureTableOf => ({
      name,
      store: featureStores[name],
      table: { client: places.client, tableName: places[`${name}Table`], sortKey: tableOf(name).sortKey },
    }),
  );

export type PersonPlaces = FeaturePlaces & {
  client: DynamoDBDocumentClient;
  submissionsTable: string;
  resultsTable: string;
  accountsTable: string;
  limitsTable: string;
  userPool: Pick<UserPool, 'client' | 'userPoolId'>;
  serverKey: string;
  now: () => Date;
};

/** Every store of personal data, in the order of an erasure. A test fails on a table that is missing here. */
export const personStores = (places: PersonPlaces): readonly PersonStore[] => {
  const { client, submissionsTable, resultsTable, accountsTable, limitsTable } = places;
  const findAccount = async (userId: UserId) =>
    (await findItem({ client, tableName: accountsTable }, { userId })) ?? null;
  return [
    signIn(places),
    submissions({ client, tableName: submissionsTable, sortKey: 'runId' }, places.now),
    results({ client, tableName: resultsTable, sortKey: 'submissionId' }),
    ...featureTablesIn(places).map(ofFeature),
    limits({ ...places, tableName: limitsTable }, findAccount),
    {
      name: 'accounts',
      exportOf: async (userId) => withoutSecrets('accounts', [await findAccount(userId)]),
      erase: async (userId) => {
        await client.send(new DeleteCommand({ TableName: accountsTable, Key: { userId } }));
        return 'done';
      },
    },
  ];
};

/** The first store, so that nobody can log in any more and the address is free at once. */
const signIn = ({ userPool }: PersonPlaces): PersonStore => ({
  name: 'sign-in',
  exportOf: async (userId) => withoutSecrets('sign-in', [await describeUser(userPool)(userId)]),
  erase: async (userId) => {
    await deleteUser(userPool)(userId);
    return 'done';
  },
});

/** A submission stays as long as a worker holds its lease. A worker that takes a lease after the mark sees the mark. */
const submissions = (table: PersonTable, now: () => Date): PersonStore => ({
  name: 'submissions',
  exportOf: async (userId) => {
    const items = await Promise.all((await itemsOfPerson(table, userId)).map(withWords));
    return withoutSecrets('submissions', items.map(parsedBy(storedClaim)));
  },
  erase: (userId) =>
    deleteItemsOfPerson(table, userId, {
      ConditionExpression: 'attribute_not_exists(leaseUntil) OR leaseUntil < :now',
      ExpressionAttributeValues: { ':now': now().toISOString() },
    }),
});

/** Parses the JSON attributes. Text that is not JSON stays text. */
const parsedBy = (kind: { jsonAttributes?: readonly string[] }) => (item: Item) =>
  withJson(kind, item, (name) => item[name]);

const results = (table: PersonTable): PersonStore => ({
  name: 'results',
  exportOf: async (userId) =>
    withoutSecrets('results', (await itemsOfPerson(table, userId)).map(parsedBy(storedResult))),
  erase: async (userId) => {
    // The lookup items of signed files go first: their keys are known from the records alone.
    const records = (await itemsOfPerson(table, userId)).filter(isSignedRecord);
    const owners = records.map((record) => ({ TableName: table.tableName, Key: ownerKeyOf(record) }));
    await Promise.all(owners.map((owner) => table.client.send(new DeleteCommand(owner))));
    return deleteItemsOfPerson(table, userId);
  },
});

const ofFeature = ({ name, store, table }: FeatureTableOf): PersonStore => ({
  name,
  exportOf: async (userId) => withoutSecrets(name, (await itemsOfPerson(table, userId)).filter(store.isExported)),
  erase: async (userId) => {
    // The lookup items go first: their keys are known from the other items alone.
    const keys = (await itemsOfPerson(table, userId)).map(store.ownerKeyOf).filter((key) => key !== null);
    await Promise.all(keys.map((Key) => table.client.send(new DeleteCommand({ TableName: table.tableName, Key }))));
    return deleteItemsOfPerson(table, userId);
  },
});

/**
 * The counters that can be found from an account. DynamoDB deletes the others when their TTL expires, after a day at most:
 * their keys are hashes of a network address with the day, or of a device's secret, which is stored nowhere.
 */
const limits = (table: Counters, findAccount: (userId: UserId) => Promise<Item | null>): PersonStore => {
  const emailOf = async (userId: UserId) => {
    const email = (await findAccount(userId))?.email;
    return typeof email === 'string' ? email : null;
  };
  return {
    name: 'limits',
    exportOf: async (userId) => withoutSecrets('limits', await findCounters(table)(userId, await emailOf(userId))),
    erase: async (userId) => {
      await deleteCounters(table)(userId, await emailOf(userId));
      return 'done';
    },
  };
};
