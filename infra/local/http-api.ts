/**
 * API Gateway's HTTP API: matches the routes of the contract and invokes a Lambda function per route with the real
 * event shape. Like API Gateway it answers 404 for an unknown path or method, 413 for a body over 10 MB, and 500 for a
 * function that throws or answers with more than 6 MB, but with the body of our own errors.
 *
 * Not imitated: the body of API Gateway's own errors (`{"message":"Not Found"}`), which an HTTP API cannot be told to
 * change; throttling, the 30-second limit, access logs. Pages of other sites are refused before, also on the two routes
 * that such pages may call on AWS.
 */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { entryOf, functionOf } from '#infra/aws/entries.ts';
import { type Answer, json, type LocalRequest, type LocalResponse } from '#infra/local/wire/messages.ts';
import { matchPath } from '#shared/contract/match-path.ts';
import { type ErrorBody, problemContentType, problemOf } from '#shared/contract/problem.ts';
import type { Route } from '#shared/contract/route.ts';
import { type RouteName, routeNames, routes } from '#shared/contract/routes.ts';
import { throughCloudFront } from './cloudfront.ts';
import { httpEvent } from './http-event.ts';
import type { Invoke } from './lambda.ts';

const maxBodyBytes = 10 * 1024 * 1024;
/** What Lambda hands on of a function's answer. */
const maxAnswerBytes = 6 * 1024 * 1024;

/** To be mounted at each of `apiPaths`; it takes whole paths. */
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

const problem = (body: ErrorBody): LocalResponse => {
  const described = problemOf(body);
  return json(described.status, described, { 'content-type': problemContentType });
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
