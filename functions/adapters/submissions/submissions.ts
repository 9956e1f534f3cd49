import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type Item,
  putWithCheck,
  type ReportUnreadable,
  readItem,
  type StoredKind,
  sortItems,
} from '#functions/adapters/stored-item.ts';
import { partitionOf } from '#functions/results/pipeline-limits.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import {
  type AcceptedSubmission,
  type SaveEnding,
  type Submission,
  type SubmissionKey,
  type SubmissionList,
  type SubmissionSummary,
  submissionShape,
  summaryShape,
} from '#functions/submissions/submission.ts';
import { asSessionId, asSubmissionId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import type { Checked } from '#shared/contract/submission.ts';

/** The schema that `saveSubmission` writes. */
export const submissionSchema = 1;

const text = z.string();

const claimedShape = z.extend(submissionShape, {
  nextSweepAt: z.optional(text),
  mail: z.optional(z.enum(['sending', 'sent', 'doubtful', 'refused', 'off', 'deferred', 'suppressed'])),
  mailFirstTriedAt: z.optional(text),
  mailBegunAt: z.optional(text),
  mailTakenAt: z.optional(text),
  reopenedAt: z.optional(text),
  hook: z.optional(z.enum(['delivered', 'failed', 'off'])),
  claims: z.number(),
  leaseOwner: text,
});

const kind = { kind: 'submission', current: submissionSchema, upgrades: {} };

const storedSummary: StoredKind<SubmissionSummary> = {
  ...kind,
  shape: summaryShape,
  jsonAttributes: [],
};

export const storedSubmission: StoredKind<Submission> = {
  ...kind,
  shape: submissionShape,
  jsonAttributes: ['answers', 'typed'],
};

/** A submission under a worker's lease. */
export const storedClaim: StoredKind<ClaimedSubmission> = {
  ...kind,
  shape: claimedShape,
  jsonAttributes: ['answers', 'typed'],
};

export type SubmissionsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** A table whose waiting submissions are spread over this many shards in each lane. */
export type ShardedSubmissions = SubmissionsTable & { shards: number };

export type Values = Record<string, unknown>;
export type Change = { update: string; values?: Values };

/** Updates a submission's item under a condition, and answers with the whole item. */
export const changeSubmission = async (
  { client, tableName }: SubmissionsTable,
  { userId, sessionId }: SubmissionKey,
  condition: string,
  { update, values }: Change,
): Promise<Item> => {
  const usesState = `${update} ${condition}`.includes('#state');
  const done = await client.send(
    new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: update,
      ConditionExpression: condition,
      ExpressionAttributeValues: values,
      // `state` is a reserved word of DynamoDB.
      ...(usesState && { ExpressionAttributeNames: { '#state': 'state' } }),
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  );
  return done.Attributes ?? {};
};

// The partition key is the user, so no query can reach another user's items. Each operation is a separate function, so that a
// Lambda bundles only those it uses.

/**
 * Stores a submission by one transaction: either whole, with its entry in the waiting index, or not at all. If the session id
 * is taken, answers with the stored submission. The same transaction checks the account's item, so nothing is stored for a user
 * who is being erased.
 */
export const saveSubmission =
  ({ client, tableName, reportUnreadable, shards }: ShardedSubmissions, accountsTable: string) =>
  async (submission: AcceptedSubmission): Promise<SaveEnding> => {
    const { answers, typed, ...rest } = submission;
    const waiting = partitionOf('result', submission.submissionId, shards);
    const outstanding = { state: 'received', waiting, waitingSince: submission.submittedAt };
    const put = {
      TableName: tableName,
      Item: {
        schema: submissionSchema,
        ...rest,
        answers: JSON.stringify(answers),
        ...(typed && { typed: JSON.stringify(typed) }),
        ...outstanding,
      },
      ConditionExpression: 'attribute_not_exists(userId)',
    };
    const written = await putWithCheck(client, put, {
      TableName: accountsTable,
      Key: { userId: submission.userId },
      ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(isErasing)',
    });
    if (written.ending === 'refused') return 'erased';
    if (written.ending === 'written') return { saved: true };
    return { saved: false, existing: readItem(storedSummary, plainItem(written.item ?? {}), reportUnreadable) };
  };

/** All of a user's submissions, unordered, without their answers. */
export const listAllSubmissions =
  ({ client, tableName, reportUnreadable }: SubmissionsTable) =>
  async (userId: UserId): Promise<SubmissionList> => {
    const items: Item[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await client.send(new QueryCommand({ ...ofPerson(tableName, userId), ExclusiveStartKey: from }));
      items.push(...(page.Items ?? []));
      from = page.LastEvaluatedKey;
    } while (from);
    const { readable, unreadable } = sortItems(storedSummary, items, reportUnreadable);
    return { readable, unreadable: unreadable.map(idsOf) };
  };

/** All readable submissions of a user, for callers that can do without the others. */
export const listSubmissions =
  (table: SubmissionsTable) =>
  async (userId: UserId): Promise<SubmissionSummary[]> =>
    (await listAllSubmissions(table)(userId)).readable;

const idsOf = ({ sessionId, submissionId, quizId }: Item) => ({
  sessionId: asSessionId(String(sessionId)),
  ...(typeof submissionId === 'string' && { submissionId: asSubmissionId(submissionId) }),
  ...(typeof quizId === 'string' && { quizId }),
});

/** One submission with its answers, strongly consistent. Throws when the item cannot be read. */
export const findSubmission =
  ({ client, tableName, reportUnreadable }: SubmissionsTable) =>
  async ({ userId, sessionId }: SubmissionKey): Promise<Submission | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, sessionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item ? readItem(storedSubmission, Item, reportUnreadable) : null;
  };

