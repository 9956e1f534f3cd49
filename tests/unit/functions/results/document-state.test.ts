import { expect, test } from 'vitest';
import { tryLimits } from '#functions/accounts/try-limits.ts';
import { getDocumentState } from '#functions/results/get-document-state.ts';
import type { SignedRecord } from '#functions/signing/seal.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import type { Result } from '#shared/contract/result.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { caller, client, fakeMailLimits } from '#tests/unit/functions/fakes.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

const [first, second] = [asSubmissionId('01KF1'), asSubmissionId('01KF2')];
const record: SignedRecord = {
  userId: caller.userId,
  documentId: '7f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f',
  madeAt: '2026-01-16T08:00:00.000Z',
  results: [
    { submissionId: first, replaces: null },
    { submissionId: second, replaces: '01KF2~1' },
  ],
};
const other = (id: string, at: string) => ({ id, at, reason: 'Wrong.', engineVersion: '2.2.0' });
type More = Pick<Result['content'], 'replaces' | 'replacedBy'>;

const stateWith = async (contents: Readonly<Record<string, More>>, found: SignedRecord | null = record) =>
  getDocumentState({
    findSigned: async () => found,
    findResult: async (_, submissionId) => {
      const more = contents[submissionId];
      const submittedAt = '2026-01-15T08:00:00.000Z';
      return more
        ? { submissionId, quiz_id: productQuizId, submittedAt, content: { ...longevityContent, ...more } }
        : null;
    },
    tries: { network: async () => null },
  })({ body: null, query: { id: record.documentId }, caller: null, client });

const sameAsThen = { [first]: {}, [second]: { replaces: other('01KF2~1', '2026-01-10T00:00:00.000Z') } };

test('a document stands while its results are the ones that were signed', async () => {
  expect(await stateWith(sameAsThen)).toEqual({ answer: { state: 'standing' } });
});

test('a document is withdrawn from the first time that one of its results was replaced', async () => {
  const [early, late] = ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'];
  expect(
    await stateWith({ [first]: { replaces: other('01KF1~1', late) }, [second]: { replaces: other('01KF2~2', early) } }),
  ).toEqual({ answer: { state: 'withdrawn', at: early } });
  expect(await stateWith({ ...sameAsThen, [first]: { replacedBy: other('01KF3', late) } })).toEqual({
    answer: { state: 'withdrawn', at: late },
  });
});

test('a document without a record, or with a result that is gone, is not known', async () => {
  expect(await stateWith(sameAsThen, null)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await stateWith({ [first]: {} })).toMatchObject({ refusal: { code: 'not-found' } });
});

test('a network may ask for 600 documents an hour, known or not, and each other network for its own 600', async () => {
  const { network } = tryLimits({
    ...fakeMailLimits(),
    takePassword: async () => ({ allowed: true }),
    forgetPasswords: async () => {},
    hash: (purpose, text) => `${purpose}: ${text}`,
    roomyNetwork: '127.0.0.1',
    isProbe: () => false,
    now: () => new Date('2026-07-01T10:00:00Z'),
  });
  let looked = 0;
  const findSigned = async () => {
    looked += 1;
    return null;
  };
  const ask = getDocumentState({ findSigned, findResult: async () => null, tries: { network } });
  const askFrom = (from: string) =>
    ask({ body: null, query: { id: record.documentId }, caller: null, client: { ...client, network: from } });
  for (let n = 0; n < 600; n += 1) await askFrom('203.0.113.7');
  expect(looked).toBe(600);
  expect(await askFrom('203.0.113.7')).toMatchObject({ refusal: { code: 'slow-down' } });
  expect(looked).toBe(600);
  expect(await askFrom('203.0.113.8')).toMatchObject({ refusal: { code: 'not-found' } });
});
