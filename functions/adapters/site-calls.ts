import type { Ask } from '#functions/probe/run-probe.ts';
import { routes } from '#shared/contract/routes.ts';
import { schemas } from '#shared/contract/schemas/schemas.ts';

/** Longer than any route's timeout. */
const patienceMilliseconds = 30_000;

/** Calls a site's API from outside, as a browser does, and validates the answer. Throws when there is no answer. */
export const siteCalls =
  (siteUrl: string): Ask =>
  async (name, { body, query, token }) => {
    const { method, path } = routes[name];
    const url = new URL(path, siteUrl);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value));
    const response = await fetch(url, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    // Always read, otherwise the connection stays open.
    const text = await response.text();
    const answer = response.ok ? (schemas[name].answer.parse(JSON.parse(text)) as never) : null;
    return { status: response.status, answer };
  };
