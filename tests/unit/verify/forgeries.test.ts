import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/canonical-json.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import { fieldsOf } from '#shared/read-unknown.ts';
import { readJws } from '#shared/signature/jws.ts';
import { type Checked, checkFile, type Verdict } from '#shared/verify/check-file.ts';
import { cardiacPersonas } from '#tests/personas/read-personas.ts';
import { runs } from '#tests/support/random.ts';
import { bytesOf, checkWith, newSigningKey } from '#tests/support/signing-key.ts';
import { everyPersona, inputOf } from '#tests/unit/fhir/people.ts';
import { forgeriesOf, type Loose, textForgeries } from './forgeries.ts';

// Only what the site has signed is genuine: tested with named forgeries, and with random edits of the JSON tree.

const key = newSigningKey();
const persona = cardiacPersonas.diabetic58F_emergency ?? expect.fail('no such persona');
const typed = {
  bpReading: 'numbers',
  bpSystolic: '168',
  bpDiastolic: '94',
  totalCholesterol: '231',
  hdlCholesterol: '44',
};
const input = inputOf({ longevity: persona.longevityAnswers, heart: { ...persona.answers, ...typed } });
const [, otherInput] = everyPersona.find(([name]) => name === 'heart ideal60M') ?? expect.fail('no such persona');
const document = await key.signBundle(
  bundleOf({ ...input, who: { name: { firstName: 'Zoë', lastName: 'Müller' }, hasBirthDate: true } }),
);
const other = await key.signBundle(bundleOf({ ...otherInput, documentId: '1f1d3c52-9f0e-4f6b-8b51-0a1b2c3d4e5f' }));
const text = JSON.stringify(document);

const verdictOn = async (forged: string, keys: readonly unknown[] | null = [key.jwk]): Promise<Verdict> =>
  (await checkFile(bytesOf(forged), checkWith(keys))).verdict;

const edited = (edit: (doc: Loose) => unknown): string => {
  const forged: Loose = JSON.parse(text);
  edit(forged);
  return JSON.stringify(forged);
};

test('the unchanged document is genuine', async () => {
  expect(await verdictOn(text)).toBe('genuine');
});

test.each(forgeriesOf(document))('%s is not our document, and the site is not asked', async (_, edit) => {
  const forged = edited(edit);
  expect(canonicalJson(JSON.parse(forged))).not.toBe(canonicalJson(document));
  const asked: string[] = [];
  const checked: Checked = await checkFile(bytesOf(forged), checkWith([key.jwk], { state: 'standing' }, asked));
  expect([checked, asked]).toEqual([{ verdict: 'changed' }, []]);
});

test.each(Object.entries(textForgeries))('%s is refused before anything is read', async (_, forge) => {
  expect(forge(text)).not.toBe(text);
  expect(await verdictOn(forge(text))).toBe('not-ours');
});

test('bytes that are not UTF-8, nothing at all, and what is not a document are not ours', async () => {
  const broken = Uint8Array.from(bytesOf(text), (byte) => (byte === 'Z'.charCodeAt(0) ? 0xff : byte));
  expect((await checkFile(broken, checkWith([key.jwk]))).verdict).toBe('not-ours');
  for (const file of ['', 'null', '1', '"x"', '[]', '{}', '{"signature":1}', '{"signature":"a..b","identifier":"x"}'])
    expect([file, await verdictOn(file)]).toEqual([file, 'not-ours']);
});

test('a bundle of other software, without a signature or with one of another kind, is not ours', async () => {
  const { signature: _, ...unsigned } = document;
  expect(await verdictOn(JSON.stringify(unsigned))).toBe('not-ours');
  const data = btoa('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/>');
  const foreign = { ...unsigned, signature: { ...document.signature, sigFormat: 'application/signature+xml', data } };
  expect(await verdictOn(JSON.stringify(foreign))).toBe('not-ours');
  expect(
    await verdictOn(JSON.stringify({ ...document, identifier: { system: 'https://ehr.example', value: '1' } })),
  ).toBe('not-ours');
});

const withJws = (jws: string) => edited((doc) => Object.assign(fieldsOf(doc.signature), { data: btoa(jws) }));
const jws = atob(document.signature.data);
const [header = '', , seal = ''] = jws.split('.');

