import type { ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';

/** The answer of a good model: each section as given, with a new sentence before it. */
export const goodWording = ({ messages, toolConfig }: ConverseCommandInput): string => {
  if (!toolConfig) return '{}';
  const asked = JSON.parse(messages?.[0]?.content?.[0]?.text ?? '{}') as { sections?: { id: string; text: string }[] };
  const sections = (asked.sections ?? []).map(({ id, text }) => ({ id, text: `Here is the picture today. ${text}` }));
  return JSON.stringify({ sections });
};
