import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/canonical-json.ts';
import { runs } from '#tests/support/random.ts';

test('the canonical text equals that of an independent implementation of RFC 8785', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { numRuns: runs(5000) },
  );
});

test('members are ordered by their UTF-16 units, and numbers are written as in ECMAScript', () => {
  expect(canonicalJson({ '\ufb33': 1, '\u{1f600}': -0, '€': 1e21, '\r': 0.000001, 1: [], '': null })).toBe(
    '{"":null,"\\r":0.000001,"1":[],"€":1e+21,"\u{1f600}":0,"\ufb33":1}',
  );
});
