import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '#shared/base64url.ts';
import {
  normalPasscode,
  passcodeInGroups,
  refusePasscode,
  suggestPasscode,
} from '#shared/features/doctor/links/link.ts';
import { pageFile, readPageFile } from '#shared/features/doctor/links/page-file.ts';
import { htmlOfSheet } from '#shared/features/doctor/links/sheet-html.ts';
import { readShlink, shlinkOf } from '#shared/features/doctor/links/shlink.ts';
import { sheetOf } from '#shared/features/doctor/sheet/sheet-of.ts';
import { people, toSheet } from '#tests/features/doctor/people.ts';
import { faultsByFhir, faultsByMedplum } from '#tests/support/fhir-validators.ts';
import { runs, seeded } from '#tests/support/random.ts';

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

  test('that readers could refuse is not created', () => {
    expect(() => shlinkOf({ ...example, label: 'x'.repeat(81) })).toThrow('label');
    expect(() => shlinkOf({ ...example, url: `https://${'x'.repeat(121)}` })).toThrow('address');
    expect(() => shlinkOf({ ...example, key: 'short' })).toThrow('key');
  });

  const viewed = `https://viewer.example.org/view#${exampleLink}`;
  const inLines = exampleLink.replaceAll(/.{76}/g, '$&\r\n');

  test.each([
    ['a full stop behind it', `${viewed}.`],
    ['a bracket behind it', `(${viewed})`],
    ['a comma and more words', `${viewed}, as we said`],
    ['more words behind a space', `${viewed} is the link`],
    ['a parameter of a messenger', `${viewed}&fbclid=abc`],
    ['a parameter of a newsletter', `${viewed}?utm_source=mail`],
    ['its signs escaped', `https://viewer.example.org/view#${encodeURIComponent(exampleLink)}`],
    ['line breaks', inLines],
    ['escaped line breaks', inLines.replaceAll('\r\n', '%0D%0A')],
    ['spaces around it', ` \u00a0${exampleLink}\u00a0 `],
  ])('that a mail program has passed on with %s is read', (_, link) => {
    expect(readShlink(link)).toEqual(example);
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

test.each(['482915', '482 915', '482-915', ' 482 915 ', '002917'])('%s can be used', (typed) => {
  expect(refusePasscode(typed)).toBeNull();
});

test.each([
  ['', /six|6 digits/],
  ['48291', /6 digits/],
  ['4829155', /6 digits/],
  ['48291a', /6 digits/],
  ['000000', /pattern/],
  ['121212', /pattern/],
  ['100001', /pattern/],
  ['123456', /pattern/],
  ['987654', /pattern/],
  ['890123', /pattern/],
  ['482482', /pattern/],
  ['112233', /pattern/],
  ['665544', /pattern/],
])('“%s” is refused with a sentence that helps', (typed, words) => {
  expect(refusePasscode(typed)).toMatch(words);
});

test('a passcode is shown in two groups, and may be typed with the gap', () => {
  expect(passcodeInGroups('482915')).toBe('482 915');
  expect(normalPasscode(passcodeInGroups('482915'))).toBe('482915');
});

test('a suggested passcode is never one that is refused', () => {
  for (let seed = 0; seed < runs(2000); seed += 1)
    expect(refusePasscode(suggestPasscode(seeded(seed).next))).toBeNull();
});

test('a suggestion that draws an easy number draws again', () => {
  const drawn = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.4, 0.8, 0.2, 0.9, 0.1, 0.5];
  expect(suggestPasscode(() => drawn.shift() ?? 0)).toBe('482915');
});

const page = { note: 'Ines, 46 · “daily”' };
const [someone = expect.fail('There are no personas.')] = people;
const html = htmlOfSheet(sheetOf(toSheet(someone)), null);

test('the page of a link passes both validators as a DocumentReference', () => {
  const file = pageFile(page, html);
  expect(faultsByMedplum(file)).toEqual([]);
  expect(faultsByFhir(file)).toEqual([]);
  expect(faultsByMedplum({ ...file, content: [] })).not.toEqual([]);
  expect(faultsByFhir({ ...file, status: 'fresh' } as never)).not.toEqual([]);
});

test('any software first finds the page of HTML', () => {
  const [first] = pageFile(page, html).content;
  expect(first?.attachment.contentType).toMatch(/^text\/html\b/);
  expect(Buffer.from(first?.attachment.data ?? '', 'base64').toString()).toBe(html);
});

test('/view reads only its own part', () => {
  expect(readPageFile(pageFile(page, ''))).toEqual(page);
  const [html] = pageFile(page, '<p></p>').content;
  const others = [null, 'x', {}, { resourceType: 'Bundle', entry: [] }, { resourceType: 'DocumentReference' }];
  const broken = [{ content: [] }, { content: [html] }, { content: [null, { attachment: null }] }];
  for (const other of [...others, ...broken.map((each) => ({ resourceType: 'DocumentReference', ...each }))])
    expect(readPageFile(other)).toBeNull();
});

test('a passcode in the digits of another script is read', () => {
  expect(refusePasscode('٤٨٢ ٩١٥')).toBeNull();
  expect(refusePasscode('١٢٣٤٥٦')).not.toBeNull();
});
