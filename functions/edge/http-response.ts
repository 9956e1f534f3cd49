import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorStatus } from '#shared/contract/errors.ts';
import { problemContentType, problemOf } from '#shared/contract/problem.ts';
import type { RouteSchemas } from '#shared/contract/route-schemas.ts';
import { unlessKnown } from './entity-tag.ts';
import { packLarge } from './large-answer.ts';
import type { Outcome, Refusal } from './outcome.ts';

/** A handler's outcome, checked against the contract. Throws when it breaks it. */
export const respond = (
  schemas: RouteSchemas,
  outcome: Outcome<unknown>,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 => {
  const { requestId } = event.requestContext;
  if ('refusal' in outcome) return { ...respondRefusal(outcome.refusal, requestId), ...withCookies(outcome) };
  const parsed = schemas.answer.safeParse(outcome.answer);
  // Without zod's message: it may quote the value.
  if (!parsed.success) throw new AnswerBrokeContract();
  const statusCode = (outcome.isRepeat && schemas.repeatStatus) || schemas.status;
  const written = schemas.contentType
    ? asText(schemas.contentType, parsed.data)
    : asJson(parsed.data, servedHeaders(schemas));
  const response = { statusCode, ...written, ...withCookies(outcome) };
  if (schemas.hasTag) return unlessKnown(response, event.headers['if-none-match']);
  return packLarge(response, event.headers['accept-encoding']);
};

/** For what is the same for everybody. */
const servedHeaders = ({ served }: RouteSchemas): Record<string, string> =>
  served
    ? { 'content-type': `${served.type}; charset=utf-8`, 'cache-control': `public, max-age=${served.maxAgeSeconds}` }
    : {};

const asJson = (answer: unknown, more: Record<string, string>) => ({
  headers: { ...headers, ...more },
  body: JSON.stringify(answer),
});
const asText = (type: string, answer: unknown) => ({
  headers: { ...headers, 'content-type': type },
  body: String(answer),
});

const withCookies = ({ cookies }: Outcome<unknown>) => (cookies ? { cookies: [...cookies] } : {});

class AnswerBrokeContract extends Error {
  override name = 'AnswerBrokeContract';
}

export const respondRefusal = (
  { retryAfterSeconds, ...body }: Refusal,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => {
  const statusCode = errorStatus[body.code];
  return {
    statusCode,
    headers: {
      ...headers,
      'content-type': problemContentType,
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      ...(statusCode === 401 && body.code !== 'wrong-passcode' && { 'www-authenticate': 'Bearer' }),
    },
    body: JSON.stringify(problemOf(body, requestId)),
  };
};

/** Nothing here may be kept by a cache or taken for a page. What else a browser needs, the site adds. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
