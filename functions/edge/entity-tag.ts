import { createHash } from 'node:crypto';

type Response = { statusCode: number; headers: Record<string, string>; body: string };

/**
 * The response with a strong tag of its very bytes; without a body when the caller has these already, as the header
 * `If-None-Match` says. For what is asked again and again.
 */
export const unlessKnown = <R extends Response>(response: R, ifNoneMatch = ''): Response => {
  const etag = `"${createHash('sha256').update(response.body).digest('base64url')}"`;
  const headers = { ...response.headers, etag };
  return namesTag(ifNoneMatch, etag) ? { statusCode: 304, headers, body: '' } : { ...response, headers };
};

/** Whatever stands between may have made the tag weak, which RFC 9110 (section 13.1.2) tells us to overlook. */
const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
