import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { describe, expect, test } from 'vitest';
import { fillFromSecrets, secretRequest } from '#functions/edge/env.ts';

const arn = 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:ServerKey-AbCdEf';
const lambda = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  AWS_SESSION_TOKEN: 'token',
};

/** Node's hashes, as the SDK wants them. */
class Sha256 {
  private readonly hash;
  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = key ? createHmac('sha256', key as string) : createHash('sha256');
  }
  update(data: string | Uint8Array) {
    this.hash.update(data as string);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
}

describe('the request for a secret', () => {
  test.each([
    ['of a function', lambda, 'secretsmanager.eu-west-1.amazonaws.com'],
    ['without a session token', { ...lambda, AWS_SESSION_TOKEN: undefined }, 'secretsmanager.eu-west-1.amazonaws.com'],
    ['in China', { ...lambda, AWS_REGION: 'cn-north-1' }, 'secretsmanager.cn-north-1.amazonaws.com.cn'],
  ])('is signed as the SDK signs it (%s)', async (_, env, hostname) => {
    const now = new Date('2026-11-23T08:00:00.123Z');
    const { authorization = '', ...headers } = secretRequest(env, arn, now).headers;
    const signer = new SignatureV4({
      service: 'secretsmanager',
      region: env.AWS_REGION,
      credentials: {
        accessKeyId: env.AWS_ACCESS_KEY_ID,
        secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
        ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
      },
      sha256: Sha256,
      applyChecksum: false,
    });
    const unsigned = {
      method: 'POST',
      protocol: 'https:',
      hostname,
      path: '/',
      headers: { ...headers, host: hostname },
      body: JSON.stringify({ SecretId: arn }),
    };
    const signed = await signer.sign(unsigned, { signingDate: now });
    expect(authorization).toBe(signed.headers.authorization);
  });
});

describe('a function that starts', () => {
  const answering = (...answers: { status: number; body: string }[]) => {
    const asked: string[] = [];
    return {
      asked,
      ask: async ({ body }: { body: string }) => {
        asked.push(JSON.parse(body).SecretId);
        return answers.shift() ?? Promise.reject(new Error('no connection'));
      },
    };
  };
  const found = { status: 200, body: JSON.stringify({ SecretString: 'forty-four letters' }) };

  test('gets the value of each secret that its environment names', async () => {
    const env: Record<string, string | undefined> = { ...lambda, SERVER_KEY_SECRET_ARN: arn };
    const { ask, asked } = answering(found);
    await fillFromSecrets(env, ask);
    expect([env.SERVER_KEY, asked]).toEqual(['forty-four letters', [arn]]);
  });

  test('requests nothing where the value is set already, or no secret is named', async () => {
    const env = { SERVER_KEY: 'of this machine', SERVER_KEY_SECRET_ARN: arn, PROBE_KEY_SECRET_ARN: '' };
    const { ask, asked } = answering();
    await fillFromSecrets(env, ask);
    expect([env.SERVER_KEY, asked]).toEqual(['of this machine', []]);
  });

  test('asks again after a failure', async () => {
    const env: Record<string, string | undefined> = { ...lambda, SERVER_KEY_SECRET_ARN: arn };
    const { ask, asked } = answering({ status: 500, body: '' }, { status: 400, body: '{}' }, found);
    await fillFromSecrets(env, ask);
    expect([env.SERVER_KEY, asked.length]).toEqual(['forty-four letters', 3]);
  });

  test.each([
    ['cannot be reached', [], /no value for arn:.*no answer/],
    [
      'is refused',
      Array.from({ length: 3 }, () => ({ status: 400, body: '{"message":"secret words"}' })),
      /status 400/,
    ],
    ['has no text', [{ status: 200, body: '{}' }], /has no text/],
  ])('does not start when a secret %s, and does not print the answer', async (_, answers, message) => {
    const env = { ...lambda, SERVER_KEY_SECRET_ARN: arn };
    const failure = await fillFromSecrets(env, answering(...answers).ask).catch((error: Error) => error.message);
    expect(failure).toMatch(message);
    expect(failure).not.toContain('secret words');
  });
});
