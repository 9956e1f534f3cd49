import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { partitionOf } from '#functions/results/pipeline-limits.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import type {
  AcceptedSubmission,
  SaveEnding,
  Submission,
  SubmissionKey,
  SubmissionList,
  SubmissionSummary,
} from '#functions/submissions/submission.ts';
import type { Checked } from '#shared/contract/headline.ts';
import { checkedSchema, checkedSignsSchema, headlineSchema } from '#shared/contract/headline-schema.ts';
import type { SubmissionId, UserId } from '#shared/contract/ids.ts';
import { ownPlanSchema } from '#shared/contract/own-plan-schema.ts';
import { quizIds } from '#shared/derived-names.ts';
import { unitCodes } from '#shared/quiz/units.ts';
import { quizVersions } from '#shared/quiz-versions.ts';
import { type Item, putWithCheck, type ReportUnreadable, readItem, type StoredKind, sortItems } from './stored-item.ts';

/** What `saveSubmission` writes today. */
export const submissionSchema = 1;

const text = z.string();
/** DynamoDB refuses blank keys, so a blank id is a broken one. */
const id = z.string().check(z.minLength(1));
const states = z.enum(['received', 'scored', 'mailed', 'hooked']);

/** Any answer of any quiz version: whether it suits its question was checked before it was stored. */
const answer = z.union([text, z.number(), z.object({ ft: z.number(), in: z.number() })]);

const summaryFields = {
  userId: id,
  sessionId: id,
  submissionId: id,
  quizId: z.literal(quizIds),
  submittedAt: text,
  answersHash: text,
  state: states,
  waitingSince: z.optional(text),
  headline: z.optional(headlineSchema),
  checked: z.optional(checkedSchema),
  plan: z.optional(ownPlanSchema),
};

const wholeFields = {
  ...summaryFields,
  answers: z.record(text, answer),
  typed: z.optional(z.record(text, z.object({ text, unit: z.enum(unitCodes) }))),
  unconfirmed: z.optional(z.array(text)),
  basedOn: z.optional(text),
  email: text,
  firstName: text,
  isProbe: z.optional(z.literal(true)),
  timeZone: z.optional(text),
  longevitySessionId: z.optional(text),
  heartSessionId: z.optional(text),
  checkedSigns: z.optional(checkedSignsSchema),
  quizVersion: z.literal(quizVersions),
};

const claimedFields = {
  ...wholeFields,
  nextSweepAt: z.optional(text),
  mail: z.optional(z.enum(['sending', 'sent', 'doubtful', 'refused', 'off', 'deferred', 'suppressed'])),
  mailFirstTriedAt: z.optional(text),
  mailBegunAt: z.optional(text),
  mailTakenAt: z.optional(text),
  reopenedAt: z.optional(text),
  hook: z.optional(z.enum(['delivered', 'failed', 'off'])),
  claims: z.number(),
  leaseOwner: text,
};

const kind = { kind: 'submission', current: submissionSchema, upgrades: {} };

const storedSummary: StoredKind<SubmissionSummary> = {
  ...kind,
  shape: z.object(summaryFields),
  jsonAttributes: [],
};

export const storedSubmission: StoredKind<Submission> = {
  ...kind,
  shape: z.object(wholeFields),
  jsonAttributes: ['answers', 'typed'],
};

/** A submission under a worker's lease. */
export const storedClaim: StoredKind<ClaimedSubmission> = {
  ...kind,
  shape: z.object(claimedFields),
  jsonAttributes: ['answers', 'typed'],
};

export type SubmissionsTable = {
  client: DynamoDBDocumentClient;
  tableName: string;
  reportUnreadable: ReportUnreadable;
};

/** A table whose waiting submissions are spread over this many shards of each lane. */
export type ShardedSubmissions = SubmissionsTable & { shards: number };

export type Values = Record<string, unknown>;
export type Change = { update: string; values?: Values };

/** Changes a submission's item under a condition, and answers with the whole of it. */
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

// The partition key is the person, so no query can reach another person's items. Each operation is its own function, so
// that a Lambda bundles only those it uses.

/**
 * Stores a submission by one conditional write: either whole, with its place in the waiting index, or not at all. When the
 * session id is taken, answers with the submission that is there. The same write checks the account's item: of a person
 * who is being erased it stores nothing.
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

/** All of one person's submissions, in no order, without their answers. */
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

/** All of one person's submissions that can be read, for those who can do without the others. */
export const listSubmissions =
  (table: SubmissionsTable) =>
  async (userId: UserId): Promise<SubmissionSummary[]> =>
    (await listAllSubmissions(table)(userId)).readable;

const idsOf = ({ sessionId, submissionId, quizId }: Item) => ({
  sessionId: String(sessionId),
  ...(typeof submissionId === 'string' && { submissionId }),
  ...(typeof quizId === 'string' && { quizId }),
});

/** One submission with its answers, as the last write left it. Throws when the item cannot be read. */
export const findSubmission =
  ({ client, tableName, reportUnreadable }: SubmissionsTable) =>
  async ({ userId, sessionId }: SubmissionKey): Promise<Submission | null> => {
    const get = new GetCommand({ TableName: tableName, Key: { userId, sessionId }, ConsistentRead: true });
    const { Item } = await client.send(get);
    return Item ? readItem(storedSubmission, Item, reportUnreadable) : null;
  };

/**
 * Decides who puts a waiting submission on the queue again: of many polls, retries and sweeps at once, one gets true.
 * False when another one was first, or when the submission is done.
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

/** Strongly consistent: a person who has just submitted the first quiz may start the second, and sees both on the dashboard. */
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

/** The exception carries the item as DynamoDB writes it: each text as `{ S: … }`, each number as `{ N: … }`. */
const plainItem = (item: Record<string, AttributeValue>): Item =>
  Object.fromEntries(Object.entries(item).map(([name, { S, N }]) => [name, N === undefined ? S : Number(N)]));

/** The table is sorted by session ids, so what only its submission's id names is looked for among all of the person's. */
export const findSummary =
  (table: SubmissionsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<SubmissionSummary | undefined> =>
    (await listSubmissions(table)(userId)).find((each) => each.submissionId === submissionId);

/** What a person adds to a submission of theirs after it was accepted. */
type Added = Required<Pick<SubmissionSummary, 'checked' | 'plan'>>;

/** Stores it over what was there. False when the person has no such submission, or is being erased. */
export const setOnSubmission =
  <Name extends keyof Added>(table: SubmissionsTable, name: Name) =>
  async (userId: UserId, submissionId: SubmissionId, value: Added[Name]): Promise<boolean> => {
    const found = await findSummary(table)(userId, submissionId);
    if (!found) return false;
    const update = new UpdateCommand({
      TableName: table.tableName,
      Key: { userId, sessionId: found.sessionId },
      // Any name may be a reserved word of DynamoDB, as `plan` could become one.
      UpdateExpression: 'SET #name = :value',
      // So that nothing comes back of a submission that has been erased meanwhile.
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

/** What the person has told us last about this submission's notice. */
export const findChecked =
  (table: SubmissionsTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Checked | undefined> =>
    (await findSummary(table)(userId, submissionId))?.checked;

/** Stores it over what was there. False when the person has no such submission, or is being erased. */
export const saveChecked = (table: SubmissionsTable) => setOnSubmission(table, 'checked');
