import * as z from 'zod/mini';

/**
 * Version 1 of what the model must answer with: the input of the one tool that it is made to call. A change of shape is
 * a new file with a new version, so that a stored result can always be traced to the words it was asked with.
 */
export const toolName = 'write_sections';

export const toolSchema = {
  type: 'object',
  properties: {
    sections: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id of the section, as given.' },
          text: { type: 'string', description: 'The new wording, plain text.' },
        },
        required: ['id', 'text'],
        additionalProperties: false,
      },
    },
  },
  required: ['sections'],
  additionalProperties: false,
};

const answer = z.strictObject({
  sections: z
    .array(z.strictObject({ id: z.string().check(z.maxLength(80)), text: z.string().check(z.maxLength(2000)) }))
    .check(z.maxLength(60)),
});

/** Null: not the shape that was asked for. A section that is answered twice counts as not answered. */
export const parseAnswer = (input: unknown): Map<string, string> | null => {
  const parsed = answer.safeParse(input);
  if (!parsed.success) return null;
  const texts = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { id, text } of parsed.data.sections) {
    if (texts.has(id)) repeated.add(id);
    texts.set(id, text);
  }
  for (const id of repeated) texts.delete(id);
  return texts;
};
