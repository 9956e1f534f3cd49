import { isIPv4, isIPv6 } from 'node:net';

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
