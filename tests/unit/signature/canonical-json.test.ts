import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/canonical-json.ts';

test('the example of RFC 8785, section 3.2.2, gives the text of section 3.2.3', () => {
  const given = JSON.parse(
    String.raw`{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/","literals":[null,true,false]}`,
  );
  expect(canonicalJson(given)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
});

test('keys are sorted by their UTF-16 code units, as in the example of section 3.2.3', () => {
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
  const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])));
  expect(text).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')}}`);
});

test.each(['1e400', '-1e400', '[1e400]', '{"a":1e400}'])('%s of a file differs from null in its text', (text) => {
  expect(canonicalJson(JSON.parse(text))).not.toBe(text.replace(/-?1e400/, 'null'));
});

test('undefined members are left out, as in any JSON', () => {
  expect(canonicalJson({ b: undefined, a: [{ d: 1, c: undefined }] })).toBe('{"a":[{"d":1}]}');
});
