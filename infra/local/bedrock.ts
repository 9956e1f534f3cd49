/**
 * Amazon Bedrock's Converse API with a model that does what it is told: `PUT /_local/bedrock {"mode": "hostile"}`.
 * A call's wire format is the real one, so that the product's own client code is what gets tested.
 *
 * Not imitated: any intelligence, streaming, token counting, quotas.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { AwsError } from './aws-json.ts';
import type { Faults } from './faults.ts';
import { type Answer, json, type LocalRequest } from './http-server.ts';
import { restJson } from './rest-json.ts';

/** `reply` is what the model says, as text; without it the model repeats what `echo` makes of the request. */
export type ModelBehaviour = { mode: keyof typeof modes; reply?: string };

export type Bedrock = { answer: Answer; control: Answer; behave(behaviour: ModelBehaviour): void };

type Said = Pick<ConverseCommandOutput, 'output' | 'stopReason' | 'usage' | 'metrics'>;

const slowMs = 60_000;

const modes = {
  good: (reply: string) => said(reply),
  slow: async (reply: string, signal: AbortSignal) => {
    await sleep(slowMs, undefined, { signal }).catch(() => {});
    return said(reply);
  },
  /** Stops in the middle of its own JSON. */
  broken: (reply: string) => said(reply.slice(0, Math.floor(reply.length / 2)), 'max_tokens'),
  /** Says things that nobody may read. */
  hostile: () =>
    said(
      JSON.stringify({ intro: 'You will die at 42. <script>alert(1)</script> Take 500 mg now: http://evil.example' }),
    ),
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
} satisfies Record<string, (reply: string, signal: AbortSignal) => Said | Promise<Said>>;

export const createBedrock = (faults: Faults, echo: (request: unknown) => string): Bedrock => {
  let behaviour: ModelBehaviour = { mode: 'good' };
  return {
    answer: restJson('bedrock', faults, ({ method, path, body, signal }) => {
      if (method !== 'POST' || !/^\/model\/[^/]+\/converse$/.test(path)) {
        throw new AwsError('ResourceNotFoundException', 'The local system imitates Converse only.', { status: 404 });
      }
      return modes[behaviour.mode](behaviour.reply ?? echo(JSON.parse(body.toString())), signal);
    }),
    control: (request: LocalRequest) => {
      if (request.method === 'PUT') behaviour = JSON.parse(request.body.toString()) as ModelBehaviour;
      return json(200, behaviour);
    },
    behave: (next) => {
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
