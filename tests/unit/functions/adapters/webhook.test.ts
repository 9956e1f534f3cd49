import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import {
  callWebhook,
  isPublicAddress,
  notPublic,
  parseKeys,
  publicLookup,
  signedHeaders,
  webhookKeys,
} from '#functions/adapters/webhook.ts';
import { webhookFromEnv } from '#functions/adapters/webhook-from-env.ts';
import type { CircuitBreaker } from '#functions/results/circuit-breaker.ts';
import { pipelineLimits } from '#functions/results/pipeline-limits.ts';
import { asSubmissionId, asUserId } from '#shared/contract/ids.ts';
import { productQuizId } from '#shared/derived-names.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
const body = { userId: asUserId('u'), submissionId: asSubmissionId('01J'), quizId: productQuizId };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const receiver = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const call = (url: string, allowedHosts: string[] = [], keys = async () => parseKeys(secret)) =>
  callWebhook({ url, allowedHosts, keys, now: () => new Date() })('msg_01J', body);

test('a call is signed so that the standard’s own library accepts it, and only under that key', () => {
  const text = JSON.stringify(body);
  const headers = signedHeaders(parseKeys(secret), 'msg_01J', new Date(), text);
  expect(new Webhook(secret).verify(text, headers)).toEqual(body);
  expect(() => new Webhook(other).verify(text, headers)).toThrow();
  expect(() => new Webhook(secret).verify(text.replace('01J', '01K'), headers)).toThrow();
});

test('while a key is being rotated, both the old and the new one verify', () => {
  const headers = signedHeaders(parseKeys(`${secret} ${other}`), 'msg_01J', new Date(), '{}');
  for (const key of [secret, other]) expect(new Webhook(key).verify('{}', headers)).toEqual({});
});

test.each(['', 'whsec_', 'whsec_c2hvcnQ=', 'password'])('"%s" is not a key', (text) =>
  expect(() => parseKeys(text)).toThrow(),
);

test.each([200, 201, 204])('%i is delivered', async (status) => {
  const host = await receiver((_, response) => void response.writeHead(status).end());
  expect(await call(`http://${host}/hook`, [host])).toEqual({ outcome: 'delivered' });
});

test.each([400, 404, 429, 500, 503])('%i is retried later', async (status) => {
  const host = await receiver((_, response) => void response.writeHead(status).end());
  expect(await call(`http://${host}/hook`, [host])).toEqual({ outcome: 'later', reason: `http-${status}` });
});

test('410 is never retried', async () => {
  const host = await receiver((_, response) => void response.writeHead(410).end());
  expect(await call(`http://${host}/hook`, [host])).toEqual({ outcome: 'failed', reason: 'http-410' });
});

test('a redirect is not followed', async () => {
  let reached = false;
  const inner = await receiver((_, response) => {
    reached = true;
    response.end();
  });
  const host = await receiver((_, response) => void response.writeHead(307, { location: `http://${inner}/` }).end());
  expect(await call(`http://${host}/hook`, [host, inner])).toEqual({ outcome: 'later', reason: 'http-307' });
  expect(reached).toBe(false);
});

test('an endless response delays no other call', async () => {
  const host = await receiver((_, response) => {
    response.writeHead(200);
    response.write('x'.repeat(1000));
  });
  expect(await call(`http://${host}/hook`, [host])).toEqual({ outcome: 'delivered' });
});

test('a call to a receiver that never answers ends at the deadline', async () => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const host = await receiver(() => deadline.abort(new DOMException('The deadline has passed.', 'TimeoutError')));
  expect(await call(`http://${host}/hook`, [host])).toEqual({ outcome: 'later', reason: 'TimeoutError' });
  expect(timeout).toHaveBeenCalledWith(pipelineLimits.webhookTimeoutSeconds * 1000);
});

test.each([
  ['http://example.com/hook', 'not-https'],
  ['ftp://example.com/hook', 'not-https'],
  ['nonsense', 'not-a-url'],
  ['https://127.0.0.1/hook', 'not-public'],
  ['https://[::1]/hook', 'not-public'],
  ['https://169.254.169.254/latest/meta-data', 'not-public'],
  ['https://2130706433/', 'not-public'], // 127.0.0.1 as one number
  ['https://0x7f.1/', 'not-public'],
])('%s is refused without a call: %s', async (url, reason) => {
  expect(await call(url)).toEqual({ outcome: 'failed', reason });
});

test('a name that resolves to this machine is refused as well', async () => {
  expect(await call('https://localhost/hook')).toEqual({ outcome: 'later', reason: 'NOT_PUBLIC' });
});

test('only the exact host with its port is allowed', async () => {
  const host = await receiver((_, response) => void response.end());
  expect(await call(`http://${host}/hook`, [host.replace(/\d$/, '')])).toMatchObject({ outcome: 'failed' });
});

test('a call whose secret cannot be read is deferred and never sent unsigned', async () => {
  let reached = false;
  const host = await receiver((_, response) => {
    reached = true;
    response.end();
  });
  const keys = async () => {
    throw Object.assign(new Error('denied'), { name: 'AccessDeniedException' });
  };
  expect(await call(`http://${host}/hook`, [host], keys)).toEqual({
    outcome: 'later',
    reason: 'AccessDeniedException',
  });
  expect(reached).toBe(false);
});

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.7',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '192.88.99.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  'fe80::1%eth0',
  'not an address',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('a name that resolves to this machine is refused before a connection is opened', async () => {
  const failure = await new Promise((resolve) => publicLookup('localhost', { all: true }, (error) => resolve(error)));
  expect(failure).toMatchObject({ code: notPublic });
});

const base64Of = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

test.each([
  [23, false],
  [24, true],
  [64, true],
  [65, false],
])('a signing key of %i bytes is accepted: %s', (bytes, isTaken) => {
  if (isTaken) expect(parseKeys(`whsec_${base64Of(bytes)}`)).toHaveLength(1);
  else expect(() => parseKeys(`whsec_${base64Of(bytes)}`)).toThrow('24 to 64 bytes');
});

test('the signing key is read once in five minutes, so that a rotation needs no deployment', async () => {
  let reads = 0;
  const client = { send: async () => ({ SecretString: base64Of(24 + reads++) }) } as unknown as SecretsManagerClient;
  let now = 0;
  const keys = webhookKeys(client, 'secret', () => now);
  const lengthAt = async (seconds: number) => {
    now = seconds * 1000;
    return (await keys())[0]?.length;
  };
  expect([await lengthAt(0), await lengthAt(299), await lengthAt(301), await lengthAt(600)]).toEqual([24, 24, 25, 25]);
});

const now = new Date('2026-01-15T12:00:00.000Z');

const closed: CircuitBreaker = { allows: async () => true, record: async () => {} };

test('a webhook is never sent unsigned: without a secret the worker does not start', async () => {
  vi.stubEnv('WEBHOOK_URL', 'https://hooks.example/in');
  await expect(webhookFromEnv(() => now, closed)).rejects.toThrow('WEBHOOK_SECRET_ID is not');
  vi.unstubAllEnvs();
  expect(await webhookFromEnv(() => now, closed)).toBeNull();
});
