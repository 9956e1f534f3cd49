import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { originSecretHeader, type Route, viewerAddressHeader } from '#shared/contract/route.ts';
import type { Client } from './outcome.ts';

/**
 * The network of an address, for rate limits: an IPv4 address itself, or the /64 of an IPv6 address, because a household or a
 * rented server can use any address of its /64. Null for an invalid address.
 */
export const networkOf = (address: string): string | null => {
  if (isIPv4(address)) return address;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return null;
  // The URL parser normalises IPv6 addresses: lower case, no leading zeros, dotted parts as hexadecimal.
  const groups = eightGroups(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
};

/**
 * The wider networks around one of `networkOf`, because one attacker may have a whole one. `line` is what one connection may have,
 * an IPv6 /56 or an IPv4 /24. `site` is what a rented server may have, an IPv6 /48 or the same IPv4 /24.
 */
export const networksAround = (network: string): { line: string; site: string } => {
  const [first, second, third, fourth] = /^([0-9a-f:]+)::\/64$/.exec(network)?.[1]?.split(':') ?? [];
  if (fourth !== undefined) {
    const site = `${first}:${second}:${third}`;
    const line = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
    return { line: `${site}:${line}::/56`, site: `${site}::/48` };
  }
  const around = isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
  return { line: around, site: around };
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

/** How long a browser may cache a preflight, in seconds. */
const preflightSeconds = 600;

/** These routes use no cookies, and `*` forbids credentials anyway. */
const headersFor = ({ method }: Route): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'access-control-allow-methods': method,
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': String(preflightSeconds),
});

/**
 * Lets pages of any site call a route, if its contract allows it. Such a page may first send a preflight (OPTIONS), which this
 * answers without running the route. All other routes stay as they are.
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

/** The URL of the site at a host that was called, such as 'https://example.org'. The local system has no certificate. */
export const siteAt = (host: string): string =>
  `${/^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host) ? 'http' : 'https'}://${host}`;

/** The stack makes secrets of 44 characters. A shorter word is a placeholder for an earlier secret that does not exist yet. */
const leastSecretLength = 32;

/**
 * The secrets in a text, separated by spaces: the current one and, during a deployment, the previous one, which CloudFront
 * sends until all edge locations have the new one. Throws if there is none, because every call would be refused.
 */
export const readOriginSecrets = (text: string): string[] => {
  const secrets = text.split(/\s+/).filter((word) => word.length >= leastSecretLength);
  if (secrets.length > 0) return secrets;
  throw new Error('ORIGIN_SECRETS has no secret of 32 or more characters. The stack sets it in infra/aws/secrets.ts.');
};

/** The caller's network, as reported by CloudFront. */
export type Origin = Pick<Client, 'network'>;

/** Null if the call bypassed CloudFront, because then none of its headers can be trusted. */
export const originOf = (event: APIGatewayProxyEventV2, secrets: readonly string[]): Origin | null => {
  const given = digest(event.headers[originSecretHeader] ?? '');
  // Compare every secret in constant time, so that timing reveals neither a partial match nor which secret matched.
  const isOurs = secrets.map((secret) => timingSafeEqual(digest(secret), given)).includes(true);
  const network = isOurs ? networkOf(event.headers[viewerAddressHeader] ?? '') : null;
  return network === null ? null : { network };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
