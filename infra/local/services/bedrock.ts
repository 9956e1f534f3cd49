/**
 * Amazon Bedrock's Converse API with a model whose behaviour `PUT /_local/bedrock {"mode": "hostile"}` sets. The wire
 * format is the real one, so that tests run the product's own client code.
 *
 * Not imitated: a language model, streaming, token counts, quotas.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { ConverseCommandInput, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { AwsError, type Faults, restJson } from '#infra/local/wire/aws-protocols.ts';
import { json, type LocalRequest } from '#infra/local/wire/http-messages.ts';

type AskedOfModel = { slots?: { id: string; sentences: { id: string }[] }[] };

/** The reply of a good model: the last sentence of each slot, so that the choice is visible on the page. */
const goodChoices = ({ messages, toolConfig }: ConverseCommandInput): string => {
  if (!toolConfig) return '{}';
  const { slots = [] } = JSON.parse(messages?.[0]?.content?.[0]?.text ?? '{}') as AskedOfModel;
  return JSON.stringify({ slots: slots.map(({ id, sentences }) => ({ id, sentence: sentences.at(-1)?.id })) });
};

/** `reply` is the model's reply as text. Without it the model replies like a good one. */
export type ModelBehaviour = { mode: keyof typeof modes; reply?: string };

type Said = Pick<ConverseCommandOutput, 'output' | 'stopReason' | 'usage' | 'metrics'>;

type Asked = { request: ConverseCommandInput; signal: AbortSignal };

const slowMs = 60_000;

const modes = {
  good: (reply: string, { request }: Asked) => handedOver(reply, request),
  slow: async (reply: string, { request, signal }: Asked) => {
    await sleep(slowMs, undefined, { signal }).catch(() => {});
    return handedOver(reply, request);
  },
  /** Stops in the middle of its own JSON. */
  broken: (reply: string) => said(reply.slice(0, Math.floor(reply.length / 2)), 'max_tokens'),
  /** Writes text that no user may ever see. */
  hostile: (reply: string, { request }: Asked) => {
    const { slots = [] } = JSON.parse(reply) as { slots?: { id: string }[] };
    const text = 'You will die at 42. <script>alert(1)</script> Take 500 mg now: http://evil.example';
    return handedOver(JSON.stringify({ slots: slots.map(({ id }) => ({ id, sentence: text, text })) }), request);
  },
  /** Declines the request. */
  refused: () => said("I'm sorry, I can't help with that.", 'refusal'),
  filtered: () => said('', 'content_filtered'),
  throttled: () => {
    throw new AwsError('ThrottlingException', 'Too many requests, please wait before trying again.', { status: 429 });
  },
  denied: () => {
    throw new AwsError('AccessDeniedException', "You don't have access to the model with the specified model ID.", {
      status: 403,
    });
  },
} satisfies Record<string, (reply: string, asked: Asked) => Said | Promise<Said>>;

export const createBedrock = (faults: Faults) => {
  let behaviour: ModelBehaviour = { mode: 'good' };
  return {
    answer: restJson('bedrock', faults, ({ method, path, body, signal }) => {
      if (method !== 'POST' || !/^\/model\/[^/]+\/converse$/.test(path)) {
        throw new AwsError('ResourceNotFoundException', 'The local system imitates Converse only.', { status: 404 });
      }
      const request = JSON.parse(body.toString()) as ConverseCommandInput;
      return modes[behaviour.mode](behaviour.reply ?? goodChoices(request), { request, signal });
    }),
    control: (request: LocalRequest) => {
      if (request.method === 'PUT') behaviour = JSON.parse(request.body.toString()) as ModelBehaviour;
      return json(200, behaviour);
    },
    behave: (next: ModelBehaviour) => {
      behaviour = next;
    },
  };
};

const said = (text: string, stopReason: string = 'end_turn'): Said => ({
  output: { message: { role: 'assistant', content: [{ text }] } },
  stopReason: stopReason as Said['stopReason'],
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  metrics: { latencyMs: 1 },
});

/** If the request forces a tool, the model calls it with the reply as the tool's input. */
const handedOver = (reply: string, request: ConverseCommandInput): Said => {
  const name = request.toolConfig?.toolChoice?.tool?.name;
  if (!name) return said(reply);
  const toolUse = { toolUseId: 'tooluse_local', name, input: JSON.parse(reply) };
  return { ...said('', 'tool_use'), output: { message: { role: 'assistant', content: [{ toolUse }] } } };
};
