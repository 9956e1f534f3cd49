import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorStatus } from '#shared/contract/errors.ts';
import { problemContentType, problemOf } from '#shared/contract/problem.ts';
import type { RouteSchemas } from '#shared/contract/route-schemas.ts';
import type { Outcome, Refusal } from './outcome.ts';

/** What Lambda takes from a function at most, in bytes, with room for headers and cookies. */
const maxBytes = 6 * 1024 * 1024 - 64 * 1024;
/** A result of 13 kB goes as 5, which a slow phone notices, and to pack it takes a fraction of a millisecond. A token is smaller. */
const fromBytes = 4 * 1024;

/**
 * The response as it is, or compressed when it is large and the caller can unpack it. CloudFront compresses nothing that it does
 * not keep, and years of results are more than Lambda hands on. Throws AnswerTooLarge for what is too large all the same.
 */
export const packLarge = <R extends Response>(response: R, acceptEncoding = ''): R & { isBase64Encoded?: boolean } => {
  const bytes = Buffer.byteLength(response.body);
  const packed = bytes >= fromBytes && takesGzip(acceptEncoding) ? gzipped(response) : response;
  if (Buffer.byteLength(packed.body) > maxBytes) throw new AnswerTooLarge();
  return packed;
};

const gzipped = <R extends Response>(response: R) => ({
  ...response,
  headers: { ...response.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
  body: gzipSync(response.body).toString('base64'),
  isBase64Encoded: true,
});

/** As RFC 9110 (section 12.5.3) writes it: `gzip;q=0` means not gzip, and `*` stands for what is not named. */
const takesGzip = (acceptEncoding: string): boolean => {
  const named = acceptEncoding.split(',').map((each) => each.split(';').map((part) => part.trim().toLowerCase()));
  const chosen = named.find(([coding]) => coding === 'gzip') ?? named.find(([coding]) => coding === '*');
  return chosen !== undefined && !/^q=0(\.0*)?$/.test(chosen[1] ?? '');
};

/** The operator can still give the person their data: `npm run ops -- export-person` has no such limit. */
class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/** Nothing here may be kept by a cache or taken for a page. What else a browser needs, the site adds. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The answer as it goes over the wire: JSON, or for a route with a type of its own the text as it is. */
const writtenAnswer = (schemas: RouteSchemas, answer: unknown) => {
  const { contentType } = schemas;
  return contentType
    ? { headers: { ...headers, 'content-type': contentType }, body: String(answer) }
    : { headers: { ...headers, ...servedHeaders(schemas) }, body: JSON.stringify(answer) };
};

/** For what is the same for everybody. */
const servedHeaders = ({ served }: RouteSchemas): Record<string, string> =>
  served
    ? { 'content-type': `${served.type}; charset=utf-8`, 'cache-control': `public, max-age=${served.maxAgeSeconds}` }
    : {};

type Response = { statusCode: number; headers: Record<string, string>; body: string };

/**
 * The response with a strong tag of its very bytes; without a body when the caller has these already, as the header
 * `If-None-Match` says. For what is asked again and again.
 */
const unlessKnown = <R extends Response>(response: R, ifNoneMatch = ''): Response => {
  const etag = `"${createHash('sha256').update(response.body).digest('base64url')}"`;
  const headers = { ...response.headers, etag };
  return namesTag(ifNoneMatch, etag) ? { statusCode: 304, headers, body: '' } : { ...response, headers };
};

/** Whatever stands between may have made the tag weak, which RFC 9110 (section 13.1.2) tells us to overlook. */
const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

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
