import * as z from 'zod/mini';
import type { RouteFacts } from '#functions/edge/route.ts';
import { declarations } from '#functions/endpoints.ts';
import { type ErrorCode, problemContentType, problemSchema, problems } from '#shared/contract/errors.ts';
import { submissionAcceptedSchema } from '#shared/contract/messages.ts';
import type { Route, RouteSchemas } from '#shared/contract/route.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas/schemas.ts';

type JsonSchema = { readonly [key: string]: unknown };

/** An answer as a quiz's screens give it. Each question validates its own: the edge's schema accepts any answer. */
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

/** Described like input, without forbidding unknown fields: readers ignore fields that they do not know. */
const jsonSchemaOf = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, answerSchema);
    },
  });
  return described;
};

/** The component name of a route's body or answer. */
const componentOf = (route: RouteName, part: 'Request' | 'Answer'): string =>
  `${route.charAt(0).toUpperCase()}${route.slice(1)}${part}`;

export const jsonContent = (component: string, type = 'application/json') => ({
  [type]: { schema: { $ref: `#/components/schemas/${component}` } },
});

/** Every schema that the document refers to. */
export const componentSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  ...Object.assign({}, ...routeNames.map(schemasOf)),
  SubmissionAccepted: jsonSchemaOf(submissionAcceptedSchema),
  Problem: jsonSchemaOf(problemSchema),
  GatewayMessage: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
});

const schemasOf = (route: RouteName): Record<string, JsonSchema> => {
  const { body, answer }: RouteSchemas = schemas[route];
  return {
    ...(body && { [componentOf(route, 'Request')]: jsonSchemaOf(body) }),
    [componentOf(route, 'Answer')]: jsonSchemaOf(answer),
  };
};

/** One route's operation in the document. */
export const operationOf = (name: RouteName) => {
  const route: RouteFacts = declarations[name];
  const { tag, summary, description, auth } = route;
  const { body, query, status, repeatStatus, hasTag, contentType, served } = route.schemas;
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf[auth],
    ...(query && { parameters: [...parametersOf(route, jsonSchemaOf(query)), ...(hasTag ? [ifNoneMatch] : [])] }),
    ...(body && { requestBody: { required: true, content: jsonContent(componentOf(name, 'Request')) } }),
    responses: {
      [status]: {
        description: summary,
        content: jsonContent(componentOf(name, 'Answer'), contentType ?? served?.type),
        ...(hasTag && { headers: entityTag }),
      },
      ...(hasTag && { 304: { description: 'As `If-None-Match` says. Without a body.', headers: entityTag } }),
      ...(repeatStatus && {
        [repeatStatus]: {
          description: 'A repeat: nothing has changed.',
          content: jsonContent(componentOf(name, 'Answer')),
        },
      }),
      ...refusalsOf(route),
    },
  };
};

const securityOf = {
  public: [],
  'own-site': [{ session: [] }],
  'signed-in': [{ token: [] }],
} as const satisfies Record<Route['auth'], unknown>;

const parametersOf = ({ path }: Route, query: { properties?: Record<string, JsonSchema>; required?: string[] }) =>
  Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? ('path' as const) : ('query' as const),
    required: query.required?.includes(name) ?? false,
    schema,
  }));

/** By status, which several codes may share. */
const refusalsOf = (route: RouteFacts) => {
  const byStatus = Map.groupBy(codesOf(route), (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => problems[code].title).join('. '),
        content: refusalContent(status),
        ...([429, 503].includes(status) && { headers: retryAfter }),
      },
    ]),
  );
};

const codesOf = ({ refusals = [], auth, schemas: { body, query } }: RouteFacts): ErrorCode[] => [
  ...(body || query ? (['malformed'] as const) : []),
  ...(body ? (['too-large', 'wrong-content-type'] as const) : []),
  ...(auth === 'signed-in' ? (['unauthenticated'] as const) : []),
  'direct-call',
  ...refusals,
  'slow-down',
  'internal',
  'unavailable',
];

/** API Gateway can end a call before our code sees it, and then answers with a bare message. */
const gatewayStatuses: readonly number[] = [413, 429, 500, 503];

const refusalContent = (status: number) => ({
  ...jsonContent('Problem', problemContentType),
  ...(gatewayStatuses.includes(status) && jsonContent('GatewayMessage')),
});

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header' as const,
  required: false,
  schema: { type: 'string' },
};

const entityTag = { ETag: { description: 'The entity tag of this answer.', schema: { type: 'string' } } };

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
