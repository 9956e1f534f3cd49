import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { askModel, createModelClient } from '#functions/adapters/language-model.ts';
import { toolName } from '#functions/results/chooser/choose.ts';
import { answer, answeringService } from '#tests/support/answering-service.ts';

const ask = (modelId = 'm') => askModel(createModelClient(), modelId)('You choose.', 'These.');

test.each([
  ['amazon.nova-micro-v1:0', '/model/amazon.nova-micro-v1%3A0/converse'],
  ['us.amazon.nova-micro-v1:0', '/model/us.amazon.nova-micro-v1%3A0/converse'],
])('the model %s gets the two texts, and must call the tool', async (modelId, path) => {
  const input = { slots: [{ id: 'intro', sentence: 'warm' }] };
  const call = { toolUse: { toolUseId: 't', name: toolName, input } };
  const seen = await answeringService(
    answer(200, { stopReason: 'tool_use', output: { message: { role: 'assistant', content: [call] } } }),
  );
  expect(await ask(modelId)).toEqual({ ok: true, input });
  expect(seen.map(({ method, url }) => [method, url])).toEqual([['POST', path]]);
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
    system: [{ text: 'You choose.' }],
    messages: [{ role: 'user', content: [{ text: 'These.' }] }],
    toolConfig: { toolChoice: { tool: { name: toolName } } },
  });
});

test.each([
  [
    'has the name that AWS gives it',
    answer(429, {}, { 'x-amzn-errortype': 'ThrottlingException:http://x' }),
    /^ThrottlingException$/,
  ],
  ['without a name is an outcome, not a failure', answer(502, '<html>'), /./],
  ['can be an answer that is not JSON', answer(200, '<html>'), /./],
  ['can be a closed connection', (response: ServerResponse) => void response.destroy(), /./],
] as const)('an error %s, and there is no second attempt', async (_, failure, reason) => {
  const seen = await answeringService(failure);
  expect(await ask()).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  expect(seen).toHaveLength(1);
});
