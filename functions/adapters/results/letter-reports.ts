import { changeItem, type Table } from '#functions/adapters/table.ts';
import type { UserId } from '#shared/contract/ids.ts';

// A user's letter about a correction is one item stored with their results, so that an erasure finds it. `npm run ops -- rescore`
// writes the letters (infra/aws/ops/recall). This file has what the functions need of them.

export const letterPlace = (correction: string) => `letter~${correction}`;

export const letterKey = (userId: UserId, correction: string) => ({ userId, submissionId: letterPlace(correction) });

/**
 * Records that SES has accepted a correction letter. A run of the command that ended between the mail and its record finds this
 * instead, and does not send the letter again.
 */
export const noteLetterTaken =
  (table: Table) =>
  async (userId: UserId, correction: string, at: string): Promise<void> => {
    await changeItem(table, {
      key: letterKey(userId, correction),
      update: 'SET letterTakenAt = :at',
      condition: 'attribute_exists(userId)',
      values: { ':at': at },
    });
  };
