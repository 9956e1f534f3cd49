import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { site } from '#infra/local/site.ts';
import type { LocalResponse } from '#infra/local/wire/http-messages.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

const dir = await temporaryDir();
const write = (name: string, content: string | Buffer) => writeFile(join(dir.path, name), content);
await mkdir(join(dir.path, 'assets'));
await write('headers.json', '{"content-security-policy":"default-src \'none\'","x-content-type-options":"nosniff"}');
await write('index.html', 'home');
await write('app.html', 'app');
await write('assets/app-1a2b.js', 'script');
await write('assets/app-1a2b.js.br', brotliCompressSync('script'));
afterAll(dir.remove);

const serve = site(dir.path);
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<LocalResponse> =>
  Promise.resolve(
    serve({
      method,
      path,
      headers,
      query: new URLSearchParams(),
      body: Buffer.alloc(0),
      sourceIp: '',
      signal: new AbortController().signal,
    }),
  );

test.each([
  ['/', 'home'],
  ['/dashboard', 'app'],
  ['/results/01J0000000000000000000000', 'app'],
  ['/assets/app-1a2b.js', 'script'],
])('%s gets the %s', async (path, content) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(String(response.body)).toBe(content);
});

test('a page has the policy, and a file for which browsers ignore it does not', async () => {
  expect((await get('/dashboard')).headers).toMatchObject({ 'content-security-policy': "default-src 'none'" });
  expect((await get('/assets/app-1a2b.js')).headers).not.toHaveProperty('content-security-policy');
  expect((await get('/assets/app-1a2b.js')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('a hashed asset never changes, and a page is never stale', async () => {
  expect((await get('/assets/app-1a2b.js')).headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get('/')).headers).toMatchObject({ 'cache-control': 'no-cache' });
});

test('files that the build compressed are sent compressed to clients that accept it', async () => {
  const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect((await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty(
    'content-encoding',
  );
});

test.each([
  '/assets/gone.js',
  '/headers.json',
  '//headers.json',
  '/../package.json',
  '/assets/%2e%2e%2f..%2fheaders.json',
  '/assets/..\\headers.json',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the site refuses POST', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});
