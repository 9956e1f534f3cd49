/**
 * API Gateway's HTTP API: matches the routes of the contract and invokes the function of the route with the real event
 * shape. Like API Gateway it responds with 404 to an unknown path or method, 413 to a body over 10 MB, and 500 if a
 * function throws or returns more than 6 MB, but in the format of our own errors.
 *
 * Not imitated: the format of API Gateway's own errors (`{"message":"Not Found"}`), which an HTTP API cannot change;
 * throttling, the 30-second limit, access logs.
 */

import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { entryOf, functionOf } from '#infra/aws/functions/entries.ts';
import {
  matchPath,
  originSecretHeader,
  type Route,
  viewerAddressHeader,
  viewerHostHeader,
} from '#shared/contract/route.ts';
import { type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import type { Invoke } from './lambda.ts';
import { type Answer, type LocalRequest, type LocalResponse, problem } from './wire/http-messages.ts';

/** The content types that an HTTP API passes on as text. All others are passed on in base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b|application\/[^;]+\+(json|xml)\b)/;

/** A request in API Gateway's payload format 2.0. `path` is the whole path, with /api; `parts` are its path parameters. */
export const httpEvent = (
  request: LocalRequest,
  path: string,
  routeKey: string,
  parts: Readonly<Record<string, string>> = {},
): APIGatewayProxyEventV2 => {
  const { cookie, ...headers } = request.headers;
  const query = request.query.toString();
  const at = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookie ? { cookies: cookie.split(/; */) } : {}),
    headers,
    ...(Object.keys(parts).length > 0 ? { pathParameters: { ...parts } } : {}),
    ...(query ? { queryStringParameters: joined(request.query) } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: at.toISOString(),
      timeEpoch: at.getTime(),
    },
    ...bodyOf(request),
  };
};

const bodyOf = ({ body, headers }: LocalRequest) => {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textTypes.test(headers['content-type'] ?? '');
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};

/** The values of a repeated parameter are joined with commas. */
const joined = (query: URLSearchParams) =>
  Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));

/**
 * CloudFront in front of the API: adds the address of the caller and the host that was called, and the secret that
 * proves that the call came through CloudFront. Nothing else is imitated, because CloudFront does not cache the API's
 * responses.
 */
export const throughCloudFront = (request: LocalRequest): LocalRequest => ({
  ...request,
  headers: {
    ...request.headers,
    [originSecretHeader]: process.env.ORIGIN_SECRETS ?? '',
    [viewerAddressHeader]: request.sourceIp,
    [viewerHostHeader]: request.headers.host ?? '',
  },
});

const maxBodyBytes = 10 * 1024 * 1024;
/** Lambda's limit for a function's response. */
const maxAnswerBytes = 6 * 1024 * 1024;

/** Mount it at each of `apiPaths`. It expects whole paths. */
export const httpApi =
  (invoke: Invoke): Answer =>
  async (request) => {
    const { path } = request;
    const name = routeNames.find(
      (route) => matchPath(routes[route].path, path) && takes(routes[route], request.method),
    );
    if (!name) return problem({ message: 'There is nothing at this address.', code: 'not-found' });
    const parts = matchPath(routes[name].path, path) ?? {};
    if (request.body.length > maxBodyBytes)
      return problem({ message: 'That is too much to send at once.', code: 'too-large' });
    const event = httpEvent(throughCloudFront(request), path, `${request.method} ${routes[name].path}`, parts);
    const response = await answerOf(invoke, name, event, request);
    return { ...response, headers: { ...response.headers, 'apigw-requestid': event.requestContext.requestId } };
  };

const takes = ({ method, anyOrigin }: Route, asked: string): boolean =>
  method === asked || (anyOrigin === true && asked === 'OPTIONS');

const answerOf = async (invoke: Invoke, name: RouteName, event: APIGatewayProxyEventV2, request: LocalRequest) => {
  try {
    const result = await invoke<APIGatewayProxyStructuredResultV2>(entryOf(functionOf(name)), event);
    if (Buffer.byteLength(result.body ?? '') > maxAnswerBytes) throw new Error('The answer is larger than 6 MB.');
    return asResponse(result);
  } catch (error) {
    console.error(`The route ${name} failed at ${request.method} ${event.rawPath}:`, error);
    return problem({ message: 'Something went wrong. Please try again in a moment.', code: 'internal' });
  }
};

const asResponse = (result: APIGatewayProxyStructuredResultV2): LocalResponse => ({
  status: result.statusCode ?? 200,
  headers: {
    'content-type': 'application/json',
    ...Object.fromEntries(
      Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    ...(result.cookies ? { 'set-cookie': result.cookies } : {}),
  },
  body: result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? ''),
});
