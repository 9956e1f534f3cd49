import * as z from 'zod/mini';

export type JsonSchema = { readonly [key: string]: unknown };

/** An answer as a quiz's screens give it. Each question checks its own: the schema of the edge takes anything here. */
const answerSchema: JsonSchema = {
  description: 'A choice, a date (YYYY-MM-DD), digits or free text as a string; a slider as a number; a height.',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    {
      type: 'object',
      properties: { ft: { type: 'integer' }, in: { type: 'integer' } },
      required: ['ft', 'in'],
    },
  ],
};

/** As what comes in is described: a reader ignores fields that it does not know, so the schema forbids none. */
export const jsonSchemaOf = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, answerSchema);
    },
  });
  return described;
};
