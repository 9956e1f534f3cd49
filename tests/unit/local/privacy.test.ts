import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from '#infra/local/data-dir.ts';
import { environmentFor } from '#infra/local/environment.ts';
import { createLocalKey, fromNamedAddress, locked, standInsBehind } from '#infra/local/local-key.ts';
import { type Answer, json } from '#infra/local/wire/http-messages.ts';
import { type LocalServer, listen } from '#infra/local/wire/http-server.ts';
import { temporaryDir } from '#tests/support/temporary-dir.ts';

test('only its owner can read the data directory', () => {
  const parent = mkdtempSync(join(tmpdir(), 'longevity-private-'));
  const dataDir = join(parent, 'data');
  lockDataDir(dataDir)();
  expect(statSync(dataDir).mode & 0o077).toBe(0);
  rmSync(parent, { recursive: true });
});

describe('against other sites', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await listen(0);
    for (const path of ['/', '/_local/mail', '/_local/aws', '/api']) server.mount(path, () => json(200, 'shown'));
  });
  afterAll(() => server.stop());

  const statusOf = async (path: string, headers: Record<string, string>) => {
    const asked = request(`${server.origin}${path}`, { method: 'POST', headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const paths = ['/', '/_local/mail', '/_local/aws/dynamodb', '/api/auth/login'];

  test.each(paths)('%s responds only under this machine’s names', async (path) => {
    const { port } = server;
    for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect([host, await statusOf(path, { host })]).toEqual([host, 200]);
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect([host, await statusOf(path, { host })]).toEqual([host, 403]);
  });

  test.each(paths)('%s responds only to its own pages', async (path) => {
    const { port } = server;
    const host = `localhost:${port}`;
    for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`])
      expect([origin, await statusOf(path, { host, origin })]).toEqual([origin, 200]);
    const foreign = ['https://evil.example', `http://evil.example:${port}`, 'http://localhost:1', 'http://localhost'];
    for (const origin of [...foreign, 'null', `https://localhost:${port}`, `http://localhost:${port}.evil.example`])
      expect([origin, await statusOf(path, { host, origin, 'content-type': 'text/plain' })]).toEqual([origin, 403]);
  });

  test('a path that looks like a host is a path', async () => {
    expect(await statusOf('//', {})).toBe(200);
    expect(await statusOf('//evil.example/', {})).toBe(200);
  });
});

describe('the key', () => {
  const key = createLocalKey('of-this-start');
  const signedBy = (id: string) => ({
    authorization: `AWS4-HMAC-SHA256 Credential=${id}/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
  });
  const ask = async (answer: Answer, path: string, headers: Record<string, string>) => {
    const [query, body, signal] = [new URLSearchParams(), Buffer.from(''), AbortSignal.abort()];
    return answer({ method: 'GET', path, query, headers, body, sourceIp: '127.0.0.1', signal });
  };
  const nothingIsMissing = () => null;
  const reveal: Answer = ({ path, headers, sourceIp }) => json(200, { path, headers, sourceIp });

  test.each([
    ['none', {}, 401],
    ['a wrong one', { 'x-local-key': 'of-this-star' }, 401],
    ['an empty one', { 'x-local-key': '' }, 401],
    ['the right one', { 'x-local-key': 'of-this-start' }, 200],
    ['the right one as access key id', signedBy('of-this-start'), 200],
    ['a wrong one as access key id', signedBy('AKIAIOSFODNN7EXAMPLE'), 401],
    ['the right one elsewhere in a signature', signedBy('x/of-this-start'), 401],
    ['a token', { authorization: 'Bearer of-this-start' }, 401],
  ])('with %s', async (_, headers, status) => {
    expect((await ask(locked(key, reveal), '/', headers)).status).toBe(status);
    expect((await ask(standInsBehind(key, nothingIsMissing, { sqs: reveal }), '/sqs/queue', headers)).status).toBe(
      status,
    );
  });

  test('is in the path for callers that sign with other credentials', async () => {
    const standIns = standInsBehind(key, nothingIsMissing, { sqs: reveal });
    const { status, body } = await ask(standIns, '/key/of-this-start/sqs/0/queue', signedBy('AKIAIOSFODNN7EXAMPLE'));
    expect([status, JSON.parse(String(body)).path]).toEqual([200, '/0/queue']);
    expect((await ask(standIns, '/key/of-another/sqs/0/queue', {})).status).toBe(401);
    expect((await ask(standIns, '/key/of-this-start/s3', {})).status).toBe(404);
  });

  test('is random at each start that sets none', () => {
    expect(createLocalKey().text).toMatch(/^[\w-]{32}$/);
    expect(createLocalKey().text).not.toBe(createLocalKey().text);
  });

  test.each([
    ['', true],
    ['local', true],
    ['eu.anthropic.some-model', false],
  ])('with the model %j is sent by the functions’ clients, which use no account: %j', async (modelId, isFake) => {
    const { path: dataDir, remove } = await temporaryDir();
    onTestFinished(remove);
    const origin = 'http://127.0.0.1:3000';
    const set = environmentFor({ origin, siteUrl: origin, modelId, key, dataDir });
    const endpoints = Object.entries(set).filter(([name]) => /^AWS_ENDPOINT_URL_(?!BEDROCK)|QUEUE_URL/.test(name));
    expect(endpoints.length).toBeGreaterThan(5);
    for (const [name, url] of endpoints) expect([name, url.includes('/key/of-this-start/')]).toEqual([name, !isFake]);
    expect(set.AWS_ACCESS_KEY_ID).toBe(isFake ? 'of-this-start' : undefined);
    expect('AWS_ENDPOINT_URL_BEDROCK_RUNTIME' in set).toBe(isFake);
    // It outlives the start, because tokens name it.
    expect(set.TOKEN_ISSUER).not.toContain('of-this-start');
  });

  test('lets a call name its own address, and is not passed on', async () => {
    const say = async (headers: Record<string, string>) => {
      const { status, body } = await ask(fromNamedAddress(key, reveal), '/', { accept: 'all', ...headers });
      return { status, ...(JSON.parse(String(body)) as { headers: object; sourceIp: string }) };
    };
    const none = { status: 200, path: '/', headers: { accept: 'all' }, sourceIp: '127.0.0.1' };
    const named = { 'x-local-address': '203.0.113.7' };
    expect(await say({})).toEqual(none);
    expect(await say(named)).toEqual(none);
    expect(await say({ ...named, 'x-local-key': 'wrong' })).toEqual(none);
    expect(await say({ ...named, 'x-local-key': key.text })).toEqual({ ...none, sourceIp: '203.0.113.7' });
    const other = { 'x-local-address': '2001:db8::1', 'x-local-key': key.text };
    expect(await say(other)).toEqual({ ...none, sourceIp: '2001:db8::1' });
    expect(await say({ ...other, 'x-local-address': 'somewhere' })).toMatchObject({ status: 400, code: 'malformed' });
  });
});
