import { expect, test } from 'vitest';
import { serve } from '#functions/edge/http.ts';
import type { Handler } from '#functions/edge/outcome.ts';
import { getLinkFileSchemas, openLinkSchemas } from '#shared/features/doctor/schemas.ts';
import { event, fakeOutput } from '#tests/unit/functions/fakes.ts';

// The software of a clinic may run in a browser, as a page of another site.

const { log, measure } = fakeOutput();
const edge = { log, measure };
const opened: string[] = [];
const open = serve('openLink', {
  ...edge,
  schemas: openLinkSchemas,
  handle: (async ({ query }) => {
    opened.push(query.id);
    if (query.id === 'broken') throw new Error('The table does not answer.');
    return { answer: { files: [] } };
  }) satisfies Handler<'openLink'>,
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

test('a call that bypasses CloudFront is refused here too', async () => {
  const direct = { ...sent(), headers: { 'content-type': 'application/json' } };
  expect((await open({ ...direct, routeKey: 'OPTIONS /api/links/manifest' })).statusCode).toBe(403);
});

test('text is sent as it is, under its own content type', async () => {
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
