import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/origin-headers.ts';
import type { Route } from '#shared/contract/route.ts';
import type { Client } from './outcome.ts';

/**
 * The network that an address stands for, when tries from one place are counted: an IPv4 address itself, of an IPv6
 * address its /64, because a household or a rented server has a whole /64 to choose from. Null when it is no address.
 */
export const networkOf = (address: string): string | null => {
  if (isIPv4(address)) return address;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return null;
  // The URL parser writes every IPv6 address in one way: small letters, no leading zeros, dotted parts as hexadecimal.
  const groups = eightGroups(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
};

const eightGroups = (address: string): string[] => {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
};

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');

/** A browser may remember for so long that it may call, in seconds. */
const preflightSeconds = 600;

/** No cookie is ever read on these routes, and none goes along: `*` forbids credentials. */
const headersFor = ({ method }: Route): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': method,
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': String(preflightSeconds),
});

/**
 * The answers of a route that pages of any site may call. Such a page asks first by OPTIONS whether it may send JSON; that
 * is answered here, and nothing else of the route runs. Every other route stays as it is.
 */
export const withAnyOrigin = async (
  route: Route,
  event: APIGatewayProxyEventV2,
  answer: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> => {
  if (!route.anyOrigin) return answer();
  if (event.routeKey?.startsWith('OPTIONS ')) return { statusCode: 204, headers: headersFor(route) };
  const response = await answer();
  return { ...response, headers: { ...response.headers, ...headersFor(route) } };
};

/** The address of the site at a host that was called: 'https://example.org'. On this very machine there is no certificate. */
export const siteAt = (host: string): string =>
  `${/^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host) ? 'http' : 'https'}://${host}`;

/** The stack makes secrets of 44 characters. A shorter word stands where there is no earlier secret yet. */
const leastSecretLength = 32;

/**
 * The secrets in a text, separated by spaces: the one of today, and during a deployment the one before, which CloudFront
 * sends until all of its places have the new one. Throws when there is none: then every call would be refused.
 */
export const readOriginSecrets = (text: string): string[] => {
  const secrets = text.split(/\s+/).filter((word) => word.length >= leastSecretLength);
  if (secrets.length > 0) return secrets;
  throw new Error('ORIGIN_SECRETS has no secret of 32 or more characters. The stack sets it in infra/aws/secrets.ts.');
};

/** Where a call comes from, as CloudFront says. */
export type Origin = Pick<Client, 'network'>;

/** Null when the call did not come through CloudFront: then nothing in it is believed. */
export const originOf = (event: APIGatewayProxyEventV2, secrets: readonly string[]): Origin | null => {
  const given = digest(event.headers[originSecretHeader] ?? '');
  // Each is compared, and in constant time: the time tells a guesser neither how much was right nor which secret was meant.
  const isOurs = secrets.map((secret) => timingSafeEqual(digest(secret), given)).includes(true);
  const network = isOurs ? networkOf(event.headers[viewerAddressHeader] ?? '') : null;
  return network === null ? null : { network };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
