import { createHmac } from 'node:crypto';
import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import ipaddr from 'ipaddr.js';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import type { WebhookAnswer } from '#functions/results/send-effects.ts';
import type { SubmissionAccepted } from '#shared/contract/messages.ts';
import { readSecret } from './secrets.ts';

/** All public IPv6 addresses are in this range (RFC 4291). ipaddr.js also calls unassigned addresses outside it `unicast`. */
const globalUnicastV6 = ipaddr.parseCIDR('2000::/3');

/**
 * False for every address of IANA's special-purpose registries: loopback, private, link-local (which includes the cloud's
 * metadata service), carrier-grade NAT, documentation, multicast, reserved, and IPv6 tunnels, which can carry a private IPv4
 * address. So an operator's URL cannot reach into our own network.
 */
export const isPublicAddress = (address: string): boolean => {
  // ipaddr.js also parses short forms such as 127.1, which no socket passes on.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicastV6);
};

/** The error code for a refused address. */
export const notPublic = 'NOT_PUBLIC';

/**
 * A lookup for sockets that resolves to public addresses only. The socket connects to the address that was checked, so DNS
 * rebinding gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
    if (failure) return callback(failure, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first || open.length < found.length) {
      return callback(
        Object.assign(new Error('The name resolves to an address that is not public.'), { code: notPublic }),
        '',
        0,
      );
    }
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};

export type WebhookSettings = {
  url: string;
  /** Each exact `host:port` that may use plain http or a private address: only the local system's own receiver. */
  allowedHosts: readonly string[];
  keys: () => Promise<Buffer[]>;
  now: () => Date;
};

/**
 * Sends one signed POST as in Standard Webhooks 1.0: https to public addresses only. Follows no redirect and does not read the
 * response body. Never throws: `reason` is a one-word cause.
 */
export const callWebhook = (settings: WebhookSettings) => {
  const target = targetOf(settings);
  return async (webhookId: string, body: SubmissionAccepted): Promise<WebhookAnswer> => {
    if ('refused' in target) return { outcome: 'failed', reason: target.refused };
    const text = JSON.stringify(body);
    try {
      const headers = signedHeaders(await settings.keys(), webhookId, settings.now(), text);
      const status = await post(target, headers, text);
      // With 410 a receiver asks for no more calls (Standard Webhooks).
      if (status === 410) return { outcome: 'failed', reason: 'http-410' };
      return status >= 200 && status < 300 ? { outcome: 'delivered' } : { outcome: 'later', reason: `http-${status}` };
    } catch (failure) {
      return { outcome: 'later', reason: codeOf(failure) };
    }
  };
};

type Target = { url: URL; isAllowed: boolean };

const targetOf = ({ url: text, allowedHosts }: WebhookSettings): Target | { refused: string } => {
  const url = URL.parse(text);
  if (!url) return { refused: 'not-a-url' };
  const isAllowed = allowedHosts.includes(url.host);
  if (isAllowed) return { url, isAllowed };
  if (url.protocol !== 'https:') return { refused: 'not-https' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Sockets call the lookup for names only, so an IP address is checked here.
  if (isIP(host) && !isPublicAddress(host)) return { refused: 'not-public' };
  return { url, isAllowed };
};

export const signedHeaders = (keys: Buffer[], webhookId: string, at: Date, body: string): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (key: Buffer) => createHmac('sha256', key).update(`${webhookId}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': keys.map((key) => `v1,${sign(key)}`).join(' '),
  };
};

const post = ({ url, isAllowed }: Target, headers: Record<string, string>, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(pipelineLimits.webhookTimeoutSeconds * 1000),
      ...(isAllowed ? {} : { lookup: publicLookup }),
    };
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const call = send(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // Only the status counts. An endless body must not keep the function running.
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });

const codeOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return 'unknown';
  const { cause } = failure;
  if (failure.name === 'AbortError' && cause instanceof Error) return cause.name;
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name;
};

/**
 * The signing keys: `whsec_` and base64. During a rotation there are several, separated by spaces, so that receivers can switch
 * at any time. Cached for only a few minutes, so that a rotation needs no deployment.
 */
export const webhookKeys = (client: SecretsManagerClient, secretId: string, now: () => number) => {
  let known: { keys: Buffer[]; until: number } | undefined;
  return async (): Promise<Buffer[]> => {
    if (known && known.until > now()) return known.keys;
    known = {
      keys: parseKeys(await readSecret(client, secretId)),
      until: now() + pipelineLimits.secretCacheSeconds * 1000,
    };
    return known.keys;
  };
};

/** Standard Webhooks requires 24 to 64 random bytes. */
export const parseKeys = (secret: string): Buffer[] => {
  const keys = secret.split(/\s+/).filter(Boolean).map(parseKey);
  if (keys.length === 0) throw new Error('The webhook secret is empty. Store whsec_ followed by base64 in it.');
  return keys;
};

const parseKey = (text: string): Buffer => {
  const key = Buffer.from(text.replace(/^whsec_/, ''), 'base64');
  // Secrets Manager cannot generate a prefix, so the stack's secret has none.
  if (/^(whsec_)?[A-Za-z0-9+/]+=*$/.test(text) && key.length >= 24 && key.length <= 64) return key;
  throw new Error('The webhook secret must be the base64 of 24 to 64 bytes, with or without whsec_ before it.');
};
