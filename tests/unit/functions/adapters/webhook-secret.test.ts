import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { expect, test } from 'vitest';
import { parseKeys, webhookKeys } from '#functions/adapters/webhook.ts';

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

test('the signing key is read once in five minutes, and then again: a rotation needs no deployment', async () => {
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
