import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpointOf, jsonCalls } from '#functions/edge/aws-call.ts';

const account = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', sessionToken: 'token' },
};

beforeEach(() => {
  vi.stubEnv('AWS_REGION', account.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', account.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', account.credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', account.credentials.sessionToken);
});
afterEach(() => vi.unstubAllEnvs());

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** A service that gives these answers in turn, at an endpoint that the SDK's variable for all services names. */
const service = async (...answers: ((response: ServerResponse) => void)[]) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    (answers.shift() ?? ((last) => last.end('{}')))(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL', `http://${host}`);
  return { seen, host };
};

const settings = { maxAttempts: 3, requestHandler: { connectionTimeout: 300_000, requestTimeout: 300_000 } };
const QueueUrl = 'https://sqs.eu-west-1.amazonaws.com/111122223333/results';
const Message = Buffer.alloc(32, 7);
const signing = { KeyId: 'key-1', MessageType: 'DIGEST', SigningAlgorithm: 'ECDSA_SHA_256' } as const;
const sqs = (endpoint: string) => new SQSClient({ ...account, endpoint, md5: false });
const kms = (endpoint: string) => new KMSClient({ ...account, endpoint });
const [message, batch] = [
  { QueueUrl, MessageBody: '{"userId":"Zoë"}', DelaySeconds: 5 },
  { QueueUrl, Entries: [{ Id: '0', MessageBody: 'a' }] },
];
const depth = { QueueUrl, AttributeNames: ['ApproximateNumberOfMessages' as const] };
const hiding = { QueueUrl, ReceiptHandle: 'r', VisibilityTimeout: 90 };

test.each([
  ['sqs', 'AmazonSQS.SendMessage', message, (at: string) => sqs(at).send(new SendMessageCommand(message))],
  ['sqs', 'AmazonSQS.SendMessageBatch', batch, (at: string) => sqs(at).send(new SendMessageBatchCommand(batch))],
  ['sqs', 'AmazonSQS.GetQueueAttributes', depth, (at: string) => sqs(at).send(new GetQueueAttributesCommand(depth))],
  [
    'sqs',
    'AmazonSQS.ChangeMessageVisibility',
    hiding,
    (at: string) => sqs(at).send(new ChangeMessageVisibilityCommand(hiding)),
  ],
  [
    'kms',
    'TrentService.GetPublicKey',
    { KeyId: 'key-1' },
    (at: string) => kms(at).send(new GetPublicKeyCommand({ KeyId: 'key-1' })),
  ],
  [
    'kms',
    'TrentService.Sign',
    { ...signing, Message: Message.toString('base64') },
    (at: string) => kms(at).send(new SignCommand({ ...signing, Message })),
  ],
] as const)(
  '%s: %s is sent as the SDK sends it: same address, same body, a signature that AWS would accept',
  async (name, target, input, sendBySdk) => {
    const { seen, host } = await service();
    await jsonCalls(name, settings)(target, input);
    await sendBySdk(`http://${host}`);
    const [ours, sdks] = seen as [Seen, Seen];
    expect([ours.method, ours.url]).toEqual([sdks.method, sdks.url]);
    expect(JSON.parse(ours.body)).toEqual(JSON.parse(sdks.body));
    for (const header of ['content-type', 'x-amz-target', 'x-amz-security-token'])
      expect(ours.headers[header], header).toBe(sdks.headers[header]);

    const { authorization = '' } = ours.headers;
    const names = /SignedHeaders=([\w;-]+)/.exec(authorization)?.[1]?.split(';') ?? [];
    const headers = Object.fromEntries(names.map((header) => [header, String(ours.headers[header])]));
    const { sha256 } = sqs('http://unused').config;
    const signer = new SignatureV4({ ...account, service: name, sha256, applyChecksum: false });
    const { headers: signed } = await signer.sign(
      { method: 'POST', protocol: 'http:', hostname: host, path: '/', headers, body: ours.body },
      { signingDate: signedAt(headers['x-amz-date'] ?? '') },
    );
    expect(authorization).toBe(signed.authorization);
    expect(sdks.headers.authorization).toContain(`/eu-west-1/${name}/aws4_request`);
    expect(authorization).toContain(`/eu-west-1/${name}/aws4_request`);
  },
);

const signedAt = (time: string): Date =>
  new Date(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));

test.each(['sqs', 'kms'] as const)('%s is called at the endpoint of the region, as the SDK calls it', async (name) => {
  for (const region of ['eu-west-1', 'us-east-1', 'cn-north-1']) {
    const asked: string[] = [];
    const requestHandler = {
      handle: ({ protocol, hostname, path }: { protocol: string; hostname: string; path: string }) => {
        asked.push(`${protocol}//${hostname}${path}`);
        return Promise.reject(new Error('seen'));
      },
    } as never;
    const sent =
      name === 'sqs'
        ? new SQSClient({ ...account, region, requestHandler, useQueueUrlAsEndpoint: false, maxAttempts: 1 }).send(
            new SendMessageCommand(message),
          )
        : new KMSClient({ ...account, region, requestHandler, maxAttempts: 1 }).send(
            new GetPublicKeyCommand({ KeyId: 'key-1' }),
          );
    await sent.catch(() => {});
    expect(asked).toEqual([endpointOf(name, region, {}).href]);
  }
});

