import { expect, test } from 'vitest';
import { serve } from '#functions/edge/http.ts';
import { clientOf, isFromOwnSite } from '#functions/edge/http-request.ts';
import { originSecretHeader } from '#shared/contract/origin-headers.ts';
import { refreshSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { event } from '#tests/unit/functions/fakes.ts';

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
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
    'Edge on Mac',
  ],
  ['curl/8.5 <script>', 'A browser'],
])('the device %j is shown as %j', (userAgent, device) => {
  expect(clientOf(event({ headers: { 'user-agent': userAgent } })).device).toBe(device);
});
