import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeyClient, findSigningKeys, kmsSigner } from '#functions/adapters/results/signing-keys.ts';
import { kms } from '#infra/local/services/kms.ts';
import { createFaults } from '#infra/local/wire/aws-protocols.ts';
import { listen } from '#infra/local/wire/http-server.ts';
import { resultDigest } from '#shared/signature/claims.ts';
import { startWorld, type World } from '#tests/support/pipeline-world.ts';

// The product's own signer, over the wire to the stand-in of KMS; jose checks the signatures.

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.stop());

const publicKeys = async (): Promise<JSONWebKeySet> => ({
  keys: await findSigningKeys(createKeyClient(), (process.env.SIGNING_KEYS ?? '').split(' '))(),
});
const claimsIn = async (jws: string | undefined, keys: JSONWebKeySet) => {
  const { payload } = await compactVerify(jws ?? '', createLocalJWKSet(keys));
  return JSON.parse(new TextDecoder().decode(payload));
};
const onlyResult = async () => (await world.results())[0] ?? expect.fail('there is no result');

test('a result is stored with its own signature, which an independent verifier accepts', async () => {
  const { submissionId } = await world.accept();
  await world.drain();
  const stored = await onlyResult();
  const claims = await claimsIn(stored.signature, await publicKeys());
  const { quiz_id, submittedAt, content } = { quiz_id: '', submittedAt: '', ...stored };
  expect(claims).toMatchObject({
    submission: submissionId,
    result: resultDigest({ submissionId, quiz_id, submittedAt, content: JSON.parse(content) }),
  });
});

test('every user gets result and mail while KMS refuses to sign; the sweep has the result signed afterwards', async () => {
  world.fail({ kms: { error: 'AccessDeniedException' } });
  await world.accept();
  await world.drain();
  expect(await onlyResult()).not.toHaveProperty('signature');
  expect(world.mails()).toHaveLength(1);
  expect(world.counts()).toMatchObject({ visible: 0, inFlight: 0, dead: 0 });

  world.fail({});
  world.pass(20 * 60);
  await world.sweep();
  await world.drain();
  const { signature } = await onlyResult();
  expect(await claimsIn(signature, await publicKeys())).toHaveProperty('result');
  expect(await world.items()).toMatchObject([{ state: 'hooked', mail: 'sent', hook: 'delivered' }]);
  expect(world.mails()).toHaveLength(1);
});

test('after a rotation the old key still verifies, the new one signs, and a disabled one is no longer published', async () => {
  const server = await listen(0);
  const faults = createFaults();
  server.mount('/', kms(world.dataDir, faults, ['signing-key-1', 'signing-key-2']));
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', server.origin);
  const client = createKeyClient();
  try {
    const sign = (keyId: string) => kmsSigner(client, keyId)({ result: keyId }, AbortSignal.timeout(60_000));
    const [before, after] = [await sign('signing-key-1'), await sign('signing-key-2')];
    const published = { keys: await findSigningKeys(client, ['signing-key-1', 'signing-key-2'])() };
    expect(published.keys).toHaveLength(2);
    expect(await claimsIn(before, published)).toEqual({ result: 'signing-key-1' });
    expect(await claimsIn(after, published)).toEqual({ result: 'signing-key-2' });
    const left = { keys: await findSigningKeys(client, ['gone', 'signing-key-2'])() };
    await expect(claimsIn(before, left)).rejects.toThrow('no applicable key');
  } finally {
    vi.unstubAllEnvs();
    await server.stop();
  }
});
