import { problems } from '#shared/contract/errors.ts';
import { routeNames, routes } from '#shared/contract/routes.ts';
import { product } from '#shared/product.ts';
import { tagDescriptions } from '../edge/route.ts';
import { componentSchemas, jsonContent, operationOf } from './operation.ts';

/** The version of the API, not of the program. A change that breaks a client raises the first number; a test enforces that. */
const apiVersion = '1.0.0';

/** The path that serves it. */
export const openApiPath = '/api/openapi.json';

/** The contract as an OpenAPI 3.1 document, made from the schemas that the edge parses with. */
export const openApiDocument = () => ({
  openapi: '3.1.1',
  info: {
    title: `${product.name} API`,
    version: apiVersion,
    description:
      'Errors are problem details (RFC 9457) with a `message` for the person and a `code` for the program. Their `type` is a reference into this document, relative to the site that was called; nothing answers at `instance`, which names the occurrence for the operator. Fields and error codes may be added within a version; nothing is removed or renamed.',
    // The product's name when this document was made: ids and fields depend on it.
    'x-product': { id: product.id, name: product.name },
  },
  servers: [{ url: '/' }],
  tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
  paths: pathsOf(),
  webhooks: { submissionAccepted: { post: webhook } },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
    },
    schemas: componentSchemas(),
  },
  'x-problem-types': problems,
});

/** Two routes may share a path. */
const pathsOf = () => {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of routeNames) {
    const { method, path } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const webhook = {
  operationId: 'submissionAccepted',
  tags: ['Submissions'],
  summary: 'A submission was accepted; we call, signed as Standard Webhooks 1.0 describes it',
  security: [],
  parameters: [
    header('webhook-id', 'The same over every try of one call.'),
    header('webhook-timestamp', 'Seconds since 1970.'),
    header('webhook-signature', 'v1, and the HMAC-SHA256 of id, timestamp and body in base64.'),
  ],
  requestBody: { required: true, content: jsonContent('SubmissionAccepted') },
  responses: {
    '2XX': { description: 'Delivered.' },
    '4XX': { description: 'Tried again later; 410 ends the tries.' },
    '5XX': { description: 'Tried again later.' },
  },
};
