import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/** What stands where the schema leaves a choice. */
export type Leaves = { text: fc.Arbitrary<string>; number: fc.Arbitrary<number>; anything: fc.Arbitrary<unknown> };

/** Values that a JSON schema of the OpenAPI document allows. */
export const arbitraryOf = (schema: Schema, leaves: Leaves): fc.Arbitrary<unknown> => {
  const inner = (part: unknown) => arbitraryOf(part as Schema, leaves);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return typeof schema.pattern === 'string' ? fc.stringMatching(new RegExp(schema.pattern)) : leaves.text;
    case 'number':
    case 'integer':
      return leaves.number;
    case 'array':
      return fc.array(inner(schema.items), { maxLength: 6 });
    case 'object': {
      const fields = Object.entries((schema.properties ?? {}) as Schema);
      const model = Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    default:
      return leaves.anything;
  }
};
