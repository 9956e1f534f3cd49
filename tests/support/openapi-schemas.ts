import fc from 'fast-check';

type Json = Readonly<Record<string, unknown>>;
/** `in`: what a client sends. `out`: what it gets. */
type Direction = 'in' | 'out';
type Compare = { before: Json; after: Json; report: (what: string) => void };

/**
 * What in a new OpenAPI document would break a client of the old one: what was removed, renamed or narrowed, and new fields that
 * must be sent. Other additions break nothing.
 */
export const breakingChanges = (before: Json, after: Json): string[] => {
  const found: string[] = [];
  const compare = { before, after, report: (what: string) => void found.push(what) };
  for (const [path, old] of eachOf(before.paths))
    for (const [method, operation] of eachOf(old)) {
      const now = at(after.paths, path, method);
      if (now) compareOperation(compare, `${method.toUpperCase()} ${path}`, operation as Json, now);
      else found.push(`${method.toUpperCase()} ${path} is gone`);
    }
  for (const [name, hook] of eachOf(before.webhooks)) {
    const now = at(after.webhooks, name, 'post');
    if (now) compareWebhook(compare, `webhook ${name}`, (hook as Json).post as Json, now);
    else found.push(`webhook ${name} is gone`);
  }
  return found;
};

const compareOperation = (compare: Compare, place: string, before: Json, after: Json): void => {
  const { report } = compare;
  if (before.operationId !== after.operationId) report(`${place} has another operationId`);
  if (listOf(before.security).length === 0 && listOf(after.security).length > 0)
    report(`${place} now asks for a token`);
  compareParameters(compare, place, before, after);
  if (!before.requestBody && at(after, 'requestBody')?.required) report(`${place} now asks for a body`);
  compareContent(compare, `${place} body`, at(before, 'requestBody'), at(after, 'requestBody'), 'in');
  for (const [status, old] of eachOf(before.responses)) {
    const now = at(after.responses, status);
    if (now) compareContent(compare, `${place} ${status}`, old as Json, now, 'out');
    // An error that can no longer happen breaks nothing.
    else if (Number(status) < 400) report(`${place} no longer answers ${status}`);
  }
};

const compareWebhook = (compare: Compare, place: string, before: Json, after: Json): void => {
  const headers = (hook: Json) => listOf(hook.parameters).map(({ name }) => name);
  for (const header of headers(before))
    if (!headers(after).includes(header)) compare.report(`${place} no longer has the header ${header}`);
  compareContent(compare, `${place} body`, at(before, 'requestBody'), at(after, 'requestBody'), 'out');
};

const compareParameters = (compare: Compare, place: string, before: Json, after: Json): void => {
  const old = new Map(listOf(before.parameters).map((each) => [each.name, each]));
  const now = new Map(listOf(after.parameters).map((each) => [each.name, each]));
  for (const [name, parameter] of old) {
    const kept = now.get(name);
    if (kept) compareSchema(compare, `${place} ?${name}`, parameter.schema as Json, kept.schema as Json, 'in');
    else compare.report(`${place} no longer takes ?${name}`);
  }
  for (const [name, { required }] of now)
    if (required && !old.get(name)?.required) compare.report(`${place} now asks for ?${name}`);
};

const compareContent = (
  compare: Compare,
  place: string,
  before: Json | undefined,
  after: Json | undefined,
  direction: Direction,
): void => {
  for (const [type, old] of eachOf(before?.content)) {
    const now = at(after?.content, type);
    if (now) compareSchema(compare, place, (old as Json).schema as Json, now.schema as Json, direction);
    else compare.report(`${place} is no longer ${type}`);
  }
};

