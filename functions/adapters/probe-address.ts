import { keyedHash } from './keyed-hash.ts';

// The probe is a program of ours that uses the site as a person does. It must not count as one, and must not be slowed down by
// what others do from the network that it shares. Its accounts are known by their addresses: nobody without the key can make
// one, so nobody else gets around a limit by it. A mark in the call itself would have to pass through every layer.

/** SES's own mailbox: it takes every mail, and no mail to it counts as bounced or for the quota of a day. */
const mailbox = '@simulator.amazonses.com';
const shape = /^success\+([a-z0-9-]{1,20})\.([a-z0-9]{20})@simulator\.amazonses\.com$/;

/** An address of the probe. `name` tells its accounts apart: up to 20 small letters, digits and hyphens. */
export const probeAddress = (key: string, name: string): string => `success+${name}.${tagOf(key, name)}${mailbox}`;

/** Without a key there is no probe. */
export const isProbeAddress =
  (key: string) =>
  (email: string): boolean => {
    const [, name = '', tag] = shape.exec(email) ?? [];
    return key !== '' && tag === tagOf(key, name);
  };

export const probePassword = (key: string): string => keyedHash(key, 'password of the probe', '');

/** Addresses are compared in small letters. Twenty of these characters are as good as a hundred random bits. */
const tagOf = (key: string, name: string): string =>
  keyedHash(key, 'address of the probe', name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 20);
