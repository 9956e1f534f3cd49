import type { RouteSchemas } from '#shared/contract/route-schemas.ts';

/** Nothing here may be kept by a cache or taken for a page. What else a browser needs, the site adds. */
export const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** The answer as it goes over the wire: JSON, or for a route with a type of its own the text as it is. */
export const writtenAnswer = (schemas: RouteSchemas, answer: unknown) => {
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
