import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { exportMe } from '#functions/accounts/export-me.ts';
import { makeExportIndex } from '#functions/adapters/export-speech.ts';
import { makeExportDocument } from '#functions/adapters/fhir-document.ts';
import { storedResult } from '#functions/adapters/results/results.ts';
import { storedSubmission } from '#functions/adapters/submissions/submissions.ts';
import { serve } from '#functions/edge/http.ts';
import { exportMeSchemas } from '#shared/contract/schemas/account-schemas.ts';
import { liveVersion, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { newSigningKey } from '#tests/support/signing-key.ts';
import { storesOfAPerson } from '#tests/support/stores-of-a-person.ts';
import { caller, event, fakeOutput } from '../fakes.ts';

/** The largest response that Lambda accepts from a function. */
const lambdaBytes = 6 * 1024 * 1024;
const many = 600;
const pageSize = 50;

const { userId } = caller;
const answers = longevityPersonas.average45F?.answers ?? expect.fail('no such persona');
const content = composeResult({ quizId: productQuizId, answers, today: '2026-01-15' });

const of = (n: number) => ({ userId, submissionId: `submission-${n}`, submittedAt: '2026-01-15T10:00:00.000Z' });
const submissionOf = (n: number) => ({
  ...of(n),
  schema: storedSubmission.current,
  runId: `session-${n}`,
  quizId: productQuizId,
  quizVersion: liveVersion,
  answers: JSON.stringify(answers),
  answersHash: 'hash',
  email: caller.email,
  firstName: 'Ada',
  state: 'hooked',
});
const resultOf = (n: number) => ({
  ...of(n),
  schema: storedResult.current,
  quiz_id: productQuizId,
  content: JSON.stringify(content),
});
const all = <Item>(itemOf: (n: number) => Item) => Array.from({ length: many }, (_, n) => itemOf(n));
const items: Record<string, object[]> = { submissions: all(submissionOf), results: all(resultOf) };

/** Tables that respond page by page. */
const send = async (command: unknown) => {
  if (!(command instanceof QueryCommand)) return {};
  const { TableName = '', ExclusiveStartKey } = command.input;
  const from = Number(ExclusiveStartKey?.n ?? 0);
  const found = items[TableName] ?? [];
  const next = from + pageSize;
  return { Items: found.slice(from, next), ...(next < found.length && { LastEvaluatedKey: { n: next } }) };
};

const stores = storesOfAPerson(send);

const output = fakeOutput();
const download = serve('exportMe', {
  schemas: exportMeSchemas,
  verify: async () => caller,
  handle: exportMe({
    stores,
    makeDocument: makeExportDocument,
    makeIndex: makeExportIndex,
    newId: randomUUID,
    now: () => new Date(0),
    sign: newSigningKey().sign,
    saveSigned: async () => 'saved',
    log: output.log,
  }),
  log: output.log,
  measure: output.measure,
});

test(`${many} submissions and results, more than Lambda’s limit, reach a browser in one response`, async () => {
  const response = await download(event({ headers: { 'accept-encoding': 'br, gzip, deflate' } }));
  expect(response).toMatchObject({ statusCode: 200, isBase64Encoded: true });
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(response.body?.length).toBeLessThan(lambdaBytes);
  const text = gunzipSync(Buffer.from(response.body ?? '', 'base64')).toString();
  expect(text.length).toBeGreaterThan(lambdaBytes);
  const { parts } = JSON.parse(text) as { parts: Record<string, { submissionId: string; content?: unknown }[]> };
  for (const part of ['submissions', 'results'])
    expect(parts[part]?.map(({ submissionId }) => submissionId)).toEqual(all((n) => of(n).submissionId));
  expect(parts.results?.at(-1)?.content).toEqual(JSON.parse(JSON.stringify(content)));
});

test.each(['', 'gzip;q=0', 'br'])(
  'a client that cannot unpack it (%j) gets an error, and the operator gets the reason',
  async (encoding) => {
    const response = await download(event({ headers: { 'accept-encoding': encoding } }));
    expect(response.statusCode).toBe(500);
    expect(output.logged().at(-1)).toMatchObject({ route: 'exportMe', failure: 'AnswerTooLarge' });
  },
);
