import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type Check, putNew } from '#functions/adapters/table.ts';

const check: Check = { TableName: 'accounts', Key: {}, ConditionExpression: 'attribute_exists(userId)' };

/** A table whose transactions are cancelled with these codes, call by call. After that it accepts them. */
const cancelling = (...calls: readonly (readonly [own: string, other: string])[]) => {
  const left = [...calls];
  const counted = { calls: 0 };
  const client = {
    send: async () => {
      counted.calls += 1;
      const codes = left.shift();
      if (!codes) return {};
      throw new TransactionCanceledException({
        message: 'Transaction cancelled',
        $metadata: {},
        CancellationReasons: codes.map((Code) => ({ Code })),
      });
    },
  } as unknown as DynamoDBDocumentClient;
  return { counted, put: () => putNew({ client, tableName: 'table' }, { userId: 'someone' }, check) };
};

test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'a write that ends with %s is tried again',
  async (code) => {
    const { put, counted } = cancelling([code, 'None']);
    await expect(put()).resolves.toBe('written');
    expect(counted.calls).toBe(2);
  },
);

test.each(['ValidationError', 'ItemCollectionSizeLimitExceeded', 'DuplicateItem'])(
  'a write that ends with %s is not retried, because a retry cannot succeed',
  async (code) => {
    const { put, counted } = cancelling([code, 'None'], [code, 'None']);
    await expect(put()).rejects.toThrow(TransactionCanceledException);
    expect(counted.calls).toBe(1);
  },
);

test('a failed condition is returned, not thrown', async () => {
  await expect(cancelling(['None', 'ConditionalCheckFailed']).put()).resolves.toBe('refused');
  await expect(cancelling(['ConditionalCheckFailed', 'None']).put()).resolves.toEqual({ existing: {} });
});
