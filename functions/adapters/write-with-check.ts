import { type AttributeValue, type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { retryContended } from '#functions/edge/contended-write.ts';

type Member = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
export type Put = NonNullable<Member['Put']>;
export type Check = NonNullable<Member['ConditionCheck']>;

/** `taken`: the item's own condition failed; `item` is what is there. `refused`: the check on the other item failed. */
export type PutEnding = {
  ending: 'written' | 'taken' | 'refused';
  item?: Record<string, AttributeValue> | undefined;
};

const contention = { maxTries: 6 };

/**
 * Writes an item on a condition of its own and on a condition of another item, both in the same instant: no time is left
 * between looking and writing in which a person can be erased.
 */
export const putWithCheck = async (client: DynamoDBDocumentClient, put: Put, check: Check): Promise<PutEnding> => {
  const command = new TransactWriteCommand({
    TransactItems: [{ Put: { ...put, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } }, { ConditionCheck: check }],
  });
  const ending = await retryContended(async (): Promise<PutEnding | 'contended'> => {
    try {
      await client.send(command);
      return { ending: 'written' };
    } catch (failure) {
      if (!(failure instanceof TransactionCanceledException)) throw failure;
      const [own, other] = failure.CancellationReasons ?? [];
      if (hasFailed(other)) return { ending: 'refused' };
      if (hasFailed(own)) return { ending: 'taken', item: own?.Item };
      return 'contended';
    }
  }, contention);
  if (ending === 'contended') throw new WriteContended();
  return ending;
};

const hasFailed = (reason: CancellationReason | undefined): boolean => reason?.Code === 'ConditionalCheckFailed';

/** By its name the edge answers 503: trying again helps. */
class WriteContended extends Error {
  override name = 'WriteUnavailable';
}
