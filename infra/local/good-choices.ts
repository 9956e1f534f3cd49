import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';

type Asked = { slots?: { id: string; sentences: { id: string }[] }[] };

/** The answer of a good model: of each slot the last sentence, so that a person sees that something was chosen. */
export const goodChoices = ({ messages, toolConfig }: ConverseCommandInput): string => {
  if (!toolConfig) return '{}';
  const { slots = [] } = JSON.parse(messages?.[0]?.content?.[0]?.text ?? '{}') as Asked;
  return JSON.stringify({ slots: slots.map(({ id, sentences }) => ({ id, sentence: sentences.at(-1)?.id })) });
};