test("the SDK's variable for one service goes before that for all", () => {
  const all = { AWS_ENDPOINT_URL: 'http://all', AWS_ENDPOINT_URL_SQS: 'http://queues/below' };
  expect(endpointOf('sqs', 'eu-west-1', all).href).toBe('http://queues/below');
  expect(endpointOf('kms', 'eu-west-1', all).href).toBe('http://all/');
});

const answer =
  (status: number, body: string, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end(body);
const refusal = (name: string, status = 400) =>
  answer(status, JSON.stringify({ __type: name, message: 'secret words' }));

describe('a call', () => {
  test.each([
    ['a server error', refusal('InternalError', 500)],
    ['an error without JSON', answer(502, '<html>')],
    ['a throttle', refusal('com.amazonaws.sqs#RequestThrottled')],
    ['too many requests', answer(429, '')],
    ['a closed connection', (response: ServerResponse) => response.destroy()],
    [
      'an answer that breaks off',
      (response: ServerResponse) => response.writeHead(200).write('{', () => response.destroy()),
    ],
  ])('is repeated after %s', async (_, failure) => {
    const { seen } = await service(failure, answer(200, '{"MessageId":"m"}'));
    expect(await jsonCalls('sqs', settings)('AmazonSQS.SendMessage', message)).toEqual({ MessageId: 'm' });
    expect(seen).toHaveLength(2);
  });

  test('is made as often as the settings say, and then fails with the last failure', async () => {
    const { seen } = await service(...Array.from({ length: 3 }, () => refusal('KMSInternalException', 500)));
    const call = jsonCalls('kms', { ...settings, maxAttempts: 2 });
    await expect(call('TrentService.Sign', signing)).rejects.toMatchObject({
      name: 'KMSInternalException',
      status: 500,
    });
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['in the body', refusal('com.amazonaws.sqs#QueueDoesNotExist'), 'QueueDoesNotExist'],
    [
      'in a header',
      answer(400, '{}', { 'x-amzn-errortype': 'AccessDeniedException:http://x' }),
      'AccessDeniedException',
    ],
    ['not at all', answer(403, '<html>'), 'UnknownError'],
  ])(
    'that AWS refuses is not repeated, and has the name that AWS gives %s, without its message',
    async (_, failure, name) => {
      const { seen } = await service(failure);
      const error = await jsonCalls('sqs', settings)('AmazonSQS.SendMessage', message).then(
        () => expect.fail('nothing was refused'),
        (thrown: Error) => thrown,
      );
      expect(error).toMatchObject({ name });
      expect(error.message).not.toContain('secret words');
      expect(seen).toHaveLength(1);
    },
  );

  test('with an answer that is no JSON fails at once: the service has read the request', async () => {
    const { seen } = await service(answer(200, '<html>'));
    await expect(jsonCalls('sqs', settings)('AmazonSQS.SendMessage', message)).rejects.toThrow(SyntaxError);
    expect(seen).toHaveLength(1);
  });

  test('that hangs is ended after its time, and repeated', async () => {
    const { seen } = await service(() => {}, answer(200, '{"MessageId":"m"}'));
    const call = jsonCalls('sqs', {
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 1000 },
    });
    expect(await call('AmazonSQS.SendMessage', message)).toEqual({ MessageId: 'm' });
    expect(seen).toHaveLength(2);
  });

  test('leaves nothing behind on a connection that many calls share', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const { seen } = await service();
    const call = jsonCalls('sqs', settings);
    for (let at = 0; at < 20; at += 1) await call('AmazonSQS.SendMessage', message);
    await new Promise(setImmediate);
    expect(seen).toHaveLength(20);
    expect(warnings).toEqual([]);
  });

  test('ends at its deadline without another attempt', async () => {
    const deadline = new AbortController();
    const { seen } = await service(() => deadline.abort(new Error('over')));
    const call = jsonCalls('kms', settings)('TrentService.Sign', signing, deadline.signal);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });

  test('without a connection has the name and code of the network', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await new Promise((closed) => server.close(closed));
    const call = jsonCalls('sqs', { ...settings, maxAttempts: 1 })('AmazonSQS.SendMessage', message);
    await expect(call).rejects.toMatchObject({ name: 'Error', code: 'ECONNREFUSED' });
  });

  test('says which invocation it belongs to, unsigned: so Lambda notices functions that call each other without end', async () => {
    vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=1-5759e988-bd862e3fe1be46a994272793');
    const { seen } = await service();
    await jsonCalls('sqs', settings)('AmazonSQS.SendMessage', message);
    const { authorization, 'x-amzn-trace-id': trace } = seen[0]?.headers ?? {};
    expect(trace).toBe('Root=1-5759e988-bd862e3fe1be46a994272793');
    expect(authorization).not.toContain('trace');
  });
});
