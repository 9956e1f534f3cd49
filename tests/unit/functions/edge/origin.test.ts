import { describe, expect, test } from 'vitest';
import { serve } from '#functions/edge/http.ts';
import { clientOf, deviceName, isFromOwnSite } from '#functions/edge/http-request.ts';
import { networkOf, networksAround, originOf, readOriginSecrets, siteAt } from '#functions/edge/origin.ts';
import { originSecretHeader } from '#shared/contract/route.ts';
import { getMeSchemas, refreshSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { event, fakeOutput, originSecret } from '#tests/unit/functions/fakes.ts';

const previous = 'the-secret-before-the-deployment-of-today';
const call = (headers: Record<string, string> = {}) => event({ headers });

describe('a call', () => {
  test.each([
    ['with the secret of today', call()],
    ['with the one before, which CloudFront may send during a deployment', call({ 'x-origin-secret': previous })],
  ])('%s came through CloudFront, from the address that CloudFront names', (_, sent) => {
    expect(originOf(sent, [originSecret, previous])).toEqual({ network: '203.0.113.7' });
  });

  test.each([
    ['without a secret', { 'x-origin-secret': '' }],
    ['with a part of it', { 'x-origin-secret': originSecret.slice(0, -1) }],
    ['with more than it', { 'x-origin-secret': `${originSecret}x` }],
    ['with all secrets at once', { 'x-origin-secret': `${originSecret} ${previous}` }],
    ['with the secret, but without an address', { 'x-viewer-address': '' }],
    ['with the secret and two addresses', { 'x-viewer-address': '203.0.113.7, 198.51.100.1' }],
  ])('%s did not', (_, headers) => {
    expect(originOf(call(headers), [originSecret, previous])).toBeNull();
  });
});

describe('the secrets', () => {
  test('are separated by spaces, and the placeholder for no earlier secret does not count', () => {
    expect(readOriginSecrets(`${originSecret} ${previous}`)).toEqual([originSecret, previous]);
    expect(readOriginSecrets(`${originSecret} none`)).toEqual([originSecret]);
  });

  test.each(['', ' ', 'none', 'short none'])('%j has none, and the function does not start', (text) => {
    expect(() => readOriginSecrets(text)).toThrow(/ORIGIN_SECRETS has no secret/);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7', 'an IPv4 address stands for itself'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'the right half of an IPv6 address is anybody’s choice'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64', 'however it is written'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', 'or shortened'],
  ['2001:db8::1', '2001:db8:0:0::/64', 'a shortened left half is filled up'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64', 'and a shortened right half too'],
  ['::1', '0:0:0:0::/64', 'the address of the machine itself'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'the name of an interface does not count'],
  ['::ffff:203.0.113.7', '203.0.113.7', 'an IPv4 address in IPv6 clothes is the IPv4 address'],
  ['::ffff:cb00:7107', '203.0.113.7', 'in hexadecimal too'],
])('%s counts as %s: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['', 'localhost', '203.0.113', '203.0.113.7:443', '203.0.113.7, 198.51.100.1', '[::1]', 'fe80::1::2'])(
  '%j is not an address',
  (text) => {
    expect(networkOf(text)).toBeNull();
  },
);

test.each([
  ['example.org', 'https://example.org'],
  ['localhost.example.org', 'https://localhost.example.org'],
  ['my-localhost', 'https://my-localhost'],
  ['127.0.0.10', 'https://127.0.0.10'],
  ['localhost', 'http://localhost'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('the site at the host %s is %s', (host, site) => {
  expect(siteAt(host)).toBe(site);
});

test.each([
  [true, 'a page of ours', { 'sec-fetch-site': 'same-origin' }],
  [false, 'another site', { 'sec-fetch-site': 'cross-site' }],
  [false, 'a site of the same owner', { 'sec-fetch-site': 'same-site' }],
  [false, 'an address that was typed in', { 'sec-fetch-site': 'none' }],
  [true, 'a page of ours in an older browser', { origin: 'https://our.example', 'x-viewer-host': 'our.example' }],
  [false, 'another page in an older browser', { origin: 'https://evil.example', 'x-viewer-host': 'our.example' }],
  [false, 'a page whose name begins like ours', { origin: 'https://our.example.evil', 'x-viewer-host': 'our.example' }],
  [false, 'a program that says nothing', {}],
  [false, 'a program that claims our origin past the distribution', { origin: 'https://our.example' }],
  [
    false,
    'another site that also sends our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://our.example', 'x-viewer-host': 'our.example' },
  ],
])('%s: a call from %s is from our own site', (isOwn, _, headers) => {
  expect(isFromOwnSite(event({ headers }))).toBe(isOwn);
});

test.each([
  [200, 'through CloudFront', {}],
  [403, 'past CloudFront', { [originSecretHeader]: 'a-guess-at-the-secret-of-the-origin-x' }],
])('does not trust a host that the call names itself: %s for a call %s', async (statusCode, _, headers) => {
  const refresh = serve('refresh', { schemas: refreshSchemas, handle: async () => ({ answer: { token: 'a.b.c' } }) });
  const claimed = { origin: 'https://our.example', 'x-viewer-host': 'our.example', ...headers };
  expect(await refresh(event({ body: {}, headers: claimed }))).toMatchObject({ statusCode });
});

test('a route for our own pages refuses every other call before its handler', async () => {
  const refresh = serve('refresh', { schemas: refreshSchemas, handle: async () => expect.unreachable() });
  const response = await refresh(event({ body: {}, headers: { 'sec-fetch-site': 'cross-site' } }));
  expect([response.statusCode, JSON.parse(response.body ?? '')]).toMatchObject([403, { code: 'not-our-site' }]);
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox/Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari/iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36', 'Chrome/Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
    'Edge/Mac',
  ],
  ['curl/8.5 <script>', ''],
])('the device %j is named %j', (userAgent, device) => {
  expect(clientOf(event({ headers: { 'user-agent': userAgent } })).device).toBe(device);
});

// User agents of browsers, nearly all of which claim to be others too.
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge/Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`, 'Opera/Linux'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet/Android',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox/Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
    'Firefox/iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1', 'Chrome/iPad'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome/ChromeOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15', 'Safari/Mac'],
  ['curl/8.5.0', ''],
  ['my Firefox of <b>Ada</b>', ''],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

const { log, measure } = fakeOutput();
const edge = { log, measure };

test('a route for our own pages cannot be read by a page of another site, whatever the request asks for', async () => {
  const getMe = serve('getMe', {
    ...edge,
    schemas: getMeSchemas,
    verify: async () => null,
    handle: async () => ({ answer: {} as never }),
  });
  const answer = await getMe({ ...event(), routeKey: 'OPTIONS /api/users/me' });
  expect(answer.statusCode).toBe(401);
  expect(Object.keys(answer.headers ?? {}).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:db8:aa:1ff::/64', '2001:db8:aa:100::/56', '2001:db8:aa::/48'],
  ['2001:db8:0:7::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
])('around %s are %s and %s', (network, line, site) => expect(networksAround(network)).toEqual({ line, site }));
