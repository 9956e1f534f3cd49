import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  type Change,
  changeItem,
  findItem,
  type Item,
  pagesOf,
  type Table,
  updateOf,
} from '#functions/adapters/table.ts';
import type { LetterClaim, LetterOutcome, PendingLetter } from '#functions/results/rescore/send-letters.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { asSessionId, asSubmissionId, asUserId, type UserId } from '#shared/contract/ids.ts';
import { madeByKeys, madeByQuery, madeByShards } from './results.ts';

// A user's letter about a correction, pending or sent: one item beside their results, so that an erasure finds it. While it is
// open, it is listed in the index of engines under the name of the correction.

type Tables = { results: Table; submissions: Table };
type Lease = { owner: string; until: string; now: string };

const placeOf = (correction: string) => `letter~${correction}`;

export const letterKey = (userId: UserId, correction: string) => ({ userId, submissionId: placeOf(correction) });

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
export const listPendingLetters = ({ results }: Pick<Tables, 'results'>) =>
  async function* (correction: string, after: string): AsyncGenerator<{ userId: UserId; place: string }> {
    const [begun = '', last = ''] = after.split(' ');
    for (const shard of madeByShards.slice(Math.max(0, madeByShards.indexOf(begun)))) {
      const query = madeByQuery(shard, `${placeOf(correction)}#`, shard === begun ? last : '');
      for await (const page of pagesOf(results, query))
        for (const { userId, madeBy } of page) yield { userId: asUserId(String(userId)), place: `${shard} ${madeBy}` };
    }
  };

export const claimLetter =
  ({ results, submissions }: Tables) =>
  async (userId: UserId, correction: string, { owner, until, now }: Lease): Promise<LetterClaim> => {
    const key = letterKey(userId, correction);
    const item = await findItem(results, key);
    if (item?.letter === 'sending')
      return String(item.letterUntil) < now
        ? { kind: 'abandoned', letter: letterIn(item, String(item.letterBy)) }
        : { kind: 'busy' };
    if (item?.letter !== 'pending') return { kind: 'gone' };
    const letter = letterIn(item, owner);
    const begin = updateOf(results, {
      key,
      update: 'SET letter = :sending, letterBy = :me, letterUntil = :until',
      condition: 'letter = :pending',
      values: { ':sending': 'sending', ':pending': 'pending', ':me': owner, ':until': until },
    });
    const lease = updateOf(submissions, {
      key: { userId, sessionId: letter.sessionId },
      update: 'SET leaseOwner = :me, leaseUntil = :until',
      condition: 'submissionId = :id AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      values: { ':me': owner, ':until': until, ':now': now, ':id': letter.submissionId },
    });
    try {
      await results.client.send(new TransactWriteCommand({ TransactItems: [{ Update: begin }, { Update: lease }] }));
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
  { results, submissions }: Tables,
  { userId, correction, sessionId, claimedBy }: PendingLetter,
  { update, values }: Change,
): Promise<void> => {
  // A condition fails if the letter is settled already, the user has been erased, or another worker has the expired lease.
  await changeItem(results, {
    key: letterKey(userId, correction),
    update,
    condition: 'letter = :sending AND letterBy = :me',
    values: { ...values, ':sending': 'sending', ':me': claimedBy },
  });
  await changeItem(submissions, {
    key: { userId, sessionId },
    update: 'REMOVE leaseOwner, leaseUntil',
    condition: 'leaseOwner = :me',
    values: { ':me': claimedBy },
  });
};
