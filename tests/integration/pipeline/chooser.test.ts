import { afterAll, beforeEach, expect, test } from 'vitest';
import { askModel, createModelClient } from '#functions/adapters/language-model.ts';
import { choose } from '#functions/results/chooser/choose.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { fakeModelId } from '#infra/local/environment.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';
import type { Slot } from '#shared/words/sentences.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';

// The worker's own call of Bedrock against a model that the test controls.

const standIns = await startTestStandIns();
afterAll(() => standIns.stop());

const slots: readonly Slot[] = ['intro', 'outro'].map((id) => ({
  id,
  offers: [
    { id: 'plain', text: 'Here is what your answers show.' },
    { id: 'warm', text: 'Thank you for your answers. Here is what they show.' },
  ],
}));

const reasons: string[] = [];
const chooser = choose({
  modelId: fakeModelId,
  ask: askModel(createModelClient(), fakeModelId),
  watch: (_id, { reason }) => void reasons.push(reason),
});
const ask = () => chooser({ submissionId: asSubmissionId('01J00000000000000000000000'), quizId: productQuizId, slots });
const enginesOwn = { choices: {}, wording: { by: 'engine' } };

beforeEach(() => {
  reasons.length = 0;
});

test('a good model chooses in every slot, and the result says so', async () => {
  standIns.bedrock.behave({ mode: 'good' });
  expect(await ask()).toEqual({
    choices: { intro: 'warm', outro: 'warm' },
    wording: { by: 'model', modelId: fakeModelId, promptVersion: 'v2', sections: ['intro', 'outro'] },
  });
  expect(reasons).toEqual(['none']);
});

test.each([
  ['broken', /stopped-max_tokens|no-tool-call|malformed/],
  ['hostile', /not-offered/],
  ['refused', /stopped-refusal/],
  ['filtered', /stopped-content_filtered/],
  ['throttled', /ThrottlingException/],
  ['denied', /AccessDeniedException/],
] as const)('a %s model changes nothing: the page keeps the engine’s own sentences', async (mode, reason) => {
  standIns.bedrock.behave({ mode });
  expect(await ask()).toEqual(enginesOwn);
  expect(reasons).toEqual([expect.stringMatching(reason)]);
});

test('a slow model is abandoned after its deadline', async () => {
  standIns.bedrock.behave({ mode: 'slow' });
  // By timers of the same process: on a busy machine they are as late as the deadline itself.
  const passed: number[] = [];
  const marks = [0.94, 1.5].map((share) =>
    setTimeout(() => passed.push(share), share * pipelineLimits.chooserTimeoutSeconds * 1000),
  );
  expect(await ask()).toEqual(enginesOwn);
  for (const mark of marks) clearTimeout(mark);
  expect(passed, 'shares of the deadline that had passed').toEqual([0.94]);
  expect(reasons).toEqual([expect.stringMatching(/AbortError|TimeoutError/)]);
});

test('an unreachable model changes nothing', async () => {
  standIns.faults.answer({
    method: 'PUT',
    path: '',
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.from(JSON.stringify({ bedrock: { error: 'ServiceUnavailableException', status: 503 } })),
    sourceIp: '',
    signal: AbortSignal.abort(),
  });
  expect(await ask()).toEqual(enginesOwn);
  expect(reasons).toEqual(['ServiceUnavailableException']);
});
