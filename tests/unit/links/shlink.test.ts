import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64url, readShlink, shlinkOf, toBase64url } from '#shared/links/shlink.ts';
import { runs } from '#tests/support/random.ts';

/** The example of the specification: https://hl7.org/fhir/uv/smart-health-cards-and-links/STU1/links-specification.html */
const example = {
  url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
  flag: 'LP',
  key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q',
  label: 'Back-to-school immunizations for Oliver Brown',
};
const exampleLink =
  'shlink:/eyJ1cmwiOiJodHRwczovL2Voci5leGFtcGxlLm9yZy9xci9ZOXh3a1VkdG1OOXd3b0pvTjNmZkpJaFgyVUd2Q0wxSm5sUFZOTDNrRFdNL20iLCJmbGFnIjoiTFAiLCJrZXkiOiJyeFRnWWxPYUtKUEZ0Y0VkMHFjY2VOOHdFVTRwOTRTcUF3SVdRZTZ1WDdRIiwibGFiZWwiOiJCYWNrLXRvLXNjaG9vbCBpbW11bml6YXRpb25zIGZvciBPbGl2ZXIgQnJvd24ifQ';

describe('a link', () => {
  test('is written and read as in the example of the specification', () => {
    expect(shlinkOf(example)).toBe(exampleLink);
    expect(readShlink(exampleLink)).toEqual(example);
    expect(readShlink(`https://viewer.example.org#${exampleLink}`)).toEqual(example);
  });

  test('keeps every character of its label', () => {
    const payload = { ...example, label: 'Zoë’s page – 健康', exp: 1_764_327_480 };
    expect(readShlink(shlinkOf(payload))).toEqual(payload);
  });

  test('that readers could refuse is not made', () => {
    expect(() => shlinkOf({ ...example, label: 'x'.repeat(81) })).toThrow('label');
    expect(() => shlinkOf({ ...example, url: `https://${'x'.repeat(121)}` })).toThrow('address');
    expect(() => shlinkOf({ ...example, key: 'short' })).toThrow('key');
  });

  const written = (payload: object) => `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;

  test('with fields that we do not know is read without them', () => {
    expect(readShlink(written({ ...example, v: 1, extension: { a: 1 }, _own: 'b' }))).toEqual(example);
  });

  test.each([
    ['a later protocol', written({ ...example, v: 2 })],
    ['no key', written({ url: example.url })],
    ['a key of another length', written({ ...example, key: 'abc' })],
    ['no address', written({ key: example.key })],
    ['no object', written([])],
    ['another scheme', exampleLink.replace('shlink', 'shlinks')],
    ['half of it', exampleLink.slice(0, 60)],
    ['nothing', ''],
  ])('with %s is invalid', (_, link) => {
    expect(readShlink(link)).toBeNull();
  });
});

test('any typed text is read or refused without throwing', () => {
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String());
  fc.assert(
    fc.property(any, (text) => {
      expect(readShlink(`shlink:/${text}`)).toSatisfy((read: unknown) => read === null || typeof read === 'object');
    }),
    { numRuns: runs(5000) },
  );
});

test('any bytes survive base64url', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes));
    }),
    { numRuns: runs(2000) },
  );
});
