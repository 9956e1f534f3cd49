import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { nameOfError } from '#functions/edge/log.ts';
import { type ChooseDeps, type ModelAnswer, toolName, toolSchema } from '#functions/results/chooser/choose.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

const deadlineMs = pipelineLimits.chooserTimeoutSeconds * 1000;

/**
 * Makes one attempt only, because a user is waiting and the engine's own choice is good enough. Uses HTTP/1.1: by default, this
 * client keeps an HTTP/2 session for its streams, but between two calls Lambda may freeze the function for longer than one lives.
 */
export const createModelClient = (): BedrockRuntimeClient =>
  new BedrockRuntimeClient({
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 1500,
      requestTimeout: deadlineMs,
      throwOnRequestTimeout: true,
    }),
  });

/** Calls the model. It must call a tool, so that its answer is JSON of our schema. */
export const askModel =
  (client: BedrockRuntimeClient, modelId: string): ChooseDeps['ask'] =>
  async (system, user) => {
    try {
      const command = new ConverseCommand({ modelId, ...questionOf(system, user) });
      return answerIn(await client.send(command, { abortSignal: AbortSignal.timeout(deadlineMs) }));
    } catch (failure) {
      return { ok: false, reason: nameOfError(failure) };
    }
  };

const questionOf = (system: string, user: string): Omit<ConverseCommandInput, 'modelId'> => ({
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