/**
 * Claims the right to enqueue a waiting submission again: of many concurrent polls, retries and sweeps, one gets true. False if
 * another one was first, or the submission is done.
 */
export const claimWaiting =
  ({ client, tableName }: SubmissionsTable) =>
  async ({ userId, sessionId }: SubmissionKey, waitingSince: string, now: Date): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName: tableName,
      Key: { userId, sessionId },
      UpdateExpression: 'SET waitingSince = :now',
      ConditionExpression: 'waitingSince = :seen',
      ExpressionAttributeValues: { ':now': now.toISOString(), ':seen': waitingSince },
    });
    try {
      await client.send(update);
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  };

/** Strongly consistent: a user who has just submitted the first quiz may start the second, and sees both on the dashboard. */
const ofPerson = (tableName: string, userId: UserId) => ({
  TableName: tableName,
  KeyConditionExpression: 'userId = :userId',
  ExpressionAttributeValues: { ':userId': userId },
  // `state` and `schema` are reserved words of DynamoDB.
  ProjectionExpression:
    'userId, sessionId, submissionId, quizId, submittedAt, answersHash, #state, waitingSince, headline, checked, #plan, #schema',
  ExpressionAttributeNames: { '#state': 'state', '#schema': 'schema', '#plan': 'plan' },
  ConsistentRead: true,
});

/** The exception carries the item in DynamoDB's JSON: each text as `{ S: … }`, each number as `{ N: … }`. */
const plainItem = (item: Record<string, AttributeValue>): Item =>
  Object.fromEntries(Object.entries(item).map(([name, { S, N }]) => [name, N === undefined ? S : Number(N)]));

/** The table's sort key is the session id, so a submission id is searched for among all of the user's submissions. */
export const findSummary =
  (table: SubmissionsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<SubmissionSummary | undefined> =>
    (await listSubmissions(table)(userId)).find((each) => each.submissionId === submissionId);

/** What a user adds to an accepted submission. */
type Added = Required<Pick<SubmissionSummary, 'checked' | 'plan'>>;

/** Overwrites the attribute. False if the user has no such submission, or is being erased. */
export const setOnSubmission =
  <Name extends keyof Added>(table: SubmissionsTable, name: Name) =>
  async (userId: UserId, submissionId: SubmissionId, value: Added[Name]): Promise<boolean> => {
    const found = await findSummary(table)(userId, submissionId);
    if (!found) return false;
    const update = new UpdateCommand({
      TableName: table.tableName,
      Key: { userId, sessionId: found.sessionId },
      // Aliased, because any name may be or become a reserved word of DynamoDB.
      UpdateExpression: 'SET #name = :value',
      // So that the write does not recreate an erased submission.
      ConditionExpression: 'submissionId = :id',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value, ':id': submissionId },
    });
    try {
      await table.client.send(update);
      return true;
    } catch (failure) {
      if (failure instanceof ConditionalCheckFailedException) return false;
      throw failure;
    }
  };

/** The user's latest report about this submission's notice. */
export const findChecked =
  (table: SubmissionsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Checked | undefined> =>
    (await findSummary(table)(userId, submissionId))?.checked;

/** Overwrites the report. False if the user has no such submission, or is being erased. */
export const saveChecked = (table: SubmissionsTable) => setOnSubmission(table, 'checked');
