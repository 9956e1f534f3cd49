import type { ConverseCommandInput, ConverseCommandOutput } from '@aws-sdk/client-bedrock-runtime';
import { type Account, endpointOf, signedPost } from '#functions/edge/aws-call.ts';
import { type ChooseDeps, type ModelAnswer, toolName, toolSchema } from '#functions/results/chooser/choose.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

// Calls Bedrock's Converse API without its client. The worker makes one kind of call, once, with a deadline and no retry; the
// client, with its streams and their protocol, would add 18 kB to the worker's zip.

/**
 * Calls the model. It must call a tool, so that its answer is JSON of our schema. There is no retry within the deadline: a user
 * waits, and the engine's own choice is good enough.
 */
export const askModel =
  (modelId: string, account: Account): ChooseDeps['ask'] =>
  async (system, user) => {
    try {
      const request = await signedRequest(modelId, questionOf(system, user), account);
      const response = await fetch(request, {
        signal: AbortSignal.timeout(pipelineLimits.chooserTimeoutSeconds * 1000),
      });
      if (response.ok) return answerIn((await response.json()) as Partial<ConverseCommandOutput>);
      const [error] = (response.headers.get('x-amzn-errortype') ?? '').split(':');
      return { ok: false, reason: error || `status-${response.status}` };
    } catch (failure) {
      return { ok: false, reason: failure instanceof Error ? failure.name : 'unknown' };
    }
  };

type Question = Omit<ConverseCommandInput, 'modelId'>;

const questionOf = (system: string, user: string): Question => ({
  system: [{ text: system }],
  messages: [{ role: 'user', content: [{ text: user }] }],
  inferenceConfig: { maxTokens: 3000, temperature: 0 },
  toolConfig: {
    tools: [
      {
        toolSpec: {
          name: toolName,
          description: 'Returns the chosen sentences, one for each slot.',
          inputSchema: { json: toolSchema },
        },
      },
    ],
    toolChoice: { tool: { name: toolName } },
  },
});

const answerIn = ({ stopReason, output }: Partial<ConverseCommandOutput>): ModelAnswer => {
  // 'max_tokens', 'guardrail_intervened', 'content_filtered', 'refusal' …: the answer cannot be used.
  if (stopReason !== 'tool_use') return { ok: false, reason: `stopped-${stopReason}` };
  const call = output?.message?.content?.find(({ toolUse }) => toolUse?.name === toolName);
  return call?.toolUse ? { ok: true, input: call.toolUse.input } : { ok: false, reason: 'no-tool-call' };
};

/** https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html */
const signedRequest = async (modelId: string, question: Question, account: Account): Promise<Request> => {
  const region = await account.region();
  const endpoint = endpointOf('bedrock-runtime', region, process.env);
  const unsigned = {
    service: 'bedrock',
    region,
    credentials: await account.credentials(),
    url: new URL(`${endpoint.href.replace(/\/$/, '')}/model/${encodeURIComponent(modelId)}/converse`),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  };
  const { url, headers, body } = signedPost(unsigned, new Date());
  return new Request(url, { method: 'POST', headers, body });
};