test('a signature of another document, of its parts, or by another key is wrong', async () => {
  expect(await verdictOn(withJws(atob(other.signature.data)))).toBe('changed');
  const forger = newSigningKey();
  const forged = JSON.stringify(await forger.signBundle(bundleOf(input)));
  expect(await verdictOn(forged)).toBe('not-ours');
  // Under the name of our key.
  const [, , foreign] = atob((await forger.signBundle(bundleOf(input))).signature.data).split('.');
  expect(await verdictOn(withJws(`${header}..${foreign}`))).toBe('changed');
  expect(await verdictOn(forged, [{ ...forger.jwk, kid: key.jwk.kid }])).toBe('not-ours');
});

test('a signature by an old key holds while its public half is published, and no longer', async () => {
  const newer = newSigningKey();
  expect(await verdictOn(text, [key.jwk, newer.jwk])).toBe('genuine');
  expect(await verdictOn(text, [newer.jwk])).toBe('not-ours');
});

test('the signature of a download is wrong for a document, and the other way round', async () => {
  const { signature: _, identifier, ...rest } = document;
  const download = { ...rest, identifier: identifier.value };
  const own = await key.sign(canonicalJson(download));
  expect(await verdictOn(JSON.stringify({ ...download, signature: own }))).toBe('genuine');
  expect(await verdictOn(withJws(own))).toBe('changed');
  expect(await verdictOn(JSON.stringify({ ...download, signature: jws }))).toBe('changed');
});

const encoded = (value: string) => Buffer.from(value).toString('base64url');

/** The order of the base point of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const highTwin = (): string => {
  const bytes = Buffer.from(seal, 'base64url');
  const s = order - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
  return Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
    'base64url',
  );
};

test('the second s of a signature is valid for ECDSA, but refused here', async () => {
  const { subtle } = crypto;
  const es256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { kty, crv, x, y } = key.jwk;
  const publicKey = await subtle.importKey('jwk', { kty, crv, x, y }, es256, false, ['verify']);
  const { signature: _, ...unsigned } = document;
  const signed = Buffer.from(`${header}.${encoded(canonicalJson(unsigned))}`);
  expect(await subtle.verify(es256, publicKey, Buffer.from(highTwin(), 'base64url'), signed)).toBe(true);
  expect(await verdictOn(withJws(`${header}..${highTwin()}`))).toBe('not-ours');
});

const lastBits = (part: string): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(part.at(-1) ?? '');
  return `${part.slice(0, -1)}${letters[last + 1]}`;
};

const { kid } = key.jwk;
const jwsForgeries: Readonly<Record<string, string>> = {
  'spare bits in the signature': `${header}..${lastBits(seal)}`,
  'padding in the signature': `${header}..${seal}==`,
  'the other base64 alphabet': `${header}..${seal.replaceAll('-', '+').replaceAll('_', '/')}+`,
  'a signature without its last byte': `${header}..${seal.slice(0, -2)}`,
  'no signature': `${header}..`,
  'a payload inside': `${header}.${encoded('{}')}.${seal}`,
  'a fourth part': `${jws}.x`,
  'two parts': `${header}.${seal}`,
  'no algorithm': `${encoded(canonicalJson({ alg: 'none', kid }))}..${seal}`,
  HS256: `${encoded(canonicalJson({ alg: 'HS256', kid }))}..${seal}`,
  'a key in the header': `${encoded(canonicalJson({ alg: 'ES256', jwk: key.jwk, kid }))}..${seal}`,
  'a key’s address in the header': `${encoded(canonicalJson({ alg: 'ES256', jku: 'https://evil.example', kid }))}..${seal}`,
  'a critical extension': `${encoded(canonicalJson({ alg: 'ES256', b64: false, crit: ['b64'], kid }))}..${seal}`,
  'a header in another order': `${encoded(`{"kid":"${kid}","alg":"ES256"}`)}..${seal}`,
  'a header with a space': `${encoded(`{"alg": "ES256","kid":"${kid}"}`)}..${seal}`,
  'a header with alg twice': `${encoded(`{"alg":"none","alg":"ES256","kid":"${kid}"}`)}..${seal}`,
  'no key id': `${encoded('{"alg":"ES256"}')}..${seal}`,
};

test.each(Object.entries(jwsForgeries))('%s is refused', async (_, forged) => {
  expect(await verdictOn(withJws(forged))).toBe('not-ours');
});

test('base64 around the signature has one spelling', async () => {
  for (const data of [
    `${document.signature.data} `,
    `${document.signature.data}=`,
    document.signature.data.replace(/=+$/, ''),
  ]) {
    if (data === document.signature.data) continue;
    expect(await verdictOn(edited((doc) => Object.assign(fieldsOf(doc.signature), { data })))).toBe('not-ours');
  }
});

test('a single changed character anywhere in the signature is refused', async () => {
  let checked = 0;
  for (let place = 0; place < jws.length; place += 1) {
    const letter = jws[place] === 'A' ? 'B' : 'A';
    const forged = `${jws.slice(0, place)}${letter}${jws.slice(place + 1)}`;
    // A signature that still has our form is checked, with our key or with the one that it names.
    if (readJws(forged) === null) continue;
    checked += 1;
    expect([place, ['changed', 'not-ours']]).toEqual([
      place,
      expect.arrayContaining([await verdictOn(withJws(forged))]),
    ]);
  }
  expect(checked).toBeGreaterThan(40);
});

type Path = readonly string[];

/** Every place in a JSON tree. */
const placesIn = (value: unknown, path: Path = []): readonly Path[] => [
  ...(path.length > 0 ? [path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))
    : []),
];
const places = placesIn(document);

