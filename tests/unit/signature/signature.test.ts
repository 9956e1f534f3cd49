import { compactVerify, createLocalJWKSet } from 'jose';
import { expect, test } from 'vitest';
import { canonicalJson } from '#shared/canonical-json.ts';
import { asSubmissionId } from '#shared/contract/ids.ts';
import { type Result, resultSchema } from '#shared/contract/result.ts';
import { cardiacQuizId, productQuizId } from '#shared/derived-names.ts';
import { composeResult } from '#shared/result.ts';
import { resultDigest } from '#shared/signature/claims.ts';
import { readJws } from '#shared/signature/jws.ts';
import { type SignatureVerdict, verifySignature } from '#shared/verify/signature-verdict.ts';
import { cardiacPersonas, longevityPersonas, today } from '#tests/personas/personas.ts';
import { checkWith, newSigningKey } from '#tests/support/signing-key.ts';
import { longevityContent } from '#tests/unit/results/sample-results.ts';

const key = newSigningKey();
const submittedAt = `${today}T09:30:00.000Z`;
const result: Result = {
  submissionId: asSubmissionId('01J'),
  quiz_id: productQuizId,
  submittedAt,
  content: longevityContent,
};
const signature = key.signResult(result);

const verdictOn = (
  changed: { submissionId?: string; submittedAt?: string; content?: object } = {},
  jws: unknown = signature,
  keys: readonly unknown[] = [key.jwk],
): Promise<SignatureVerdict> => {
  const { submissionId, content } = result;
  // As a file carries it.
  const told = JSON.parse(JSON.stringify({ submissionId, submittedAt, content, ...changed }));
  return verifySignature({ ...told, quizId: productQuizId, signature: jws, submission: null }, checkWith(...keys));
};

test('an unchanged result is not edited, and an independent verifier agrees', async () => {
  expect(await verdictOn()).toBe('not-edited');
  const { payload, protectedHeader } = await compactVerify(signature, createLocalJWKSet({ keys: [key.jwk] }));
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: key.jwk.kid });
  expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({
    submission: '01J',
    quiz: productQuizId,
    submittedAt,
    result: resultDigest(result),
  });
});

/** Every value of a result, each changed by itself. */
const editsOf = (content: object): object[] => {
  const edits: object[] = [];
  const walk = (value: unknown, rebuild: (other: unknown) => object): void => {
    if (typeof value === 'number') edits.push(rebuild(value + 1));
    else if (typeof value === 'string') edits.push(rebuild(`${value}.`));
    else if (typeof value === 'object' && value !== null)
      for (const [name, member] of Object.entries(value))
        walk(member, (other) =>
          rebuild(Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }),
        );
  };
  walk(content, (other) => other as object);
  return edits;
};

test('one other number or word anywhere is an edit', async () => {
  const edits = editsOf(longevityContent);
  expect(edits.length).toBeGreaterThan(40);
  const verdicts = await Promise.all(edits.map((content) => verdictOn({ content })));
  expect(verdicts).toEqual(edits.map(() => 'edited'));
});

test('values that only look the same in JSON are edits: NaN, an extra member, a lone surrogate', async () => {
  const text = JSON.stringify(longevityContent);
  const edits = [
    text.replace(/^\{/, '{"__proto__":{"riskDescriptor":"Optimal"},'),
    text.replace(/^\{/, '{"constructor":null,'),
    text.replace(/^\{/, '{"":0,'),
    text.replace(/"([^"]{20,})"/, '"$1\\ud800"'),
    text.replace(/:(\d+)([,}])/, ':1e400$2'),
    text.replace(/:(\d+)([,}])/, ':"$1"$2'),
    text.replace(/:(\d+)([,}])/, ':[$1]$2'),
  ].map((edit) => JSON.parse(edit) as object);
  expect(new Set(edits.map((edit) => JSON.stringify(edit))).size).toBe(edits.length);
  for (const content of edits) expect(await verdictOn({ content })).toBe('edited');
  // The last of two members of one name is the one that counts, for the page as for the digest.
  const twice = JSON.parse(text.replace(/^\{/, '{"overall_summary":{},')) as object;
  expect(await verdictOn({ content: twice })).toBe('not-edited');
});

