import { keyedHash } from './keyed-hash.ts';

// The probe is a program that uses the site like a user. It must not count as a user, and the traffic of others in its network
// must not slow it down. Its accounts are recognised by their addresses, which cannot be made without the key, so no one else
// can bypass a limit this way. A flag in the request would have to pass through every layer.

/** SES's mailbox simulator: it accepts every mail, and none counts as a bounce or against the daily quota. */
const mailbox = '@simulator.amazonses.com';
const shape = /^success\+([a-z0-9-]{1,20})\.([a-z0-9]{20})@simulator\.amazonses\.com$/;

/** An address of the probe. `name` distinguishes its accounts: up to 20 lower-case letters, digits and hyphens. */
export const probeAddress = (key: string, name: string): string => `success+${name}.${tagOf(key, name)}${mailbox}`;

/** Without a key there is no probe. */
export const isProbeAddress =
  (key: string) =>
  (email: string): boolean => {
    const [, name = '', tag] = shape.exec(email) ?? [];
    return key !== '' && tag === tagOf(key, name);
  };

export const probePassword = (key: string): string => keyedHash(key, 'password of the probe', '');

/** Addresses are compared in lower case. Twenty of these characters carry a hundred random bits. */
const tagOf = (key: string, name: string): string =>
  keyedHash(key, 'address of the probe', name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20);
