import { expect, test } from 'vitest';
import { json } from '#infra/local/wire/http-messages.ts';
import { listen } from '#infra/local/wire/http-server.ts';

test('clients are told that a connection without a request stays open for a minute', async () => {
  const server = await listen(0);
  server.mount('/', () => json(200, 'here'));
  const { headers } = await fetch(server.origin);
  await server.stop();
  expect(headers.get('keep-alive')).toBe('timeout=60');
});
