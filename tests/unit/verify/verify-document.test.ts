import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { bundleOf } from '#shared/fhir/bundle.ts';
import type { ToBundle } from '#shared/fhir/setting.ts';
import { readExport } from '#shared/verify/read-export.ts';
import { verifyDocument } from '#shared/verify/verify-document.ts';
import { verifyResult } from '#shared/verify/verify-result.ts';
import { faultsOfBundle, noFaults } from '#tests/unit/fhir/own-checks.ts';
import { everyPersona } from '#tests/unit/fhir/people.ts';

const kindsIn = async (document: unknown) => (await verifyDocument(document))?.map(({ verdict }) => verdict.kind);
const [[, someone]] = everyPersona as [(typeof everyPersona)[number]];
const both = everyPersona.find(([, { results }]) => results.length === 2)?.[1] ?? someone;
const written = (input: typeof someone): string => JSON.stringify(bundleOf(input));

test.each(everyPersona)('the document of %s verifies', async (_name, input) => {
  expect(await kindsIn(JSON.parse(written(input)))).toEqual(input.results.map(() => 'same-figures'));
});

test('a heart result without the answers to the first quiz cannot be verified', async () => {
  const alone = { ...both, results: [both.results[1] ?? both.results[0]] } satisfies ToBundle;
  expect(await kindsIn(JSON.parse(written(alone)))).toEqual(['no-answers']);
});

test('one flipped answer fails every result in the document that builds on it', async () => {
  const text = written(both);
  const flipped = text.includes('"gender.female"')
    ? text.replaceAll('"gender.female"', '"gender.male"')
    : text.replaceAll('"gender.male"', '"gender.female"');
  expect(flipped).not.toBe(text);
  expect(await kindsIn(JSON.parse(flipped))).toEqual(['other-answers', 'other-answers']);
});

test('an edited figure is named beside what its answers give', async () => {
  const document = JSON.parse(written(someone));
  const isAge = ({ resource }: { resource: { method?: object; valueQuantity?: object } }) =>
    resource.method !== undefined && resource.valueQuantity !== undefined;
  const { valueQuantity } = document.entry.find(isAge).resource;
  const right = valueQuantity.value;
  valueQuantity.value = right - 5;
  const [age] = (await verifyDocument(document)) ?? [];
  const path = 'valueQuantity.value';
  expect(age?.verdict).toEqual({
    kind: 'different',
    isSameFingerprint: true,
    differences: [{ path, stored: String(right - 5), workedOut: String(right) }],
  });
});

test('a document without the date of birth cannot be verified, and nothing else is reported', async () => {
  const withoutBirth = { ...someone, who: { name: null, hasBirthDate: false } };
  expect((await kindsIn(JSON.parse(written(withoutBirth))))?.[0]).toBe('other-answers');
});

test.each([null, 7, [], {}, { resourceType: 'Bundle' }, { resourceType: 'Bundle', entry: [null, { resource: [] }] }])(
  '%j is not one of our documents',
  async (document) => expect(await verifyDocument(document)).toBeNull(),
);

test('a corrected result says so in its document, with the reason, and verifies', async () => {
  const replaces = { at: '2026-12-03T10:00:00Z', reason: 'It was wrong.', id: 'one~1', engineVersion: '2.0.0' };
  const [one, ...others] = both.results;
  const corrected = {
    ...both,
    results: [{ ...one, content: { ...one.content, replaces } }, ...others],
  } satisfies ToBundle;
  expect(written(corrected)).toContain('"status":"corrected"');
  expect(written(corrected)).toContain('Corrected on 2026-12-03, in place of a result of engine 2.0.0: It was wrong.');
  expect(await kindsIn(JSON.parse(written(corrected)))).toEqual(both.results.map(() => 'same-figures'));
  expect(faultsOfBundle(bundleOf(corrected))).toEqual(noFaults);
});

const row = (submissionId: string, submittedAt: string) => ({ submissionId, quiz_id: productQuizId, submittedAt });

test.each([
  null,
  7,
  'text',
  [],
  {},
  { parts: null },
  { parts: { results: [] } },
  { parts: { submissions: [], results: {} } },
])('%j is not an export', (file) => expect(readExport(file)).toBeNull());

test('the newest result comes first, and rows without an id or a quiz are left out', () => {
  const results = [
    row('old', '2026-01-01T00:00:00.000Z'),
    row('new', '2026-02-01T00:00:00.000Z'),
    { submittedAt: '' },
    7,
  ];
  expect(readExport({ parts: { submissions: [], results } })?.map(({ submissionId }) => submissionId)).toEqual([
    'new',
    'old',
  ]);
});

const anyContent = fc.record({
  engine: fc.record({ version: fc.constantFrom('0.9.0', '2.1.0', 'x'), hash: fc.anything() }),
  wording: fc.record({ by: fc.constantFrom('model', 'engine'), sections: fc.anything() }),
  category_breakdown: fc.anything(),
  focus_areas: fc.anything(),
});

test('a file of any content gets a verdict, and never that all is well', async () => {
  const anyAnswers = fc.oneof(fc.anything(), fc.dictionary(fc.string(), fc.anything()));
  await fc.assert(
    fc.asyncProperty(anyContent, anyAnswers, fc.anything(), async (content, answers, timeZone) => {
      const result = { ...row('one', '2026-01-01T00:00:00.000Z'), content };
      const submission = { ...result, quizId: productQuizId, sessionId: 'run', answers, timeZone };
      const [read] = readExport({ parts: { results: [result], submissions: [submission] } }) ?? [];
      if (!read) throw new Error('The row was left out.');
      const { verdict } = await verifyResult(read);
      expect(verdict.kind).not.toBe('same');
    }),
    { numRuns: 100 },
  );
});
