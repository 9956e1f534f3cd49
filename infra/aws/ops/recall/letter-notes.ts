import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { letterKey, letterPlace } from '#functions/adapters/results/letter-reports.ts';
import { listMadeBy, madeByKeys } from '#functions/adapters/results/results.ts';
import { type Change, changeItem, findItem, type Item, type Table, updateOf } from '#functions/adapters/table.ts';
import type { AcceptedSubmission } from '#functions/submissions/submission.ts';
import { asRunId, asSubmissionId, asUserId, type UserId } from '#shared/contract/ids.ts';
import type { Letter, LetterOutcome, SendLettersDeps } from './send-letters.ts';

// The records of letters in the table of results. While a letter is open, it is listed in the index of engines under
// the name of the correction.

type Tables = { results: Table; submissions: Table };

export const pendingLetter = (of: AcceptedSubmission, correction: string, now: Date): Item => ({
  ...letterKey(of.userId, correction),
  correction,
  letter: 'pending',
  letterAt: now.toISOString(),
  aboutSubmission: of.submissionId,
  runId: of.runId,
  ...madeByKeys(letterPlace(correction), of.submissionId),
});

/** The users whose letter about this correction is open. */
export const listOpenLetters = ({ results }: Pick<Tables, 'results'>) =>
  async function* (correction: string): AsyncGenerator<UserId> {
    for await (const { userId } of listMadeBy(results, `${letterPlace(correction)}#`)) yield asUserId(String(userId));
  };

export const findLetter =
  ({ results }: Pick<Tables, 'results'>): SendLettersDeps['find'] =>
  async (userId, correction) => {
    const item = await findItem(results, letterKey(userId, correction));
    if (item?.letter !== 'pending' && item?.letter !== 'sending') return null;
    const letter = {
      userId,
      submissionId: asSubmissionId(String(item.aboutSubmission)),
      runId: asRunId(String(item.runId)),
      correction,
      claimedBy: String(item.letterBy ?? ''),
    };
    const begun = { begunAt: String(item.letterAt), isTaken: item.letterTakenAt !== undefined };
    return { letter, state: item.letter === 'pending' ? 'pending' : begun };
  };

export const claimLetter =
  ({ results, submissions }: Tables): SendLettersDeps['claim'] =>
  async ({ userId, correction, runId, submissionId, claimedBy }, { owner, until, now }) => {
    const begin = updateOf(results, {
      key: letterKey(userId, correction),
      update: 'SET letter = :sending, letterBy = :me, letterAt = :now',
      condition:
        '(letter = :pending OR (letter = :sending AND letterBy = :before)) AND attribute_not_exists(letterTakenAt)',
      values: { ':sending': 'sending', ':pending': 'pending', ':me': owner, ':before': claimedBy, ':now': now },
    });
    const lease = updateOf(submissions, {
      key: { userId, runId },
      update: 'SET leaseOwner = :me, leaseUntil = :until',
      condition: 'submissionId = :id AND (attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
      values: { ':me': owner, ':until': until, ':now': now, ':id': submissionId },
    });
    try {
      await results.client.send(new TransactWriteCommand({ TransactItems: [{ Update: begin }, { Update: lease }] }));
      return true;
    } catch (failure) {
      if (failure instanceof TransactionCanceledException) return false;
      throw failure;
    }
  };

/** Removes the letter from the index, so that no run finds it again. */
export const settleLetter =
  (tables: Tables, now: () => Date) =>
  (letter: Letter, outcome: LetterOutcome, detail: string): Promise<void> =>
    endClaim(tables, letter, {
      update: 'SET letter = :to, letterDetail = :detail, letterAt = :at REMOVE letterBy, madeBy, madeByShard',
      values: { ':to': outcome, ':detail': detail, ':at': now().toISOString() },
    });

export const giveBackLetter =
  (tables: Tables) =>
  (letter: Letter): Promise<void> =>
    endClaim(tables, letter, { update: 'SET letter = :to REMOVE letterBy', values: { ':to': 'pending' } });

/** Writes the record first, then releases the lease: in the other order, an erasure could come in between. */
const endClaim = async (
  { results, submissions }: Tables,
  { userId, correction, runId, claimedBy }: Letter,
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
    key: { userId, runId },
    update: 'REMOVE leaseOwner, leaseUntil',
    condition: 'leaseOwner = :me',
    values: { ':me': claimedBy },
  });
};
