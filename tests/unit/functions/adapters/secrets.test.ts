import { describe, expect, test } from 'vitest';
import { createSecretsClient, fillFromSecrets } from '#functions/adapters/secrets.ts';
import { answer, answeringService } from '#tests/support/answering-service.ts';
import { patientClient } from '#tests/support/stand-ins.ts';

const arn = 'arn:aws:secretsmanager:eu-west-1:111122223333:secret:ServerKey-AbCdEf';
const fill = (env: Record<string, string | undefined>) =>
  fillFromSecrets(env, () => createSecretsClient(patientClient));
const found = answer(200, { SecretString: 'forty-four letters' });

describe('a function that starts', () => {
  test('gets the value of each secret that its environment names', async () => {
    const seen = await answeringService(found);
    const env: Record<string, string | undefined> = { SERVER_KEY_SECRET_ARN: arn };
    await fill(env);
    expect(env.SERVER_KEY).toBe('forty-four letters');
    expect(seen.map(({ headers, body }) => [headers['x-amz-target'], JSON.parse(body)])).toEqual([
      ['secretsmanager.GetSecretValue', { SecretId: arn }],
    ]);
  });

  test('requests nothing if the value is set already, or no secret is named', async () => {
    const seen = await answeringService(found);
    const env = { SERVER_KEY: 'of this machine', SERVER_KEY_SECRET_ARN: arn, PROBE_KEY_SECRET_ARN: '' };
    await fill(env);
    expect([env.SERVER_KEY, seen]).toEqual(['of this machine', []]);
  });

  test('asks again after a failure of the service', async () => {
    const seen = await answeringService(answer(500), answer(400, { __type: 'ThrottlingException' }), found);
    const env: Record<string, string | undefined> = { SERVER_KEY_SECRET_ARN: arn };
    await fill(env);
    expect([env.SERVER_KEY, seen.length]).toEqual(['forty-four letters', 3]);
  });

  test.each([
    ['cannot be reached', answer(503, 'secret words'), /could not be read: /],
    [
      'is refused',
      answer(400, { __type: 'AccessDeniedException', message: 'secret words' }),
      /arn:.* could not be read: AccessDeniedException/,
    ],
    ['has no text', answer(200, { Name: 'secret words' }), /arn:.* could not be read: /],
  ])('does not start when a secret %s, and does not print the response', async (_, refusal, message) => {
    await answeringService(refusal);
    const failure = await fill({ SERVER_KEY_SECRET_ARN: arn }).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    const { message: printed, cause } = failure as Error;
    expect(printed).toMatch(message);
    expect([printed.includes('secret words'), cause]).toEqual([false, undefined]);
  });
});
