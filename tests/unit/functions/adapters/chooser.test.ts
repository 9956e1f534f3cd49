import { BedrockRuntimeClient, ConverseCommand, type ConverseCommandInput } from '@aws-sdk/client-bedrock-runtime';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, expect, test, vi } from 'vitest';
import { askModel } from '#functions/adapters/chooser.ts';
import { clientSettings } from '#functions/adapters/client-settings.ts';
import { createDocumentClient } from '#functions/adapters/stored-item.ts';

const account = {
  region: 'eu-west-1',
  credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG', sessionToken: 'token' },
};
afterEach(() => vi.unstubAllGlobals());

/** The request of `askModel`, and its ending when the network gives this answer. */
const asked = async (modelId: string, answer: Response) => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return answer;
  });
  const { config } = createDocumentClient({ ...clientSettings, ...account } as typeof clientSettings);
  const ending = await askModel(modelId, config)('You choose.', 'These.');
  return { ending, request: requests[0] ?? expect.fail('nothing was asked') };
};

type Sent = { method: string; hostname: string; path: string; headers: Record<string, string>; body: Uint8Array };

/** The request of the SDK's own client for the same question. */
const sentBySdk = async (input: ConverseCommandInput): Promise<Sent> => {
  const sent: Sent[] = [];
  const requestHandler = {
    handle: (request: Sent) => {
      sent.push(request);
      return Promise.reject(new Error('seen'));
    },
  };
  const client = new BedrockRuntimeClient({ ...account, maxAttempts: 1, requestHandler: requestHandler as never });
  await client.send(new ConverseCommand(input)).catch(() => {});
  return sent[0] ?? expect.fail('the SDK sent nothing');
};

test.each(['amazon.nova-micro-v1:0', 'us.amazon.nova-micro-v1:0'])(
  'the request to the model %s is that of the SDK: same address, same body, a signature that AWS would accept',
  async (modelId) => {
    const { request } = await asked(modelId, Response.json({}));
    const body = await request.clone().text();
    const sdk = await sentBySdk({ modelId, ...JSON.parse(body) });
    const url = new URL(request.url);
    expect([request.method, url.hostname, url.pathname]).toEqual([sdk.method, sdk.hostname, sdk.path]);
    expect(JSON.parse(body)).toEqual(JSON.parse(new TextDecoder().decode(sdk.body)));
    expect(request.headers.get('content-type')).toBe(sdk.headers['content-type']);

    const { authorization = '', ...headers } = Object.fromEntries(request.headers);
    const { sha256 } = createDocumentClient().config;
    const signer = new SignatureV4({ ...account, service: 'bedrock', sha256, applyChecksum: false });
    const { headers: signed } = await signer.sign(
      {
        method: 'POST',
        protocol: 'https:',
        hostname: sdk.hostname,
        path: sdk.path,
        headers: { ...headers, host: sdk.hostname },
        body,
      },
      { signingDate: signedAt(headers['x-amz-date'] ?? '') },
    );
    expect(authorization).toBe(signed.authorization);
    expect(sdk.headers.authorization).toContain('/eu-west-1/bedrock/aws4_request');
    expect(authorization).toContain('/eu-west-1/bedrock/aws4_request');
  },
);

const signedAt = (time: string): Date =>
  new Date(time.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));

test('an error has the name that AWS gives it, or else its status', async () => {
  const throttled = new Response('{}', {
    status: 429,
    headers: { 'x-amzn-errortype': 'ThrottlingException:http://x' },
  });
  expect((await asked('m', throttled)).ending).toEqual({ ok: false, reason: 'ThrottlingException' });
  expect((await asked('m', new Response('gone', { status: 502 }))).ending).toEqual({ ok: false, reason: 'status-502' });
});

test('an answer that is not JSON is an outcome, not a failure', async () => {
  expect((await asked('m', new Response('<html>'))).ending).toEqual({ ok: false, reason: 'SyntaxError' });
});
