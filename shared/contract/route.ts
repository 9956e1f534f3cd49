import type * as z from 'zod/mini';

/** The API answers below these paths, the site everywhere else. RFC 8615 fixes the path of what is well known. */
export const apiPaths = ['/api', '/.well-known'] as const;

/** What a caller must know of an endpoint, and what leads a call to its function. */
export type Route = {
  readonly method: 'GET' | 'POST';
  /** A part in braces stands for any one part; its value is read like a parameter of the query. */
  readonly path: `${(typeof apiPaths)[number]}/${string}`;
  /**
   * `signed-in`: a valid token of a session that has not ended. `own-site`: the browser's session cookie. The call must then come
   * from one of our pages, because a browser adds the cookie by itself.
   */
  readonly auth: 'public' | 'own-site' | 'signed-in';
  /** Pages of any site may call it and read the answer: software of a clinic may run in a browser. */
  readonly anyOrigin?: true;
};

/**
 * The headers that CloudFront adds to a call before it reaches the API, in place of any that the caller sent under these names. The
 * secret proves that a call came through CloudFront; without it the others are not trusted.
 */
export const originSecretHeader = 'x-origin-secret';
/** An IPv4 or IPv6 address. */
export const viewerAddressHeader = 'x-viewer-address';
/** The host that the browser called, with its port if it has one. The API itself has another host. */
export const viewerHostHeader = 'x-viewer-host';

/** What comes in and goes out of one route. */
export type RouteSchemas = {
  body?: z.ZodMiniType;
  /** The largest body, if it is not `maxBodyBytes`. */
  maxBytes?: number;
  query?: z.ZodMiniType;
  /** The status of success. */
  status: 200 | 201 | 202;
  /** The status when a call that succeeded before is repeated. */
  repeatStatus?: 200;
  answer: z.ZodMiniType;
  /** JSON when absent. Otherwise the answer is a text, which is sent as it is. */
  contentType?: string;
  /** The answer has a strong ETag, so a repeated call need not send the body again. */
  hasTag?: true;
  /** The answer is the same for every caller, so that caches may store it. `type` is its content type. */
  served?: { type: string; maxAgeSeconds: number };
};

/**
 * The values of a template's parts in braces, by name, as API Gateway hands them over; null for another path. A template
 * without braces matches itself alone.
 */
export const matchPath = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    const value = given[place] ?? '';
    if (name === undefined ? part !== value : value === '') return null;
    if (name !== undefined) values[name] = decoded(value);
  }
  return values;
};

/** An invalid escape stays as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
