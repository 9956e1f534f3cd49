import { describe, expect, test } from 'vitest';
import { getResult } from '#functions/results/get-result.ts';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { caller, client } from '#tests/unit/functions/fakes.ts';

const submissionId = '01KF0000000000000000000001';
const result = { submissionId, quiz_id: productQuizId } as Result;

const setUp = (found: Result | 'unreadable' | null) => {
  const reads: string[] = [];
  const findResult = async (userId: string, id: string) => {
    reads.push(`${userId} ${id}`);
    return userId === caller.userId && id === submissionId ? found : null;
  };
  const ask = (id = submissionId) =>
    getResult({ findResult })({ body: null, query: { submissionId: id }, caller, client });
  return { ask, reads };
};

describe('a result', () => {
  test('that is there is answered', async () => {
    expect(await setUp(result).ask()).toEqual({ answer: result });
  });

  test('that is stored and cannot be read is an error that says what to do, with the number to search for', async () => {
    expect(await setUp('unreadable').ask()).toEqual({
      refusal: { code: 'internal', message: expect.stringContaining(submissionId) },
    });
  });

  test.each(['nowhere', submissionId])('is one and the same 404 when it is unknown or not ready (%s)', async (id) => {
    const { ask } = setUp(null);
    expect(await ask(id)).toEqual({
      refusal: { code: 'not-found', message: expect.stringContaining('no result here yet') },
    });
  });

  test('is looked for by one read, under the caller’s own id, whether or not it is there', async () => {
    for (const found of [result, null]) {
      const { ask, reads } = setUp(found);
      await ask();
      expect(reads).toEqual([`${caller.userId} ${submissionId}`]);
    }
  });
});
