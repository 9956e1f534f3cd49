import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Keeps calls to addresses that an operator typed out of our own network: loopback, private, link-local (the metadata
 * service of the cloud among them), carrier-grade NAT, documentation, multicast and reserved ranges. IANA special-purpose registries.
 */
const privateV4 = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateV4.addSubnet(net, prefix, 'ipv4');
}

// IPv6 the other way round: only global unicast is public, minus tunnels (they can carry a private IPv4) and documentation.
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
const notPublicV6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicV6.addSubnet(net, prefix, 'ipv6');
}

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
};

/** The code of the error that a refused address ends in. */
export const notPublic = 'NOT_PUBLIC';

/**
 * A lookup for sockets that answers with public addresses only. The check and the connection use the same answer, so a
 * name that resolves differently the second time gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
    if (failure) return callback(failure, '', 0);
    const open = found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first || open.length < found.length) {
      return callback(
        Object.assign(new Error('The name leads to an address that is not public.'), { code: notPublic }),
        '',
        0,
      );
    }
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};
