import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { maxBodyBytes } from '#shared/contract/errors.ts';
import { viewerHostHeader } from '#shared/contract/route.ts';
import * as words from '#words/refused.ts';
import * as wordsWith from '#words/refused-with.ts';
import { type Client, type Refusal, refuse } from './outcome.ts';

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Names a device so that its user recognises it, such as 'Firefox/Windows'; each reader gets it in words of their language.
 * Consists only of names in this file, because a User-Agent is untrusted input. The order matters: most browsers also claim to be
 * Chrome or Safari. Blank if neither is known.
 */
export const deviceName = (userAgent: string): string => {
  const browser = browsers.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1];
  return browser || system ? `${browser ?? ''}/${system ?? ''}` : '';
};

type Read = { value: unknown } | { refusal: Refusal };

/** Refuses half characters: a JSON escape can be one (\ud83d alone), and no database or other program has to accept it. */
const refuseHalves = (key: string, value: unknown): unknown => {
  if (key.isWellFormed() && (typeof value !== 'string' || value.isWellFormed())) return value;
  throw new SyntaxError('half a character');
};

/** The body parsed by its schema, or a refusal. */
export const readBody = (
  event: APIGatewayProxyEventV2,
  schema: z.ZodMiniType | undefined,
  maxBytes = maxBodyBytes,
): Read => {
  if (!schema) return { value: null };
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > maxBytes) return refuse('too-large', words.tooLarge);
  if (!isJson(event.headers['content-type'])) return refuse('wrong-content-type', words.needsJson);
  try {
    return parse(JSON.parse(strictUtf8.decode(bytes), refuseHalves), schema);
  } catch {
    // Leave out the parser's message and cause, because both quote the body.
    return refuse('malformed', words.notJson);
  }
};

/** A path parameter wins over a query parameter of the same name. */
export const readQuery = (
  { queryStringParameters, pathParameters }: APIGatewayProxyEventV2,
  schema: z.ZodMiniType | undefined,
): Read => (schema ? parse({ ...queryStringParameters, ...pathParameters }, schema) : { value: null });

export const bearerToken = (event: APIGatewayProxyEventV2): string | null =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.headers.authorization ?? '')?.[1] ?? null;

/** What the handler may know about the caller besides body, query and token. */
export const clientOf = (event: APIGatewayProxyEventV2): Omit<Client, 'network'> => ({
  cookies: cookiesOf(event.cookies ?? []),
  token: bearerToken(event),
  device: deviceName(event.headers['user-agent'] ?? ''),
  host: event.headers[viewerHostHeader] ?? '',
});

const cookiesOf = (cookies: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );

/**
 * True for a call from one of our own pages (a CSRF check). Browsers add cookies to any request, so routes that use one must
 * check. Current browsers send Sec-Fetch-Site; for older ones the Origin must match the host that was called, from a header
 * that CloudFront overwrites. `serve` calls this only after the origin secret was right: a caller that bypasses CloudFront
 * could forge that header.
 */
export const isFromOwnSite = ({ headers }: APIGatewayProxyEventV2): boolean => {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const host = headers[viewerHostHeader];
  return Boolean(host) && [`https://${host}`, `http://${host}`].includes(headers.origin ?? '');
};

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

const isJson = (contentType = ''): boolean => /^application\/json *(; *charset=("?)utf-8\2 *)?$/i.test(contentType);

/** A refusal names the path, never a value. Paths consist of names in our own schemas and positions in lists. */
const parse = (value: unknown, schema: z.ZodMiniType): Read => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const place = (parsed.error.issues[0]?.path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
  return refuse('malformed', place ? wordsWith.unexpectedAt(place) : words.unexpected);
};
