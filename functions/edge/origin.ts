import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originSecretHeader, viewerAddressHeader } from '#shared/contract/origin-headers.ts';
import { networkOf } from './network-address.ts';
import type { Client } from './outcome.ts';

/** The stack makes secrets of 44 characters. A shorter word stands where there is no earlier secret yet. */
const leastSecretLength = 32;

/**
 * The secrets in a text, separated by spaces: the one of today, and during a deployment the one before, which CloudFront
 * sends until all of its places have the new one. Throws when there is none: then every call would be refused.
 */
export const readOriginSecrets = (text: string): string[] => {
  const secrets = text.split(/\s+/).filter((word) => word.length >= leastSecretLength);
  if (secrets.length > 0) return secrets;
  throw new Error(
    'ORIGIN_SECRETS has no secret of 32 or more characters. The stack sets it in infra/aws/origin-secret.ts.',
  );
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
