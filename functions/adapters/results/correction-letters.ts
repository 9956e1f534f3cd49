import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/adapters/stored-item.ts';
import type { LetterClaim, LetterOutcome, PendingLetter } from '#functions/results/rescore/send-letters.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { asSessionId, asSubmissionId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { madeByKeys, madeByQuery, madeByShards } from './results.ts';

// A user's letter about a correction, pending or sent: one item beside their results, so that an erasure finds it. While it is
// open, it is listed in the index of engines under the name of the correction.

type Tables = { client: DynamoDBDocumentClient; resultsTable: string; submissionsTable: string };
type Lease = { owner: string; until: string; now: string };

export const letterKey = (userId: UserId, correction: string) => ({ userId, submissionId: `letter~${correction}` });

const placeOf = (correction: string) => `letter~${correction}`;

export const pendingLetter = (of: AcceptedSubmission, correction: string, now: Date): Item => ({
  ...letterKey(of.userId, correction),
  correction,
  letter: 'pending',
  letterAt: now.toISOString(),
  aboutSubmission: of.submissionId,
  sessionId: of.sessionId,
  ...madeByKeys(placeOf(correction), of.submissionId),
});

/** Page by page, shard by shard. */
export const listPendingLetters = ({ client, resultsTable }: Pick<Tables, 'client' | 'resultsTable'>) =>
  async function* (correction: string, after: string): AsyncGenerator<{ userId: UserId; place: string }> {
    const [begun = '', last = ''] = after.split(' ');
    for (const shard of madeByShards.slice(Math.max(0, madeByShards.indexOf(begun)))) {
      const query = madeByQuery(resultsTable, shard, `${placeOf(correction)}#`, shard === begun ? last : '');
      let from: Record<string, unknown> | undefined;
      do {
        const page = await client.send(new QueryCommand({ ...query, ExclusiveStartKey: from }));
        for (const { userId, madeBy } of page.Items ?? [])
          yield { userId: asUserId(String(userId)), place: `${shard} ${madeBy}` };
        from = page.LastEvaluatedKey;
      } while (from);
    }
  };

export const claimLetter =
  ({ client, resultsTable, submissionsTable }: Tables) =>
  async (userId: UserId, correction: string, { owner, until, now }: Lease): Promise<LetterClaim> => {
    const Key = letterKey(userId, correction);
    const { Item } = await client.send(new GetCommand({ TableName: resultsTable, Key, ConsistentRead: true }));
    if (Item?.letter === 'sending')
      return String(Item.letterUntil) < now
        ? { kind: 'abandoned', letter: letterIn(Item, String(Item.letterBy)) }
        : { kind: 'busy' };
    if (Item?.letter !== 'pending') return { kind: 'gone' };
    const letter = letterIn(Item, owner);
    const begin = {
      TableName: resultsTable,
      Key,
      UpdateExpression: 'SET letter = :sending, letterBy = :me, letterUntil = :until',
      ConditionExpression: 'letter = :pending',
      ExpressionAttributeValues: { ':sending': 'sending', ':pending': 'pending', ':me': owner, ':until': until },
    };
    const lease = {
      TableName: submissionsTable,
      Key: { userId, sessionId: letter.sessionId },
      UpdateExpression: 'SET leaseOwner = :me, leaseUntil = :until',
      ConditionExpression: 'submissionId = :id AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      ExpressionAttributeValues: { ':me': owner, ':until': until, ':now': now, ':id': letter.submissionId },
    };
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [{ Update: begin }, { Update: lease }] }));
      return { kind: 'claimed', letter };
    } catch (failure) {
      if (failure instanceof TransactionCanceledException) return { kind: 'busy' };
      throw failure;
    }
  };

const letterIn = (item: Item, claimedBy: string): PendingLetter => ({
  userId: asUserId(String(item.userId)),
  submissionId: asSubmissionId(String(item.aboutSubmission)),
  sessionId: asSessionId(String(item.sessionId)),
  correction: String(item.correction),
  claimedBy,
});

/** Removes the letter from the index, so that no run finds it again. */
export const settleLetter =
  (tables: Tables, now: () => Date) =>
  (letter: PendingLetter, outcome: LetterOutcome, detail: string): Promise<void> =>
    endClaim(tables, letter, {
      update:
        'SET letter = :to, letterDetail = :detail, letterAt = :at REMOVE letterBy, letterUntil, madeBy, madeByShard',
      values: { ':to': outcome, ':detail': detail, ':at': now().toISOString() },
    });

export const giveBackLetter =
  (tables: Tables) =>
  (letter: PendingLetter): Promise<void> =>
    endClaim(tables, letter, { update: 'SET letter = :to REMOVE letterBy, letterUntil', values: { ':to': 'pending' } });

/** The note first, then the lease: in the other order, an erasure could come in between. */
const endClaim = async (
  { client, resultsTable, submissionsTable }: Tables,
  { userId, correction, sessionId, claimedBy }: PendingLetter,
  { update, values }: { update: string; values: Record<string, string> },
): Promise<void> => {
  const note = {
    TableName: resultsTable,
    Key: letterKey(userId, correction),
    UpdateExpression: update,
    ConditionExpression: 'letter = :sending AND letterBy = :me',
    ExpressionAttributeValues: { ...values, ':sending': 'sending', ':me': claimedBy },
  };
  const lease = {
    TableName: submissionsTable,
    Key: { userId, sessionId },
    UpdateExpression: 'REMOVE leaseOwner, leaseUntil',
    ConditionExpression: 'leaseOwner = :me',
    ExpressionAttributeValues: { ':me': claimedBy },
  };
  // The letter is settled already, or the user has been erased, or another worker has taken the expired lease.
  await client.send(new UpdateCommand(note)).catch(unlessConditionFailed);
  await client.send(new UpdateCommand(lease)).catch(unlessConditionFailed);
};

const unlessConditionFailed = (failure: unknown): void => {
  if (!(failure instanceof ConditionalCheckFailedException)) throw failure;
};