const compareSchema = (compare: Compare, place: string, old: Json, now: Json, direction: Direction): void => {
  const before = resolve(compare.before, old);
  const after = resolve(compare.after, now);
  const [narrow, wide] = direction === 'in' ? [before, after] : [after, before];
  const strange = kindsOf(narrow).filter((kind) => !admits(kindsOf(wide), kind));
  if (strange.length > 0) {
    compare.report(`${place} ${direction === 'in' ? 'may no longer be' : 'may now be'} ${strange}`);
    return;
  }
  if (direction === 'in') compareLimits(compare, place, before, after);
  compareFields(compare, place, before, after, direction);
  if (before.items && after.items)
    compareSchema(compare, `${place}[]`, before.items as Json, after.items as Json, direction);
  variantsOf(before).forEach((variant, nth) => {
    const now = variantsOf(after)[nth];
    if (now) compareSchema(compare, place, variant, now, direction);
  });
};

const compareFields = (compare: Compare, place: string, before: Json, after: Json, direction: Direction): void => {
  const requires = (schema: Json, name: string) => ((schema.required ?? []) as string[]).includes(name);
  for (const [name, field] of eachOf(before.properties)) {
    const now = at(after.properties, name);
    if (!now) compare.report(`${place}.${name} is gone`);
    else compareSchema(compare, `${place}.${name}`, field as Json, now, direction);
    if (direction === 'out' && now && requires(before, name) && !requires(after, name))
      compare.report(`${place}.${name} may now be missing`);
  }
  if (direction === 'out') return;
  for (const [name] of eachOf(after.properties))
    if (requires(after, name) && !requires(before, name)) compare.report(`${place}.${name} must now be sent`);
};

const compareLimits = ({ report }: Compare, place: string, before: Json, after: Json): void => {
  for (const limit of ['maxLength', 'maxItems', 'maximum'])
    if (Number(after[limit] ?? Number.POSITIVE_INFINITY) < Number(before[limit] ?? Number.POSITIVE_INFINITY))
      report(`${place} has a lower ${limit}`);
  for (const limit of ['minLength', 'minItems', 'minimum'])
    if (Number(after[limit] ?? Number.NEGATIVE_INFINITY) > Number(before[limit] ?? Number.NEGATIVE_INFINITY))
      report(`${place} has a higher ${limit}`);
  // Whether another pattern admits as much cannot be decided.
  if (after.pattern !== undefined && after.pattern !== before.pattern) report(`${place} has another pattern`);
  const taken = valuesOf(after);
  const refused = (valuesOf(before) ?? []).filter((value) => taken && !taken.includes(value));
  if (refused.length > 0 || (taken && !valuesOf(before))) report(`${place} takes fewer values`);
};

const valuesOf = (schema: Json): unknown[] | undefined =>
  'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined);
const variantsOf = (schema: Json): Json[] => listOf(schema.anyOf ?? schema.oneOf);
const kindsOf = (schema: Json): string[] => {
  const variants = variantsOf(schema);
  return variants.length > 0 ? variants.flatMap(kindsOf) : [schema.type ?? 'anything'].flat().map(String);
};
const admits = (kinds: string[], kind: string): boolean =>
  kinds.includes('anything') || kinds.includes(kind) || (kind === 'integer' && kinds.includes('number'));

const resolve = (document: Json, schema: Json): Json =>
  typeof schema.$ref === 'string' ? (at(document, ...schema.$ref.slice(2).split('/')) ?? {}) : schema;
const at = (value: unknown, ...path: string[]): Json | undefined =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], value) as Json | undefined;
const eachOf = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as Json);
const listOf = (value: unknown): Json[] => (value ?? []) as Json[];

/** The values where the schema leaves a choice. */
export type Leaves = { text: fc.Arbitrary<string>; number: fc.Arbitrary<number>; anything: fc.Arbitrary<unknown> };

/** Values that a JSON schema of the OpenAPI document allows. */
export const arbitraryOf = (schema: Json, leaves: Leaves): fc.Arbitrary<unknown> => {
  const inner = (part: unknown) => arbitraryOf(part as Json, leaves);
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
      const fields = Object.entries((schema.properties ?? {}) as Json);
      const model = Object.fromEntries(fields.map(([name, field]) => [name, inner(field)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    default:
      return leaves.anything;
  }
};
