import * as jose from 'jose';
import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/canonical-json.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { checkFile, maxFileBytes } from '#shared/verify/check-file.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { bytesOf, checkWith, newSigningKey } from '#tests/support/signing-key.ts';
import { everyPersona } from '#tests/unit/fhir/people.ts';

const key = newSigningKey();
const [[, sample]] = everyPersona as unknown as [[string, Parameters<typeof bundleOf>[0]]];
const document = await key.signBundle(bundleOf(sample));
const bytes = bytesOf(JSON.stringify(document));

test.each(everyPersona)('the signed document of %s is genuine, and valid FHIR', async (_, input) => {
  const signed = await key.signBundle(bundleOf(input));
  expect([...faultsByMedplum(signed), ...faultsByFhir(signed)]).toEqual([]);
  const checked = await checkFile(bytesOf(JSON.stringify(signed, null, 2)), checkWith([key.jwk]));
  expect(checked.verdict).toBe('genuine');
});

test('an independent verifier agrees about the signature', async () => {
  const { signature, ...unsigned } = document;
  const [header = '', payload, seal = ''] = atob(signature.data).split('.');
  expect(payload).toBe('');
  const jws = { protected: header, payload: new TextEncoder().encode(canonicalJson(unsigned)), signature: seal };
  const checked = await jose.flattenedVerify(
    { ...jws, payload: jose.base64url.encode(jws.payload) },
    jose.createLocalJWKSet({ keys: [key.jwk] }),
  );
  expect(checked.protectedHeader).toEqual({ alg: 'ES256', kid: key.jwk.kid });
});

const { kid: _, ...withoutKid } = key.jwk;
const stranger = newSigningKey();
const changed = bytesOf(JSON.stringify({ ...document, timestamp: '2030-01-01T00:00:00.000Z' }));
const standing = { state: 'standing' } as const;
const unreachable = { state: 'unreachable' } as const;

/** In the order in which they are decided. By a later rule, each would get another verdict. */
test.each([
  ['what cannot be read, without keys', bytesOf('{'), null, standing, 'not-ours', 0],
  ['no key id or identifier, without keys', bytesOf('{"a":1}'), null, standing, 'not-ours', 0],
  ['a changed document, without keys', changed, null, standing, 'not-checked', 0],
  ['a changed document by a key that is not ours', changed, [stranger.jwk], standing, 'not-ours', 0],
  ['a changed document, whose site is not reachable', changed, [key.jwk], unreachable, 'changed', 0],
  ['a true one, whose site is not reachable', bytes, [key.jwk], unreachable, 'not-checked', 1],
  ['a true one that the site does not know', bytes, [key.jwk], { state: 'unknown' }, 'not-checked', 1],
  ['a true one that was withdrawn', bytes, [key.jwk], { state: 'withdrawn', at: 'then' }, 'withdrawn', 1],
  ['a true one', bytes, [stranger.jwk, key.jwk], standing, 'genuine', 1],
  ['a true one, by a key without an id', bytes, [withoutKid], standing, 'not-ours', 0],
] as const)('%s', async (_, file, keys, state, verdict, questions) => {
  const asked: string[] = [];
  const checked = await checkFile(file, checkWith(keys, state, asked));
  expect([checked.verdict, asked]).toEqual([verdict, Array(questions).fill(document.id)]);
});

test('if something could not be checked, the verdict says why and keeps what was signed', async () => {
  expect(await checkFile(bytes, checkWith(null))).toEqual({ verdict: 'not-checked', why: 'keys' });
  const signed = { kind: 'document', file: JSON.parse(JSON.stringify(document)) };
  expect(await checkFile(bytes, checkWith([key.jwk], unreachable))).toEqual({
    verdict: 'not-checked',
    why: 'site',
    signed,
  });
  expect(await checkFile(bytes, checkWith([key.jwk], { state: 'unknown' }))).toMatchObject({ why: 'unknown', signed });
});

test('a file that is larger than any of ours is not read', async () => {
  const text = JSON.stringify(document);
  const padded = bytesOf(text.padEnd(maxFileBytes + 1, ' '));
  expect((await checkFile(padded, checkWith([key.jwk]))).verdict).toBe('not-ours');
});
