import { expect, test } from 'vitest';
import { serve } from '#functions/edge/http.ts';
import { getLinkFileSchemas, openLinkSchemas } from '#shared/contract/schemas/link-schemas.ts';
import { getMeSchemas } from '#shared/contract/schemas/session-schemas.ts';
import { event, fakeOutput } from '../fakes.ts';

const { log, measure } = fakeOutput();
const edge = { log, measure };
const opened: string[] = [];
const open = serve('openLink', {
  ...edge,
  schemas: openLinkSchemas,
  handle: async ({ query }) => {
    opened.push(query.id);
    if (query.id === 'broken') throw new Error('The table does not answer.');
    return { answer: { files: [] } };
  },
});
const sent = (id = 'x') => event({ body: {}, query: { id } });

test('a browser’s preflight request is answered without the handler', async () => {
  const answer = await open({ ...sent('asked'), routeKey: 'OPTIONS /api/links/manifest' });
  expect(answer).toEqual({
    statusCode: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    },
  });
  expect(opened).not.toContain('asked');
});

test.each([
  ['a success', sent(), 200],
  ['a refusal', event({ rawBody: 'no JSON', query: { id: 'x' } }), 400],
])('%s can be read by a page of another site', async (_, call, status) => {
  const answer = await open(call);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
});

test('no other route allows it, whatever is asked', async () => {
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

test('a call that bypasses CloudFront is refused here too', async () => {
  const direct = { ...sent(), headers: { 'content-type': 'application/json' } };
  expect((await open({ ...direct, routeKey: 'OPTIONS /api/links/manifest' })).statusCode).toBe(403);
});

test('a text is sent as it is, under its own type', async () => {
  const file = serve('getLinkFile', {
    ...edge,
    schemas: getLinkFileSchemas,
    handle: async () => ({ answer: 'a..b.c.d' }),
  });
  const answer = await file(event({ query: { ticket: 'x' } }));
  expect([answer.statusCode, answer.body, answer.headers?.['content-type']]).toEqual([
    200,
    'a..b.c.d',
    'application/jose',
  ]);
});
