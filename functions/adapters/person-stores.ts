import { DeleteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { withoutSecrets } from '#functions/accounts/export-words.ts';
import type { PersonStore } from '#functions/accounts/person.ts';
import { answersInWords } from '#shared/answers-in-words.ts';
import type { UserId } from '#shared/contract/ids.ts';
import { loadQuiz } from '#shared/load-quiz.ts';
import { linksStore } from './links-of-person.ts';
import { type Counters, deleteCounters, findCounters } from './person-counters.ts';
import { deleteItemsOfPerson, itemsOfPerson, type PersonTable } from './person-rows.ts';
import { storedResult } from './results.ts';
import { type Item, readItem, UnreadableItem } from './stored-item.ts';
import { storedClaim, storedSubmission } from './stored-submission.ts';
import type { UserPool } from './users.ts';
import { deleteUser, describeUser } from './users.ts';

/**
 * A stored submission with each answer in the words that were asked: ids alone tell the person little. An item that this
 * release cannot read is exported as it is stored.
 */
export const withWords = async (stored: Item): Promise<Item> => {
  const submission = readable(stored);
  if (!submission) return stored;
  const { quizId, answers, typed } = submission;
  const { answers: inWords } = answersInWords(await loadQuiz(quizId), { answers, typed, units: null });
  return { ...stored, inWords: inWords.map(({ questionText, valueText }) => ({ questionText, valueText })) };
};

/** Nobody is told of an unreadable one: an export takes what it finds, and every other reader reports it. */
const readable = (stored: Item) => {
  try {
    return readItem(storedSubmission, stored, () => {});
  } catch (failure) {
    if (failure instanceof UnreadableItem) return null;
    throw failure;
  }
};

export type PersonPlaces = {
  client: DynamoDBDocumentClient;
  submissionsTable: string;
  resultsTable: string;
  linksTable: string;
  accountsTable: string;
  limitsTable: string;
  userPool: Pick<UserPool, 'client' | 'userPoolId'>;
  serverKey: string;
  now: () => Date;
};

/**
 * Every place that keeps something of people, in the order in which an erasure goes through them. A test fails on a table
 * that has no place here.
 */
export const personStores = (places: PersonPlaces): readonly PersonStore[] => {
  const { client, submissionsTable, resultsTable, linksTable, accountsTable, limitsTable } = places;
  const findItem = async (userId: UserId): Promise<Item | null> => {
    const get = new GetCommand({ TableName: accountsTable, Key: { userId }, ConsistentRead: true });
    return (await client.send(get)).Item ?? null;
  };
  return [
    signIn(places),
    submissions({ client, tableName: submissionsTable, sortKey: 'sessionId' }, places.now),
    results({ client, tableName: resultsTable, sortKey: 'submissionId' }),
    linksStore({ client, tableName: linksTable }),
    limits({ ...places, tableName: limitsTable }, findItem),
    {
      name: 'accounts',
      exportOf: async (userId) => withoutSecrets('accounts', [await findItem(userId)]),
      erase: async (userId) => {
        await client.send(new DeleteCommand({ TableName: accountsTable, Key: { userId } }));
        return 'done';
      },
    },
  ];
};

/** First, so that nobody can log in any more and the address is free at once. */
const signIn = ({ userPool }: PersonPlaces): PersonStore => ({
  name: 'sign-in',
  exportOf: async (userId) => withoutSecrets('sign-in', [await describeUser(userPool)(userId)]),
  erase: async (userId) => {
    await deleteUser(userPool)(userId);
    return 'done';
  },
});

/** A submission stays as long as a worker holds its lease. Whoever takes a lease after the mark sees the mark. */
const submissions = (table: PersonTable, now: () => Date): PersonStore => ({
  name: 'submissions',
  exportOf: async (userId) => {
    const items = await Promise.all((await itemsOfPerson(table, userId)).map(withWords));
    return withoutSecrets('submissions', items.map(withJson(storedClaim)));
  },
  erase: (userId) =>
    deleteItemsOfPerson(table, userId, {
      ConditionExpression: 'attribute_not_exists(leaseUntil) OR leaseUntil < :now',
      ExpressionAttributeValues: { ':now': now().toISOString() },
    }),
});

const results = (table: PersonTable): PersonStore => ({
  name: 'results',
  exportOf: async (userId) =>
    withoutSecrets('results', (await itemsOfPerson(table, userId)).map(withJson(storedResult))),
  erase: (userId) => deleteItemsOfPerson(table, userId),
});

/** What is stored as JSON text, as what it says. A text that cannot be read stays a text. */
const withJson =
  ({ jsonAttributes }: { jsonAttributes: readonly string[] }) =>
  (item: Item): Item => ({
    ...item,
    ...Object.fromEntries(
      jsonAttributes.filter((name) => item[name] !== undefined).map((name) => [name, parsed(item[name])]),
    ),
  });

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
};

/**
 * The counters that can be found from an account. DynamoDB deletes the others after their time, a day at most: their keys are
 * keyed hashes of a network address with the day, or of a device's secret, which is stored nowhere.
 */
const limits = (table: Counters, findItem: (userId: UserId) => Promise<Item | null>): PersonStore => {
  const emailOf = async (userId: UserId) => {
    const email = (await findItem(userId))?.email;
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
