import { afterEach, expect, test, vi } from 'vitest';
import { httpEvent, throughCloudFront } from '#infra/local/http-api.ts';
import { json, type LocalRequest } from '#infra/local/wire/http-messages.ts';
import { listen } from '#infra/local/wire/http-server.ts';

const request = (over: Partial<LocalRequest> = {}): LocalRequest => ({
  method: 'POST',
  path: '/submissions/create',
  query: new URLSearchParams(),
  headers: { 'content-type': 'application/json' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  signal: new AbortController().signal,
  ...over,
});
const eventOf = (over: Partial<LocalRequest>) => httpEvent(request(over), '/api/x', 'POST /api/x');

test('text arrives as text, anything else in base64, and nothing as no body', () => {
  const body = Buffer.from('{"a":"ü"}');
  expect(eventOf({ body })).toMatchObject({ body: '{"a":"ü"}', isBase64Encoded: false });
  for (const type of ['application/octet-stream', 'application/x-www-form-urlencoded', 'image/png']) {
    const event = eventOf({ body, headers: { 'content-type': type } });
    expect(event).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true });
  }
  expect(eventOf({})).not.toHaveProperty('body');
});

test('a repeated query parameter is joined with commas, and no query is no parameters', () => {
  const event = eventOf({ query: new URLSearchParams('a=1&b=2&a=3') });
  expect(event.queryStringParameters).toEqual({ a: '1,3', b: '2' });
  expect(event.rawQueryString).toBe('a=1&b=2&a=3');
  expect(eventOf({})).not.toHaveProperty('queryStringParameters');
});

test('cookies are passed separately from the headers', () => {
  const event = eventOf({ headers: { cookie: 'a=1; b=2', accept: '*/*' } });
  expect(event.cookies).toEqual(['a=1', 'b=2']);
  expect(event.headers).toEqual({ accept: '*/*' });
});

afterEach(() => void vi.unstubAllEnvs());

test('address, host and secret replace whatever a caller has sent under their names', () => {
  vi.stubEnv('ORIGIN_SECRETS', 'the-secret');
  const request = {
    method: 'POST',
    path: '/auth/refresh',
    query: new URLSearchParams(),
    headers: {
      host: '127.0.0.1:8080',
      accept: '*/*',
      'x-origin-secret': 'a guess',
      'x-viewer-address': '198.51.100.1',
      'x-viewer-host': 'evil.example',
    },
    body: Buffer.alloc(0),
    sourceIp: '203.0.113.7',
    signal: new AbortController().signal,
  };
  expect(throughCloudFront(request)).toEqual({
    ...request,
    headers: {
      host: '127.0.0.1:8080',
      accept: '*/*',
      'x-origin-secret': 'the-secret',
      'x-viewer-address': '203.0.113.7',
      'x-viewer-host': '127.0.0.1:8080',
    },
  });
});

test('clients are told that a connection without a request stays open for a minute', async () => {
  const server = await listen(0);
  server.mount('/', () => json(200, 'here'));
  const { headers } = await fetch(server.origin);
  await server.stop();
  expect(headers.get('keep-alive')).toBe('timeout=60');
});
