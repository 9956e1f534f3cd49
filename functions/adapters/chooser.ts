import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import type { ModelAnswer } from '#functions/results/chooser/choose.ts';
import { toolName, toolSchema } from '#functions/results/chooser/schema-v2.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';

/**
 * Asks a model through Amazon Bedrock's Converse API. The model must call a tool, so that its answer is JSON of our
 * schema. There is one try within the deadline: a person waits, and the engine's own choice is good. The client is loaded at
 * the first question, so that a worker without a model never loads it.
 */
export const askModel = (modelId: string) => {
  let loading: Promise<Asking> | undefined;
  return async (system: string, user: string): Promise<ModelAnswer> => {
    try {
      loading ??= loadClient();
      return await (await loading)(modelId, system, user);
    } catch (failure) {
      return { ok: false, reason: failure instanceof Error ? failure.name : 'unknown' };
    }
  };
};

type Asking = (modelId: string, system: string, user: string) => Promise<ModelAnswer>;

const loadClient = async (): Promise<Asking> => {
  const { BedrockRuntimeClient, ConverseCommand } = await import('@aws-sdk/client-bedrock-runtime');
  const client: BedrockRuntimeClient = new BedrockRuntimeClient({ maxAttempts: 1 });
  return async (modelId, system, user) => {
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: [{ role: 'user', content: [{ text: user }] }],
      inferenceConfig: { maxTokens: 3000, temperature: 0 },
      toolConfig: {
        tools: [
          {
            toolSpec: {
              name: toolName,
              description: 'Hands over the chosen sentences, one for each slot.',
              inputSchema: { json: structuredClone(toolSchema) },
            },
          },
        ],
        toolChoice: { tool: { name: toolName } },
      },
    });
    const answer = await client.send(command, {
      abortSignal: AbortSignal.timeout(pipelineLimits.chooserTimeoutSeconds * 1000),
    });
    // 'max_tokens', 'guardrail_intervened', 'content_filtered', 'refusal' …: the answer cannot be used.
    if (answer.stopReason !== 'tool_use') return { ok: false, reason: `stopped-${answer.stopReason}` };
    const call = answer.output?.message?.content?.find(({ toolUse }) => toolUse?.name === toolName);
    return call?.toolUse ? { ok: true, input: call.toolUse.input } : { ok: false, reason: 'no-tool-call' };
  };
};
