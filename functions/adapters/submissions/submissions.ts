import * as z from 'zod/mini';
import { type ReadableTable, readItem, type StoredKind, sortItems } from '#functions/adapters/stored-item.ts';
import {
  aliasesIn,
  changeItem,
  findAll,
  findItem,
  type Item,
  putNew,
  type RawItem,
  type Table,
} from '#functions/adapters/table.ts';
import { partitionOf } from '#functions/results/pipeline-limits.ts';
import type { ClaimedSubmission } from '#functions/results/pipeline-state.ts';
import {
  type AcceptedSubmission,
  type SaveEnding,
  type Submission,
  type SubmissionKey,
  type SubmissionSummary,
  submissionShape,
  summaryShape,
} from '#functions/submissions/submission.ts';
import type { SubmissionList } from '#functions/submissions/submission-list.ts';
import { asRunId, asSubmissionId, type SubmissionId, type UserId } from '#shared/contract/ids.ts';
import type { Checked } from '#shared/contract/submission.ts';

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

const kind = { kind: 'submission', current: 1 };

const storedSummary: StoredKind<SubmissionSummary> = {
  ...kind,
  shape: summaryShape,
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

/** A table whose waiting submissions are spread over this many shards in each lane. */
export type ShardedSubmissions = ReadableTable & { shards: number };

// The partition key is the user, so no query can reach another user's items. Each operation is a separate function, so that a
// Lambda bundles only those it uses.

/**
 * Stores a submission in one transaction: either whole, with its entry in the waiting index, or not at all. If the run id
 * is taken, returns the stored submission. The same transaction checks the account's item, so nothing is stored for a user
 * who is being erased.
 */
export const saveSubmission =
  (table: ShardedSubmissions, accountsTable: string) =>
  async (submission: AcceptedSubmission): Promise<SaveEnding> => {
    const { answers, typed, ...rest } = submission;
    const item = {
      schema: kind.current,
      ...rest,
      answers: JSON.stringify(answers),
      ...(typed && { typed: JSON.stringify(typed) }),
      state: 'received',
      waiting: partitionOf('result', submission.submissionId, table.shards),
      waitingSince: submission.submittedAt,
    };
    const ending = await putNew(table, item, {
      TableName: accountsTable,
      Key: { userId: submission.userId },
      ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(isErasing)',
    });
    if (ending === 'refused') return 'erased';
    if (ending === 'written') return { saved: true };
    return { saved: false, existing: readItem(storedSummary, plainItem(ending.existing), table.reportUnreadable) };
  };

/** All of a user's submissions, unordered, without their answers. */
export const listAllSubmissions =
  (table: ReadableTable) =>
  async (userId: UserId): Promise<SubmissionList> => {
    const items = await findAll(table, summariesOf(userId));
    const { readable, unreadable } = sortItems(storedSummary, items, table.reportUnreadable);
    return { readable, unreadable: unreadable.map(idsOf) };
  };

/** All readable submissions of a user, for callers that can do without the others. */
export const listSubmissions =
  (table: ReadableTable) =>
  async (userId: UserId): Promise<SubmissionSummary[]> =>
    (await listAllSubmissions(table)(userId)).readable;

const idsOf = ({ runId, submissionId, quizId }: Item) => ({
  runId: asRunId(String(runId)),
  ...(typeof submissionId === 'string' && { submissionId: asSubmissionId(submissionId) }),
  ...(typeof quizId === 'string' && { quizId }),
});

/** One submission with its answers, strongly consistent. Throws when the item cannot be read. */
export const findSubmission =
  (table: ReadableTable) =>
  async ({ userId, runId }: SubmissionKey): Promise<Submission | null> => {
    const item = await findItem(table, { userId, runId });
    return item ? readItem(storedSubmission, item, table.reportUnreadable) : null;
  };

/**
 * Claims the right to enqueue a waiting submission again: of many concurrent polls, retries and sweeps, one gets true. False if
 * another one was first, or the submission is done.
 */
export const claimWaiting =
  (table: Table) =>
  ({ userId, runId }: SubmissionKey, waitingSince: string, now: Date): Promise<boolean> =>
    changeItem(table, {
      key: { userId, runId },
      update: 'SET waitingSince = :now',
      condition: 'waitingSince = :seen',
      values: { ':now': now.toISOString(), ':seen': waitingSince },
    });

const summaryAttributes =
  'userId, runId, submissionId, quizId, submittedAt, answersHash, #state, waitingSince, corrects, headline, checked, #plan, #schema';

/** Strongly consistent: a user who has just submitted the first quiz may start the second, and sees both on the dashboard. */
const summariesOf = (userId: UserId) => ({
  KeyConditionExpression: 'userId = :userId',
  ExpressionAttributeValues: { ':userId': userId },
  ProjectionExpression: summaryAttributes,
  ExpressionAttributeNames: aliasesIn(summaryAttributes),
  ConsistentRead: true,
});

const plainItem = (item: RawItem): Item =>
  Object.fromEntries(Object.entries(item).map(([name, { S, N }]) => [name, N === undefined ? S : Number(N)]));

/** The table's sort key is the run id, so a submission id is searched for among all of the user's submissions. */
export const findSummary =
  (table: ReadableTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<SubmissionSummary | undefined> =>
    (await listSubmissions(table)(userId)).find((each) => each.submissionId === submissionId);

/** The time zone that a submission was sent from. */
export const findZone =
  (table: ReadableTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<string | undefined> =>
    (await findSummary(table)(userId, submissionId))?.timeZone;

/** What a user adds to an accepted submission. */
type Added = Required<Pick<SubmissionSummary, 'checked' | 'plan'>>;

/** Overwrites the attribute. False if the user has no such submission, or is being erased. */
export const setOnSubmission =
  <Name extends keyof Added>(table: ReadableTable, name: Name) =>
  async (userId: UserId, submissionId: SubmissionId, value: Added[Name]): Promise<boolean> => {
    const found = await findSummary(table)(userId, submissionId);
    if (!found) return false;
    return changeItem(table, {
      key: { userId, runId: found.runId },
      update: `SET #${name} = :value`,
      // So that the write does not recreate an erased submission.
      condition: 'submissionId = :id',
      values: { ':value': value, ':id': submissionId },
    });
  };

/** The user's latest report about this submission's notice. */
export const findChecked =
  (table: ReadableTable) =>
  async (userId: UserId, submissionId: SubmissionId): Promise<Checked | undefined> =>
    (await findSummary(table)(userId, submissionId))?.checked;

/** Overwrites the report. False if the user has no such submission, or is being erased. */
export const saveChecked = (table: ReadableTable) => setOnSubmission(table, 'checked');
