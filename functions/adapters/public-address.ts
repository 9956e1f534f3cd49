import { type LookupAddress, lookup as lookupName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses are in here (RFC 4291). ipaddr.js calls addresses outside it `unicast` too, if nobody uses them yet. */
const globalUnicastV6 = ipaddr.parseCIDR('2000::/3');

/**
 * False for every address of IANA's special-purpose registries: loopback, private, link-local (there is the cloud's
 * metadata service), carrier-grade NAT, documentation, multicast, reserved, and IPv6 tunnels, which can carry a private
 * IPv4 address. So a URL that an operator typed cannot reach into our own network.
 */
export const isPublicAddress = (address: string): boolean => {
  // ipaddr.js also reads short forms such as 127.1, which no socket hands over.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicastV6);
};

/** The code of the error for a refused address. */
export const notPublic = 'NOT_PUBLIC';

/**
 * A lookup for sockets that answers with public addresses only. The socket connects to the very address that was checked,
 * so a name that resolves differently the second time gains nothing.
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