test('a signature with one other letter anywhere is invalid', async () => {
  for (let at = 0; at < signature.length - 1; at += 1) {
    const other = signature[at] === 'A' ? 'B' : 'A';
    const changed = `${signature.slice(0, at)}${other}${signature.slice(at + 1)}`;
    expect([at, ['edited', 'unknown-key']]).toEqual([at, expect.arrayContaining([await verdictOn({}, changed)])]);
  }
});

test('another day or another submission is an edit: an old result cannot pass as a new one', async () => {
  expect(await verdictOn({ submittedAt: '2027-01-15T09:30:00.000Z' })).toBe('edited');
  expect(await verdictOn({ submissionId: '01K' })).toBe('edited');
});

test('a signature by another key is invalid, whatever key id it has', async () => {
  const forger = newSigningKey();
  const forged = forger.signResult(result);
  expect(await verdictOn({}, forged)).toBe('unknown-key');
  // Under our key's name.
  expect(
    await verdictOn({}, forged, [
      { ...forger.jwk, kid: 'theirs' },
      { ...key.jwk, kid: forger.jwk.kid },
    ]),
  ).toBe('edited');
});

test('a signature by an old key is valid while its public half is published', async () => {
  const replacement = newSigningKey();
  expect(await verdictOn({}, signature, [key.jwk, replacement.jwk])).toBe('not-edited');
  expect(await verdictOn({}, signature, [replacement.jwk])).toBe('unknown-key');
});

const [header = '', claims = '', seal = ''] = signature.split('.');
const asHeader = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
test.each([
  ['is empty', ''],
  ['is no text', 7],
  ['has no seal', `${header}.${claims}.`],
  ['has other claims', `${header}.${asHeader({ submission: '01J' })}.${seal}`],
  ['asks for no algorithm', `${asHeader({ alg: 'none', kid: key.jwk.kid })}.${claims}.`],
  ['asks for another algorithm', `${asHeader({ alg: 'HS256', kid: key.jwk.kid })}.${claims}.${seal}`],
  ['brings its own key', `${asHeader({ alg: 'ES256', kid: key.jwk.kid, jwk: key.jwk })}.${claims}.${seal}`],
  [
    'names its algorithm twice',
    `${Buffer.from(`{"alg":"ES256","alg":"none","kid":"${key.jwk.kid}"}`).toString('base64url')}.${claims}.${seal}`,
  ],
  [
    'asks that an extension be understood',
    `${asHeader({ alg: 'ES256', kid: key.jwk.kid, crit: ['b64'], b64: false })}.${claims}.${seal}`,
  ],
  [
    'names where its key is',
    `${asHeader({ alg: 'ES256', kid: key.jwk.kid, jku: 'https://evil.example/keys' })}.${claims}.${seal}`,
  ],
  ['has zeros for a seal', `${header}.${claims}.${Buffer.alloc(64).toString('base64url')}`],
  ['has a part too many', `${signature}.${seal}`],
])('a signature that %s is invalid', async (_what, jws) => {
  expect(await verdictOn({}, jws)).toBe('edited');
});

test('a result without a signature, or without our keys, gets no verdict', async () => {
  const { submissionId, content } = result;
  const unsigned = { submissionId, quizId: productQuizId, submittedAt, content, submission: null };
  const withoutKeys = { ...checkWith(), loadKeys: async () => null };
  expect(await verifySignature(unsigned, withoutKeys)).toBe('none');
  expect(await verifySignature({ ...unsigned, signature }, withoutKeys)).toBe('not-checked');
});

test('a signature is small, and has neither answers nor sentences', () => {
  const text = JSON.stringify(readJws(signature)?.claims);
  expect(text).not.toMatch(/ /);
  expect(text.length).toBeLessThan(700);
});

const everyContent = [
  ...Object.values(longevityPersonas).map(({ answers, cardiacAnswers = {} }) =>
    composeResult({ quizId: productQuizId, answers, cardiacAnswers, today }),
  ),
  ...Object.values(cardiacPersonas).map(({ answers, longevityAnswers }) =>
    composeResult({ quizId: cardiacQuizId, answers, longevityAnswers, today }),
  ),
];

test('the API returns all that is signed: the stored and the returned result have the same digest', () => {
  for (const content of everyContent) {
    const made: Result = { ...result, content };
    expect(resultDigest(resultSchema.parse(JSON.parse(JSON.stringify(made))))).toBe(resultDigest(made));
  }
});

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
