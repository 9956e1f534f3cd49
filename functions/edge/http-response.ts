import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorStatus } from '#shared/contract/errors.ts';
import { problemContentType, problemOf } from '#shared/contract/problem.ts';
import type { RouteSchemas } from '#shared/contract/route-schemas.ts';
import { unlessKnown } from './entity-tag.ts';
import { packLarge } from './large-answer.ts';
import type { Outcome, Refusal } from './outcome.ts';
import { headers, writtenAnswer } from './written-answer.ts';

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
  const response = { statusCode, ...writtenAnswer(schemas, parsed.data), ...withCookies(outcome) };
  if (schemas.hasTag) return unlessKnown(response, event.headers['if-none-match']);
  return packLarge(response, event.headers['accept-encoding']);
};

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
      // RFC 9110, 11.6.1: each 401 names a scheme. No token opens a link: its passcode goes in the body, under a name of ours.
      ...(statusCode === 401 && { 'www-authenticate': body.code === 'wrong-passcode' ? 'Passcode' : 'Bearer' }),
    },
    body: JSON.stringify(problemOf(body, requestId)),
  };
};
