import { describe, expect, test } from 'vitest';
import { getResult } from '#functions/results/get-result.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { caller, client } from '#tests/unit/functions/fakes.ts';

const submissionId = '01KF0000000000000000000001';
const resultWith = (redFlags: readonly { level: string }[]) =>
  ({ submissionId, quiz_id: productQuizId, content: { redFlags } }) as unknown as Result;
const result = resultWith([{ level: 'soon' }]);
const checked = { answer: 'treated', at: '2026-11-20T10:00:00.000Z' } as const;

const setUp = (found: Result | 'unreadable' | null) => {
  const reads: string[] = [];
  const findResult = async (userId: string, id: string) => {
    reads.push(`${userId} ${id}`);
    return userId === caller.userId && id === submissionId ? found : null;
  };
  const findChecked = async (userId: string, id: string) => {
    reads.push(`checked ${userId} ${id}`);
    return checked;
  };
  const ask = (id = submissionId) =>
    getResult({ findResult, findChecked })({ body: null, query: { submissionId: asSubmissionId(id) }, caller, client });
  return { ask, reads };
};

describe('a result', () => {
  test('that exists is returned', async () => {
    expect(await setUp(result).ask()).toEqual({ answer: result });
  });

  test.each(['urgent', 'emergency'])('with a notice that is %s includes the user’s report about it', async (level) => {
    const warned = resultWith([{ level: 'soon' }, { level }]);
    expect(await setUp(warned).ask()).toEqual({ answer: { ...warned, checked } });
  });

  test('that is stored and cannot be read is an error that says what to do, with an id to search for', async () => {
    expect(await setUp('unreadable').ask()).toEqual({
      refusal: { code: 'internal', message: expect.stringContaining(submissionId) },
    });
  });

  test.each(['nowhere', submissionId])('gets the same 404 whether it is unknown or not ready (%s)', async (id) => {
    const { ask } = setUp(null);
    expect(await ask(id)).toEqual({
      refusal: { code: 'not-found', message: expect.stringContaining('no result here yet') },
    });
  });

  test('without such a notice costs one read, under the caller’s own id, whether or not it exists', async () => {
    for (const found of [result, null]) {
      const { ask, reads } = setUp(found);
      await ask();
      expect(reads).toEqual([`${caller.userId} ${submissionId}`]);
    }
  });
});
