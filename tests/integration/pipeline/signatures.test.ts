import { createLocalJWKSet, flattenedVerify } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyClient, findSigningKeys, kmsSigner } from '#functions/adapters/results/signing-keys.ts';
import { kms } from '#infra/local/services/kms.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { readJws } from '#shared/signature/jws.ts';
import { startWorld, type World } from '#tests/support/pipeline-world.ts';

// The product's own signer, over the wire to the stand-in of KMS; jose checks the signatures.

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const verified = async (
  jws: string,
  payload: string,
  keys: Awaited<ReturnType<ReturnType<typeof findSigningKeys>>>,
) => {
  const [header = '', , signature = ''] = jws.split('.');
  const whole = { protected: header, payload: Buffer.from(payload).toString('base64url'), signature };
  return (await flattenedVerify(whole, createLocalJWKSet({ keys }))).protectedHeader?.kid;
};

test('after a rotation the old key still verifies, the new one signs, and a disabled one is no longer published', async () => {
  const server = await listen(0);
  const faults = createFaults();
  server.mount('/', kms(world.dataDir, faults, ['signing-key-1', 'signing-key-2']));
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', server.origin);
  const client = createKeyClient();
  try {
    const sign = (keyId: string) => kmsSigner(client, keyId)(keyId);
    const [before, after] = [await sign('signing-key-1'), await sign('signing-key-2')];
    const published = await findSigningKeys(client, ['signing-key-1', 'signing-key-2'])();
    expect(published).toHaveLength(2);
    expect(await verified(before, 'signing-key-1', published)).toBe(published[0]?.kid);
    expect(await verified(after, 'signing-key-2', published)).toBe(published[1]?.kid);
    const left = await findSigningKeys(client, ['gone', 'signing-key-2'])();
    await expect(verified(before, 'signing-key-1', left)).rejects.toThrow('no applicable key');
  } finally {
    vi.unstubAllEnvs();
    await server.stop();
  }
});

test('every signature of KMS is written in its one spelling, with the lower s', async () => {
  const sign = kmsSigner(createKeyClient(), process.env.SIGNING_KEY ?? '');
  const keys = await findSigningKeys(createKeyClient(), (process.env.SIGNING_KEYS ?? '').split(' '))();
  for (let each = 0; each < 20; each += 1) {
    const jws = await sign(`payload ${each}`);
    expect(readJws(jws)).not.toBeNull();
    expect(await verified(jws, `payload ${each}`, keys)).toBe(keys[0]?.kid);
  }
});
