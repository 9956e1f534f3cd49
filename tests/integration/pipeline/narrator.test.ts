import { afterAll, beforeEach, expect, test } from 'vitest';
import { askModel } from '#functions/adapters/narrator.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { narrate } from '#functions/results/wording/narrate.ts';
import { fakeModelId } from '#infra/local/environment.ts';
import { productQuizId } from '#shared/derived-names.ts';
import { longevityPersonas } from '#tests/personas/personas.ts';
import { startTestStandIns } from '#tests/support/stand-ins.ts';
import { narrationOf } from '#tests/support/wording-cast.ts';

// The real Bedrock client against a model that does what it is told.

const standIns = await startTestStandIns();
afterAll(() => standIns.stop());

const person = longevityPersonas.sedentaryObese35F;
if (!person) throw new Error('The persona sedentaryObese35F is missing.');
const narration = narrationOf(productQuizId, person);

const reasons: string[] = [];
const tell = narrate({
  modelId: fakeModelId,
  ask: askModel(fakeModelId),
  watch: (_id, { reason }) => void reasons.push(reason),
});
beforeEach(() => {
  reasons.length = 0;
});

test('a good model words every section, and the result says so', async () => {
  standIns.bedrock.behave({ mode: 'good' });
  const content = await tell(narration);
  expect(content.wording).toMatchObject({ by: 'model', modelId: fakeModelId, promptVersion: 'v1' });
  expect(content.intro).toMatch(/^Here is the picture today\. /);
  expect(reasons).toEqual(['none']);
});

test.each([
  ['broken', /stopped-max_tokens|no-tool-call|malformed/],
  ['hostile', /sentence-missing|characters|length/],
  ['refused', /stopped-refusal/],
  ['filtered', /stopped-content_filtered/],
  ['throttled', /ThrottlingException/],
  ['denied', /AccessDeniedException/],
] as const)('a %s model changes nothing: the engine’s own prose stands', async (mode, reason) => {
  standIns.bedrock.behave({ mode });
  expect(await tell(narration)).toEqual(narration.engine);
  expect(reasons).toEqual([expect.stringMatching(reason)]);
});

test('a slow model is given up after its deadline', async () => {
  standIns.bedrock.behave({ mode: 'slow' });
  // By timers of the same process: on a busy machine they are as late as the deadline itself.
  const passed: number[] = [];
  const marks = [0.94, 1.5].map((share) =>
    setTimeout(() => passed.push(share), share * pipelineLimits.narratorTimeoutSeconds * 1000),
  );
  expect(await tell(narration)).toEqual(narration.engine);
  for (const mark of marks) clearTimeout(mark);
  expect(passed, 'shares of the deadline that had passed').toEqual([0.94]);
  expect(reasons).toEqual([expect.stringMatching(/AbortError|TimeoutError/)]);
});

test('a model that is out of reach changes nothing', async () => {
  standIns.faults.answer({
    method: 'PUT',
    path: '',
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.from(JSON.stringify({ bedrock: { error: 'ServiceUnavailableException', status: 503 } })),
    sourceIp: '',
    signal: AbortSignal.abort(),
  });
  expect(await tell(narration)).toEqual(narration.engine);
  expect(reasons).toEqual(['ServiceUnavailableException']);
});
