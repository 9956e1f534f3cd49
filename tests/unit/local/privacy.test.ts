import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataDir } from '#infra/local/data-dir-lock.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { json } from '#infra/local/wire/messages.ts';

test('the data directory is its owner’s alone', () => {
  const parent = mkdtempSync(join(tmpdir(), 'longevity-private-'));
  const dataDir = join(parent, 'data');
  lockDataDir(dataDir)();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  rmSync(parent, { recursive: true });
});

test('letters and tables are shown under this machine’s names only: no web page can read them by a name of its own', async () => {
  const server = await listen(0);
  for (const path of ['/', '/_local/mail', '/_local/aws/dynamodb']) server.mount(path, () => json(200, 'shown'));
  const statusOf = async (path: string, host: string) => {
    const [answer] = (await once(request(`${server.origin}${path}`, { headers: { host } }).end(), 'response')) as [
      IncomingMessage,
    ];
    answer.resume();
    return answer.statusCode;
  };
  const { port } = server;
  for (const path of ['/_local/mail', '/_local/aws/dynamodb']) {
    for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([path, host, await statusOf(path, host)]).toEqual([path, host, 200]);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect([path, host, await statusOf(path, host)]).toEqual([path, host, 403]);
  }
  expect(await statusOf('/', 'evil.example')).toBe(200);
  await server.stop();
});
