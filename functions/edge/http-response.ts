import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { problemContentType, problemOf, problems } from '#shared/contract/errors.ts';
import type { RouteSchemas } from '#shared/contract/route.ts';
import type { ClearedData, Outcome, Refusal } from './outcome.ts';

/** Lambda's maximum response in bytes, with room for headers and cookies. */
const maxBytes = 6 * 1024 * 1024 - 64 * 1024;
/**
 * Responses of at least this size are compressed. A 13 kB result shrinks to 5 kB in a fraction of a millisecond, and a slow phone
 * notices the difference. Tokens are smaller than this.
 */
const fromBytes = 4 * 1024;

/**
 * Compresses a large response if the caller accepts gzip. CloudFront compresses only what it caches, and years of results
 * exceed Lambda's limit. Throws AnswerTooLarge if it is still too large.
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

/** RFC 9110 (section 12.5.3): `gzip;q=0` refuses gzip, and `*` stands for every other coding. */
const takesGzip = (acceptEncoding: string): boolean => {
  const named = acceptEncoding.split(',').map((each) => each.split(';').map((part) => part.trim().toLowerCase()));
  const chosen = named.find(([coding]) => coding === 'gzip') ?? named.find(([coding]) => coding === '*');
  return chosen !== undefined && !/^q=0(\.0*)?$/.test(chosen[1] ?? '');
};

/** The operator can still export the user's data: `npm run ops -- export-person` has no such limit. */
class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/** Forbids caching and rendering. CloudFront adds the other security headers. */
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** JSON, or the plain text of a route with its own content type. `served`: public content, the same for every caller. */
const writtenAnswer = ({ contentType, served }: RouteSchemas, answer: unknown) => {
  if (contentType) return { headers: { ...headers, 'content-type': contentType }, body: String(answer) };
  const cached = served && {
    'content-type': `${served.type}; charset=utf-8`,
    'cache-control': `public, max-age=${served.maxAgeSeconds}`,
  };
  return { headers: { ...headers, ...cached }, body: JSON.stringify(answer) };
};

type Response = { statusCode: number; headers: Record<string, string>; body: string };

/**
 * Adds a strong ETag over the exact bytes, and drops the body if `If-None-Match` shows that the caller has them. For content
 * that clients fetch repeatedly.
 */
const unlessKnown = <R extends Response>(response: R, ifNoneMatch = ''): Response => {
  const etag = `"${createHash('sha256').update(response.body).digest('base64url')}"`;
  const headers = { ...response.headers, etag };
  return namesTag(ifNoneMatch, etag) ? { statusCode: 304, headers, body: '' } : { ...response, headers };
};

/** Proxies may have made the tag weak; RFC 9110 (section 13.1.2) requires a weak comparison. */
const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);

/** A handler's outcome, validated against the contract. Throws if it violates the contract. */
export const respond = (
  schemas: RouteSchemas,
  outcome: Outcome<unknown>,
  event: APIGatewayProxyEventV2,
): APIGatewayProxyStructuredResultV2 => {
  const { requestId } = event.requestContext;
  if ('refusal' in outcome) return { ...respondRefusal(outcome.refusal, requestId), ...withCookies(outcome) };
  const parsed = schemas.answer.safeParse(outcome.answer);
  // Leave out zod's message, because it may quote the value.
  if (!parsed.success) throw new AnswerBrokeContract();
  const statusCode = (outcome.isRepeat && schemas.repeatStatus) || schemas.status;
  const { headers: written, body } = writtenAnswer(schemas, parsed.data);
  const response = { statusCode, headers: { ...written, ...clearing(outcome) }, body, ...withCookies(outcome) };
  if (schemas.hasTag) return unlessKnown(response, event.headers['if-none-match']);
  return packLarge(response, event.headers['accept-encoding']);
};

const withCookies = ({ cookies }: Outcome<unknown>) => (cookies ? { cookies: [...cookies] } : {});

/** The `Clear-Site-Data` header. Its values are quoted (W3C Clear Site Data, 3.1). */
const clearing = ({ clears }: { clears?: readonly ClearedData[] }): Record<string, string> =>
  clears ? { 'clear-site-data': clears.map((kind) => `"${kind}"`).join(', ') } : {};

class AnswerBrokeContract extends Error {
  override name = 'AnswerBrokeContract';
}

export const respondRefusal = (
  { retryAfterSeconds, ...body }: Refusal,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => {
  const statusCode = problems[body.code].status;
  return {
    statusCode,
    headers: {
      ...headers,
      'content-type': problemContentType,
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      // RFC 9110, 11.6.1: each 401 names a scheme. No token opens a link: its passcode goes in the body, under a scheme name of
      // our own.
      ...(statusCode === 401 && { 'www-authenticate': body.code === 'wrong-passcode' ? 'Passcode' : 'Bearer' }),
    },
    body: JSON.stringify(problemOf(body, requestId)),
  };
};
