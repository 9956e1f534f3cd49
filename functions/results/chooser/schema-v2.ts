/**
 * Version 2 of what the model must answer with: the input of the one tool that it is made to call. A change of shape is
 * a new file with a new version, so that a stored result can always be traced to what was asked.
 */
export const toolName = 'choose_sentences';

export const toolSchema = {
  type: 'object',
  properties: {
    slots: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'string', description: 'The id of the slot, as given.' },
          sentence: { type: 'string', description: 'The id of one of the sentences of this slot, as given.' },
        },
        required: ['id', 'sentence'],
        additionalProperties: false,
      },
    },
  },
  required: ['slots'],
  additionalProperties: false,
};
