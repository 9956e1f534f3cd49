import { expect, test } from 'vitest';
import { pageOf, resultItem, type StoredResult, storedResult } from '#functions/adapters/results/results.ts';
import { readItem, type StoredKind } from '#functions/adapters/stored-item.ts';
import type { Item } from '#functions/adapters/table.ts';
import type { Submission } from '#functions/submissions/submission.ts';
import { type Replacement, readEnginePattern, rescoreOne } from '#infra/aws/ops/recall/rescore-one.ts';
import type { Result } from '#shared/contract/result.ts';
import { engineVersion } from '#shared/fingerprint.ts';
import { composeResult, composeWithSlots, type Submitted } from '#shared/result.ts';
import { longevityPersonas } from '#tests/personas/read-personas.ts';
import { someSubmission } from '#tests/support/submissions.ts';

// No release before this one was deployed. An invented older engine and an invented older shape of stored item test
// what a later release needs to read data of this one.

const formerVersion = '0.9.0';
const today = '2026-07-01';

/** Makes every person two years too old. */
const formerEngine = (input: Submitted) => {
  const { content, slots } = composeWithSlots(input);
  const { biologicalAge } = content.overall_summary;
  const overall_summary = { ...content.overall_summary, biologicalAge: (biologicalAge ?? 0) + 2 };
  return { content: { ...content, overall_summary, engine: { version: formerVersion, hash: 'former' } }, slots };
};

/** Today's shape, preceded by a shape that called the page `page`. */
const later: StoredKind<StoredResult> = {
  ...storedResult,
  current: storedResult.current + 1,
  upgrades: { [storedResult.current]: ({ page, ...rest }: Item): Item => ({ ...rest, content: page }) },
};

const submission: Submission = {
  ...someSubmission(new Date(`${today}T10:00:00Z`)),
  answers: longevityPersonas.average45F?.answers ?? {},
  state: 'hooked',
};
const { userId, submissionId, quizId, submittedAt, answers } = submission;
const made: Result = {
  submissionId,
  quiz_id: quizId,
  submittedAt,
  content: formerEngine({ quizId, answers, today, firstName: submission.firstName }).content,
};

const asStoredThen = (): Item => {
  const { content, ...rest } = resultItem(userId, made, submittedAt);
  return { ...rest, page: content };
};

const read = (item: Item): Result => pageOf(readItem(later, item, () => {}));

test('an item in the former shape is read completely, through its upgrade', () => {
  expect(read(asStoredThen())).toEqual(made);
});

test('an item in a shape without an upgrade does not count as a missing one', () => {
  const reports: unknown[] = [];
  const readOlder = () => readItem({ ...later, upgrades: {} }, asStoredThen(), (note) => reports.push(note));
  expect(readOlder).toThrow(`schema-${storedResult.current}`);
  expect(reports).toMatchObject([{ userId, submissionId }]);
});

test('a result is corrected by today’s engine, and says what it replaces', async () => {
  const pattern = readEnginePattern('0.x');
  if (!pattern) throw new Error('0.x is a pattern.');
  const replaced: Replacement[] = [];
  const ending = await rescoreOne(
    {
      findResult: async () => read(asStoredThen()),
      findSubmission: async () => submission,
      findEarlier: async () => null,
      compose: composeWithSlots,
      supersede: async (replacement) => {
        replaced.push(replacement);
        return 'done';
      },
    },
    pattern,
    { userId, submissionId },
  );
  expect(ending).toMatchObject({ kind: 'replaced' });
  const right = composeResult({ quizId, answers, today, firstName: submission.firstName });
  expect(replaced).toMatchObject([
    { was: made, newer: { content: { engine: { version: engineVersion }, overall_summary: right.overall_summary } } },
  ]);
});
