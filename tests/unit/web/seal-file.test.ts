import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url } from '#shared/base64url.ts';
import { runs } from '#tests/support/random.ts';
import { openFile, randomSecret, sealFile } from '#web/sealed/seal-file.ts';

const contentType = 'application/fhir+json';

const newKey = () => {
  const text = randomSecret();
  return { text, bytes: fromBase64url(text) ?? new Uint8Array(32) };
};

test('any text can be opened with its key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
      const { bytes } = newKey();
      const json = JSON.stringify({ resourceType: 'Binary', text });
      expect(await openFile(await sealFile(json, bytes, contentType), bytes)).toBe(json);
    }),
    { numRuns: runs(300) },
  );
});

test('the same text is never sealed to the same file, which reveals nothing about it', async () => {
  const { bytes } = newKey();
  const json = JSON.stringify({ resourceType: 'Binary', text: 'Kanarie' });
  const sealed = await Promise.all(Array.from({ length: 20 }, () => sealFile(json, bytes, contentType)));
  expect(new Set(sealed.map((jwe) => jwe.split('.')[2])).size).toBe(20);
  for (const jwe of sealed) {
    expect(jwe).not.toContain('Kanarie');
    expect(jwe).not.toContain(Buffer.from('Kanarie').toString('base64url'));
  }
});

test('another key, or one changed character anywhere, opens nothing', async () => {
  const { bytes } = newKey();
  const jwe = await sealFile('{"resourceType":"Binary"}', bytes, contentType);
  await expect(openFile(jwe, newKey().bytes)).rejects.toThrow();
  for (let at = 0; at < jwe.length; at += 1) {
    if (jwe[at] === '.') continue;
    const part = jwe.slice(0, at).split('.').length - 1;
    // The last character of a part can have unused bits.
    if (jwe[at + 1] === '.' || at === jwe.length - 1) continue;
    const changed = `${jwe.slice(0, at)}${jwe[at] === 'A' ? 'B' : 'A'}${jwe.slice(at + 1)}`;
    await expect(openFile(changed, bytes), `part ${part}, character ${at}`).rejects.toThrow();
  }
});

test('a file that unpacks to too much is refused', async () => {
  const { bytes } = newKey();
  const jwe = await sealFile(JSON.stringify('x'.repeat(9 * 1024 * 1024)), bytes, contentType);
  await expect(openFile(jwe, bytes)).rejects.toThrow();
});
