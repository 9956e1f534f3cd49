import { expect, test } from 'vitest';
import { httpEvent } from '#infra/local/http-api.ts';
import type { LocalRequest } from '#infra/local/wire/messages.ts';

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

test('text arrives as text, anything else in base64, nothing as no body', () => {
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

test('cookies travel beside the headers', () => {
  const event = eventOf({ headers: { cookie: 'a=1; b=2', accept: '*/*' } });
  expect(event.cookies).toEqual(['a=1', 'b=2']);
  expect(event.headers).toEqual({ accept: '*/*' });
});
