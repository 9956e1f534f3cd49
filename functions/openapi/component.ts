import { problemSchema } from '#shared/contract/problem.ts';
import type { RouteSchemas } from '#shared/contract/route-schemas.ts';
import { type RouteName, routeNames } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas.ts';
import { submissionAcceptedSchema } from '#shared/contract/webhook-schema.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

export type Content = Readonly<Record<string, { schema: JsonSchema }>>;

/** How the schema of a route's body or answer is named in the document. */
export const componentOf = (route: RouteName, part: 'Request' | 'Answer'): string =>
  `${route.charAt(0).toUpperCase()}${route.slice(1)}${part}`;

export const jsonContent = (component: string, type = 'application/json'): Content => ({
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
