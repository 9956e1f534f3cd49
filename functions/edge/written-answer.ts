import type { RouteSchemas } from '#shared/contract/route-schemas.ts';

/** Nothing here may be kept by a cache or taken for a page. What else a browser needs, the site adds. */
export const answerHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** An answer of success as it is sent: JSON, or the text that it is. */
export const writtenAnswer = (
  { contentType, served }: RouteSchemas,
  answer: unknown,
): { headers: Record<string, string>; body: string } => {
  if (contentType) return { headers: { ...answerHeaders, 'content-type': contentType }, body: String(answer) };
  return { headers: { ...answerHeaders, ...servedHeaders(served) }, body: JSON.stringify(answer) };
};

/** For what is the same for everybody. */
const servedHeaders = (served: RouteSchemas['served']): Record<string, string> =>
  served
    ? { 'content-type': `${served.type}; charset=utf-8`, 'cache-control': `public, max-age=${served.maxAgeSeconds}` }
    : {};
