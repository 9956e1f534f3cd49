import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardiacQuizId, quizIds } from '#shared/derived-names.ts';
import { documentSignature } from '#shared/verify/document-signature.ts';
import { readExport } from '#shared/verify/read-export.ts';
import { verifySignature } from '#shared/verify/signature-verdict.ts';
import { verifyResult } from '#shared/verify/verify-result.ts';
import { cardiacPersonas, longevityPersonas } from '#tests/personas/personas.ts';
import { checkWith } from '#tests/support/signing-key.ts';
import { type Account, startTestStack, type TestStack } from '#tests/support/stack.ts';
import { awaitResult, submit } from '#tests/support/submissions.ts';

// Anyone can recompute the results that the system stores and returns in the download of a user's data: also with the
// sentences that a model chose, and with results that build on the answers to the other quiz.

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ modelId: 'local' });
});
afterAll(() => stack?.stop());

const exportOf = async ({ token }: Account): Promise<unknown> => {
  const response = await stack.call('GET', '/api/users/me/export', { token });
  expect(response.status).toBe(200);
  return response.json();
};

test('each result of a download verifies, and one flipped answer fails every result that builds on it', async () => {
  const person = await stack.register();
  const takeBoth = async ({ answers, longevityAnswers }: (typeof cardiacPersonas)[string]) => {
    await awaitResult(stack, person, await submit(stack, person, { answers: longevityAnswers }));
    await awaitResult(stack, person, await submit(stack, person, { quizId: cardiacQuizId, answers }));
  };
  const whole = Object.values(longevityPersonas)[0]?.answers ?? {};
  for (const persona of Object.values(cardiacPersonas).slice(0, 4))
    await takeBoth({ ...persona, longevityAnswers: { ...whole, ...persona.longevityAnswers } });
  const file = await exportOf(person);
  const verified = await Promise.all((readExport(file) ?? []).map((stored) => verifyResult(stored)));
  expect(verified.map(({ verdict }) => verdict)).toEqual(Array(8).fill({ kind: 'same' }));
  expect(JSON.stringify(file)).toContain('"by":"model"');

  // The words that a model chose are signed, too.
  const { keys } = await (await stack.call('GET', '/.well-known/jwks.json')).json();
  const signatures = await Promise.all(
    (readExport(file) ?? []).map((each) => verifySignature(each, checkWith(...keys))),
  );
  expect(signatures).toEqual(Array(8).fill('not-edited'));
  const { fhir } = file as { fhir: unknown };
  for (const quizId of quizIds) expect(await documentSignature(fhir, quizId, checkWith(...keys))).toBe('not-edited');

  const flipped = JSON.parse(JSON.stringify(file).replaceAll(/"gender":"(female|male)"/g, '"gender":"other"'));
  const found = await Promise.all((readExport(flipped) ?? []).map((stored) => verifyResult(stored)));
  expect(found.map(({ verdict }) => verdict.kind)).toEqual(Array(8).fill('different'));
});