const randomEdit = fc.record({
  path: fc.constantFrom(...places),
  how: fc.constantFrom('replace', 'remove', 'add', 'double', 'wrap', 'swap'),
  value: fc.jsonValue(),
  name: fc.string(),
});

const applied = ({ path, how, value, name }: { path: Path; how: string; value: unknown; name: string }): Loose => {
  const forged: Loose = JSON.parse(text);
  const parent = path.slice(0, -1).reduce<unknown>((inner, step) => fieldsOf(inner)[step], forged) as Loose;
  const last = path.at(-1) ?? '';
  if (how === 'remove' && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (how === 'remove') delete parent[last];
  else if (how === 'replace') parent[last] = value;
  else if (how === 'wrap') parent[last] = [parent[last]];
  else if (how === 'double' && Array.isArray(parent)) parent.push(structuredClone(parent[Number(last)]));
  else if (how === 'swap' && Array.isArray(parent)) parent.reverse();
  else if (Array.isArray(parent)) parent.push(value);
  else Object.defineProperty(parent, name, { value, enumerable: true, configurable: true, writable: true });
  return forged;
};

test('a random edit anywhere is genuine only if it changes nothing', async () => {
  const canonical = canonicalJson(document);
  await fc.assert(
    fc.asyncProperty(randomEdit, async (edit) => {
      const forged = JSON.stringify(applied(edit));
      const isSame = canonicalJson(JSON.parse(forged)) === canonical;
      const verdict = await verdictOn(forged);
      expect(verdict === 'genuine').toBe(isSame);
    }),
    { numRuns: runs(500) },
  );
});

const respelt = (value: unknown): string => {
  if (Array.isArray(value)) return `[ ${value.map(respelt).join(' ,\n')}\t]`;
  if (typeof value === 'object' && value !== null)
    return `{\n${Object.entries(value)
      .toReversed()
      .map(([name, inner]) => `${respelt(name)} : ${respelt(inner)}`)
      .join(',')} }`;
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0e0` : `${value * 10}E-1`;
  if (typeof value === 'string')
    return `"${Array.from({ length: value.length }, (_, place) => `\\u${value.charCodeAt(place).toString(16).padStart(4, '0')}`).join('')}"`;
  return String(value);
};

test('order of members, white space, spelling of numbers and escapes are not content', async () => {
  const spelt = respelt(document);
  // Multiplying and dividing by ten leaves some numbers unequal. Those would be other numbers.
  const isSame = canonicalJson(JSON.parse(spelt)) === canonicalJson(document);
  expect(isSame).toBe(true);
  expect(await verdictOn(spelt)).toBe('genuine');
  expect(await verdictOn(JSON.stringify(document, null, 2))).toBe('genuine');
});
