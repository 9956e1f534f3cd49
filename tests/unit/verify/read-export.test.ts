import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productQuizId } from '#shared/derived-names.ts';
import { readExport } from '#shared/verify/read-export.ts';
import { verifyResult } from '#shared/verify/verify-result.ts';

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
