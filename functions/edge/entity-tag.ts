import { createHash } from 'node:crypto';

/** A strong tag of these very bytes. */
export const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/**
 * Whether the caller has it already, by the header `If-None-Match`. Whatever stands between may have made the tag weak,
 * which RFC 9110 (section 13.1.2) tells us to overlook.
 */
export const isKnown = (tag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
