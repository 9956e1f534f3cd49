import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { LocalRequest } from '#infra/local/wire/messages.ts';

/** The content types that an HTTP API passes on as text. Everything else is passed on in base64. */
const textTypes = /^(text\/|application\/(json|javascript|xml)\b|application\/[^;]+\+(json|xml)\b)/;

/** A request in API Gateway's payload format 2.0. `path` is the whole path, with /api; `parts` its parts in braces. */
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
